import * as z from 'zod/mini'
import { amount, timestamp } from '@/contract/fields'
import { day, operation, word } from './operation-calls'

const excess = z.looseObject({
  excessNo: z.string(),
  orderNo: z.string(),
  amount,
  createdAt: timestamp,
  refundedAt: z.nullable(timestamp),
})

export const opsPayments = operation('payments', {
  summary: 'Lists what was paid for an order: online, by bank, and what goes back',
  by: 'shop',
  words: ['orderNo'],
  input: z.object({ orderNo: word }),
  output: z.looseObject({
    payableAmount: amount,
    /** What is missing of a bank transfer, fen; 0 once the order is paid. */
    missingAmount: amount,
    online: z.array(
      z.looseObject({ paymentNo: z.string(), amount, status: z.string(), createdAt: timestamp }),
    ),
    receipts: z.array(z.looseObject({ reference: z.string(), amount, day: z.string() })),
    excesses: z.array(excess),
  }),
})

export const opsBook = operation('book', {
  summary: 'Books money that arrived at the bank: order, yuan, day, the bank’s reference',
  words: ['orderNo', 'yuan', 'day', 'reference'],
  input: z.object({ orderNo: word, yuan: word, day, reference: word }),
  output: z.looseObject({
    orderNo: z.string(),
    payStatus: z.int(),
    missingAmount: amount,
    excessAmount: amount,
  }),
})

export const opsExcesses = operation('excesses', {
  summary: 'Lists overpaid money that has not gone back yet',
  by: 'shop',
  input: z.object({}),
  output: z.looseObject({ list: z.array(excess) }),
})

export const opsRefundExcess = operation('refund-excess', {
  summary: 'Notes that overpaid money went back, by the bank’s reference of that',
  words: ['excessNo', 'reference'],
  input: z.object({ excessNo: word, reference: word }),
  output: z.looseObject({ excessNo: z.string() }),
})
