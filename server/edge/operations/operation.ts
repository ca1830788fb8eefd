import type * as z from 'zod/mini'
import type { Schema } from '@/contract/endpoint'
import type { Operation } from '@/contract/operations/operation-calls'
import type { Db } from '@/server/kernel/db/client'
import type { OperatorCaller } from '@/server/kernel/http/calls'
import { OperatorError } from '@/server/kernel/operator-error'

/** Whoever operates; `isLocal` on the mall's own machine, where paths of files mean something. */
export type Actor = OperatorCaller & { isLocal: boolean }

/** Whoever may use the mall's machine, by the name of the system's user. */
export const onThisMachine = (name: string): Actor => ({
  name,
  role: 'operator',
  shopId: null,
  isLocal: true,
})

type Operated<I> = { db: Db; now: () => number; actor: Actor; input: I }

export type Facts = Record<string, unknown>

type Handler<I, O> = {
  run: (on: Operated<I>) => Promise<O>
  /** The answer as lines of text. */
  show: (answer: O) => string
  /** What the audit files it under: an order number, a name. */
  subject?: (input: I) => string
  /** What the audit compares before and after. */
  facts?: (db: Db, input: I) => Promise<Facts>
  /** Names paths on the mall's machine. */
  isLocal?: true
  /** Too long for one transaction. */
  isLong?: true
}

/** An operation with its handler, whatever its types. */
export type Handled<V extends string = string> = {
  call: Operation<Schema, Schema, V>
  subjectOf(input: unknown): string
} & Pick<Handler<unknown, unknown>, 'run' | 'show' | 'facts' | 'isLocal' | 'isLong'>

/** Joins an operation and its handler. `perform` has parsed what it hands in. */
export function handle<I extends Schema, O extends Schema, V extends string>(
  call: Operation<I, O, V>,
  handler: Handler<z.output<I>, z.output<O>>,
): Handled<V> {
  const { subject, ...rest } = handler
  // The input was parsed by the schema of the same call.
  const untyped = rest as unknown as Pick<Handler<unknown, unknown>, 'run' | 'show'>
  return { ...untyped, call, subjectOf: (input) => subject?.(input as z.output<I>) ?? '' }
}

/** Shows an answer that is one line. */
export const showLine = ({ line }: { line: string }) => line

/** A required argument of an operation; throws OperatorError when it is missing. */
export function requireWord(word: string | undefined, what: string): string {
  if (!word) throw new OperatorError(`${what} is missing`)
  return word
}
