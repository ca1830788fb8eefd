import * as z from 'zod/mini'
import { count, timestamp } from '@/contract/fields'
import { operation, restOfWords, savedFile, typedNumber, word } from './operation-calls'

export const opsVouchers = operation('vouchers', {
  summary: 'Lists the vouchers that wait, or those of an order',
  by: 'shop',
  words: ['orderNo'],
  input: z.object({ orderNo: z.optional(word) }),
  output: z.looseObject({
    list: z.array(
      z.looseObject({
        orderNo: z.string(),
        /** Its place among those of the order, from 1. */
        place: count,
        fileName: z.string(),
        createdAt: timestamp,
      }),
    ),
  }),
})

export const opsVoucher = operation('voucher', {
  summary: 'Fetches a voucher; --save <folder> stores it',
  by: 'shop',
  words: ['orderNo', 'place'],
  input: z.object({ orderNo: word, place: z._default(typedNumber, 1) }),
  output: z.looseObject({ file: savedFile }),
})

export const opsConfirmVoucher = operation('confirm-voucher', {
  summary: 'Confirms that the money of a voucher has arrived: the order is paid and accepted',
  by: 'shop',
  words: ['orderNo'],
  input: z.object({ orderNo: word }),
  output: z.looseObject({ orderNo: z.string(), statusText: z.string() }),
})

export const opsRefuseVoucher = operation('refuse-voucher', {
  summary: 'Refuses the vouchers of an order: it is unpaid again, and the buyer is told why',
  by: 'shop',
  words: ['orderNo', 'reason...'],
  input: z.object({ orderNo: word, reason: restOfWords.check(z.minLength(1)) }),
  output: z.looseObject({ orderNo: z.string(), statusText: z.string() }),
})
