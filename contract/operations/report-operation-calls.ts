import * as z from 'zod/mini'
import { amount, count } from '@/contract/fields'
import { day, operation } from './operation-calls'

export const opsReport = operation('report', {
  summary: 'What happened on a day in China, and what is stuck now',
  words: ['day'],
  input: z.object({ day: z.optional(day) }),
  output: z.looseObject({
    day: z.string(),
    placed: z.looseObject({ orders: count, amount }),
    paid: z.looseObject({ orders: count, amount }),
    cancelled: count,
    shipped: count,
    refunded: amount,
    /** Booked as arrived at the bank. */
    received: amount,
    /** SKUs on sale without a free piece. */
    soldOut: count,
    stuck: z.looseObject({
      toAccept: count,
      lateToShip: count,
      vouchers: count,
      afterSales: count,
      invoices: count,
      excesses: count,
      chats: count,
    }),
  }),
})
