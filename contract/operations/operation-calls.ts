import * as z from 'zod/mini'
import { fromChinaMinute } from '@/contract/china-clock'
import type { Endpoint, Schema } from '@/contract/endpoint'

/** Who may use an operation: the mall's operators alone, or each shop too, for what is its own. */
export const OPERATOR_ROLES = ['operator', 'shop'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A call of an operator: an endpoint, and how it is typed as `npm run ops -- <verb> …`. */
export type Operation<
  I extends Schema = Schema,
  O extends Schema = Schema,
  V extends string = string,
> = Endpoint<I, O> & {
  verb: V
  /**
   * Fields of the input in the order they are typed; `name...` takes all further words. The fields
   * that are missing here are options: `--carrier SF`.
   */
  words: readonly string[]
  /** `shop`: shops may use it too, for what is their own. */
  by: OperatorRole
}

type Description<I extends Schema, O extends Schema> = Pick<Operation<I, O>, 'input' | 'output'> & {
  summary: string
  words?: readonly string[]
  by?: OperatorRole
}

/** `refuse-cancel` as `opsRefuseCancel`. */
const nameOf = (verb: string) =>
  `ops-${verb}`.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

/** Declares an operation under its verb. */
export function operation<V extends string, I extends Schema, O extends Schema>(
  verb: V,
  { words = [], by = 'operator', ...call }: Description<I, O>,
): Operation<I, O, V> {
  const path = `/api/ops/${verb}` as const
  return { name: nameOf(verb), method: 'POST', path, auth: 'operator', verb, words, by, ...call }
}

const WORD_MAX = 2000

/** A word an operator types. */
export const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(WORD_MAX))
export const optionalWord = z.optional(word)
/** Further words; one text where a line has spaces. */
export const restOfWords = z._default(z.array(word), [])
/** A day in China, `2026-11-24`. */
export const day = z.iso.date()
/** A minute in China, `2026-11-24 09:00`, or the first of a day; '' for none. Epoch ms once it is read. */
export const typedTime = z.pipe(
  z.string().check(
    z.maxLength(16),
    z.refine(
      (text) => text === '' || !Number.isNaN(fromChinaMinute(text)),
      'write a day and a minute in China, such as 2026-11-24 09:00',
    ),
  ),
  z.transform((text) => (text === '' ? null : fromChinaMinute(text))),
)
/** A number that may be typed. */
export const typedNumber = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))

/** What a command has done, in one line or several. */
export const told = z.looseObject({ line: z.string() })

/** A file that the command line stores in the folder of `--save`. */
export const savedFile = z.looseObject({
  fileName: z.string(),
  type: z.string(),
  base64: z.string(),
})
