import * as z from 'zod/mini'
import { amount, timestamp } from '@/contract/fields'
import { quotation } from '@/contract/quotation/quotation-calls'
import { operation, optionalWord, typedNumber, word } from './operation-calls'

const listed = z.looseObject({
  quotationNo: z.string(),
  userName: z.string(),
  buyer: z.string(),
  /** With tax and freight, fen. */
  total: amount,
  status: z.int(),
  statusText: z.string(),
  issuedAt: timestamp,
  validUntil: timestamp,
  /** Orders made of it that were not cancelled. */
  orderNos: z.array(z.string()),
})

export const opsQuotations = operation('quotations', {
  summary: 'Lists quotations, newest first, by a number, buyer or goods',
  words: ['text'],
  input: z.object({
    text: optionalWord,
    limit: z._default(typedNumber.check(z.minimum(1), z.maximum(500)), 50),
  }),
  output: z.looseObject({ list: z.array(listed) }),
})

export const opsQuotation = operation('quotation', {
  summary: 'Shows a quotation: buyer, lines, totals, orders made of it',
  words: ['quotationNo'],
  input: z.object({ quotationNo: word }),
  output: z.looseObject({ quotation: listed, content: quotation }),
})
