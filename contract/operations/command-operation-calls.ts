import * as z from 'zod/mini'
import { operation } from './operation-calls'

/** A word may be a file in base64. */
const WORD_MAX = 1_000_000

/** Any other operation as it is typed; the command line sends this with `--url`. */
export const opsCommand = operation('command', {
  summary: 'Does what a line of words says, and answers in text',
  by: 'shop',
  input: z.object({
    words: z.array(z.string().check(z.maxLength(WORD_MAX))).check(z.maxLength(90)),
    json: z._default(z.boolean(), false),
  }),
  output: z.looseObject({ text: z.string() }),
})
