import type * as z from 'zod/mini'
import type { Endpoint, Schema } from '@/contract/endpoint'
import { timestamp } from '@/contract/fields'
import {
  coerce,
  isIndex,
  leaveOutFields,
  leaveOutRecords,
  type Path,
  type Rooted,
  TIME,
} from './answer-repairs'
import { ApiError } from './api-error'

/** Rounds of one kind of repair: one may uncover what the next has to mend. */
const ROUNDS_MAX = 4

const naming = {
  error: ({ inst, schema }: z.core.$ZodRawIssue) =>
    inst === timestamp || schema === timestamp ? TIME : undefined,
}

const noted = new Set<string>()

/** Names a place in an answer: `list.[].id`. */
export function placeName(path: Path): string {
  return path.map((key) => (isIndex(key) ? '[]' : String(key))).join('.') || 'the answer'
}

/** Notes in the log what could not be understood, each once; never a value. */
function note(call: string, path: Path): void {
  const line = `${call}: ${placeName(path)} cannot be understood`
  if (noted.has(line)) return
  noted.add(line)
  console.info(line)
}

type Read = Pick<Endpoint, 'output' | 'records'>
type Parsed<O extends Schema> = z.core.util.SafeParseResult<z.output<O>>

/** What the contract refuses of an answer as it came. */
export function issuesOf({ output }: Read, data: unknown): readonly z.core.$ZodIssue[] {
  return output.safeParse(data, naming).error?.issues ?? []
}

/**
 * Parses the data of an answer by the contract. What the strict schemas refuse of a host with habits
 * of its own is coerced in place (contract/coerce.ts); an optional field, or a record of an
 * independent list, that cannot be understood is left out, and `say` learns where.
 */
export function repairAnswer<O extends Schema>(
  { output, records, empty = [] }: Pick<Endpoint<Schema, O>, 'output' | 'records' | 'empty'>,
  data: unknown,
  say: (path: Path) => void,
): Parsed<O> {
  const root: Rooted = { data: data ?? empty }
  let parsed = output.safeParse(root.data, naming)
  for (const repair of [coerce, leaveOutFields, ...(records ? [leaveOutRecords] : [])]) {
    for (let round = 0; round < ROUNDS_MAX && !parsed.success; round += 1) {
      if (!repair(root, parsed.error.issues, say)) break
      parsed = output.safeParse(root.data, naming)
    }
  }
  return parsed
}

/**
 * Reads the data of an answer as far as it can be understood, and notes what is lost. Throws an
 * ApiError when no answer remains.
 */
export function readAnswer<O extends Schema>(
  endpoint: Pick<Endpoint<Schema, O>, 'name' | 'output' | 'records' | 'empty'>,
  data: unknown,
): z.output<O> {
  const { name } = endpoint
  const say = (path: Path) => note(name, path)
  const parsed = repairAnswer(endpoint, data, say)
  if (parsed.success) return parsed.data
  for (const { path } of parsed.error.issues) say(path)
  throw new ApiError({ kind: 'contract', endpoint: name, cause: parsed.error })
}
