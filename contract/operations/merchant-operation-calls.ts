import * as z from 'zod/mini'
import { operation, restOfWords, word } from './operation-calls'

export const opsApprove = operation('approve', {
  summary:
    'Approves: merchant <application>; makes its shop, which sign opens, and a token for its operator, shown this once',
  words: ['what', 'applicationNo', 'note...'],
  input: z.object({ what: z.literal('merchant'), applicationNo: word, note: restOfWords }),
  output: z.looseObject({
    applicationNo: z.string(),
    status: z.int(),
    statusText: z.string(),
    shop: z.looseObject({ id: z.int(), name: z.string() }),
    /** Name of the shop's operator. */
    name: z.string(),
    token: z.string(),
  }),
})
