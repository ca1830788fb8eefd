import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { amount, count, named, nothing } from '@/contract/fields'

/** What waits for the buyer. Counts are those of the lists that the personal centre links to. */
const waiting = z.looseObject({
  /** Orders that wait for a payment or a voucher, and their sum. */
  toPay: count,
  toPayAmount: amount,
  toShip: count,
  toReceive: count,
  /** Completed orders that an invoice can be applied for. */
  toInvoice: count,
  /** Order lines that can be commented on. */
  toComment: count,
  /** Inquiries with every line answered and none accepted. */
  quoted: count,
  /** After-sale cases whose goods the buyer has to send back. */
  toSendBack: count,
})
export type Waiting = z.infer<typeof waiting>

const share = z.looseObject({ ...named.shape, amount })
export type SpendShare = z.infer<typeof share>

/** Orders placed in a calendar month of China and not cancelled, tax included. */
const spend = z.looseObject({
  /** `2026-11` */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  orderCount: count,
  /** Goods and freight, before refunds. */
  amount,
  freightAmount: amount,
  /** How much of it has been refunded. */
  refundAmount: amount,
  /** Shares of the amount by shop, the largest first. */
  byShop: z.array(share),
  /** Shares of the goods by top category, the largest first; id 0 for goods no longer listed. */
  byCategory: z.array(share),
})
export type Spend = z.infer<typeof spend>

export const getAccountOverview = endpoint({
  name: 'getAccountOverview',
  method: 'POST',
  path: '/api/user/getAccountOverview',
  auth: 'user',
  summary: 'What waits for the buyer, and what the buyer has ordered this month',
  input: nothing,
  output: z.looseObject({ waiting, spend }),
})
