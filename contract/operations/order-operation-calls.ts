import * as z from 'zod/mini'
import { amount, count, timestamp } from '@/contract/fields'
import { day, operation, optionalWord, restOfWords, typedNumber, word } from './operation-calls'

/** An order as operators list it. */
const operatedOrder = z.looseObject({
  orderNo: z.string(),
  shopId: z.int(),
  shopName: z.string(),
  buyer: z.string(),
  status: z.int(),
  statusText: z.string(),
  payType: z.int(),
  payStatus: z.int(),
  payableAmount: amount,
  paidAmount: amount,
  refundAmount: amount,
  /** Its day and time of placing. */
  createdAt: timestamp,
})

const ORDER_STATES = ['pending', 'toShip', 'toReceive', 'done', 'cancelled'] as const
const LISTED_MAX = 500

export const opsOrders = operation('orders', {
  summary: 'Lists orders, newest first',
  by: 'shop',
  words: ['text'],
  input: z.object({
    /** Part of an order number, buyer, company, purchase number, or all of a trade number. */
    text: optionalWord,
    state: z.optional(z.enum(ORDER_STATES)),
    shop: z.optional(typedNumber),
    day: z.optional(day),
    limit: z._default(typedNumber.check(z.minimum(1), z.maximum(LISTED_MAX)), 50),
  }),
  output: z.looseObject({ list: z.array(operatedOrder) }),
})

export const opsOrder = operation('order', {
  summary: 'Shows an order: money, lines, parcels, vouchers, what happened',
  by: 'shop',
  words: ['orderNo'],
  input: z.object({ orderNo: word }),
  output: z.looseObject({
    order: operatedOrder,
    lines: z.array(
      z.looseObject({
        line: count,
        itemNo: z.string(),
        title: z.string(),
        qty: count,
        shippedQty: count,
        receivedQty: count,
      }),
    ),
    shipments: z.array(z.looseObject({ carrier: z.string(), trackingNo: z.string() })),
    vouchers: z.array(z.looseObject({ fileName: z.string() })),
    events: z.array(z.looseObject({ title: z.string(), text: z.string(), at: timestamp })),
  }),
})

/** An order after a step. */
const stepped = z.looseObject({ orderNo: z.string(), status: z.int(), statusText: z.string() })
const step = z.object({ orderNo: word })
const reasoned = z.object({ orderNo: word, reason: restOfWords })

export const opsAccept = operation('accept', {
  summary: 'Accepts an order; a bank transfer counts as received',
  by: 'shop',
  words: ['orderNo'],
  input: step,
  output: stepped,
})

export const opsDecline = operation('decline', {
  summary: 'Declines an order, which cancels it',
  by: 'shop',
  words: ['orderNo', 'reason...'],
  input: reasoned,
  output: stepped,
})

export const opsShip = operation('ship', {
  summary:
    'Ships a parcel: all open pieces, or those of the lines given as 1=20; a demo invents carrier and number',
  by: 'shop',
  words: ['orderNo', 'lines...'],
  input: z.object({
    orderNo: word,
    lines: restOfWords,
    carrier: optionalWord,
    number: optionalWord,
  }),
  output: stepped,
})

export const opsDeliver = operation('deliver', {
  summary: 'Notes that the parcels have arrived',
  by: 'shop',
  words: ['orderNo'],
  input: step,
  output: stepped,
})

export const opsAgreeCancel = operation('agree-cancel', {
  summary: 'Agrees to a buyer’s wish to cancel',
  by: 'shop',
  words: ['orderNo'],
  input: step,
  output: stepped,
})

export const opsRefuseCancel = operation('refuse-cancel', {
  summary: 'Refuses a buyer’s wish to cancel: the order goes on',
  by: 'shop',
  words: ['orderNo', 'reason...'],
  input: reasoned,
  output: stepped,
})

export const opsRefund = operation('refund', {
  summary: 'Notes that a cancelled bank transfer was paid back',
  by: 'shop',
  words: ['orderNo'],
  input: step,
  output: stepped,
})
