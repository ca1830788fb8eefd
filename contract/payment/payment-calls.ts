import * as z from 'zod/mini'
import { PAID_AT_ONCE_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { amount, timestamp } from '@/contract/fields'
import { onlinePayType, orderNo, payType } from '@/contract/order/order-fields-calls'

/** Maximum size of a voucher, bytes. */
export const VOUCHER_MAX_BYTES = 5 * 1024 * 1024
/** Less than any receipt of a bank has. */
export const VOUCHER_MIN_BYTES = 1024
/** Maximum vouchers per order. */
export const VOUCHERS_MAX = 5
/** Timeout of an upload on a slow connection, ms. */
const UPLOAD_TIMEOUT_MS = 60_000

const orderNos = z.array(orderNo).check(
  z.minLength(1),
  z.maxLength(PAID_AT_ONCE_MAX),
  z.refine((list) => new Set(list).size === list.length, '订单重复'),
)
/** P, the second of its creation in China, six digits. */
const paymentNo = z.string().check(z.regex(/^P\d{18}$/, '支付单号应为 P 加 18 位数字'))
/** Lets the holder of a scanned code pay without signing in. */
const cashierToken = z.string().check(z.regex(/^[\w-]{20,64}$/))

export const paymentStatus = z.enum(['waiting', 'paid', 'failed', 'closed'])
export type PaymentStatus = z.infer<typeof paymentStatus>

const payment = z.looseObject({
  paymentNo: z.string(),
  orderNos: z.array(z.string()),
  amount,
  payType: z.int(),
  status: paymentStatus,
  /** Null until it is paid. */
  paidAt: z.nullable(timestamp),
  /** After this it can no longer be paid. */
  expiresAt: timestamp,
  /** Simulated cashier: no money is moved. */
  isSandbox: z.boolean(),
  /** Of a paid one: what goes back, since its order was cancelled or paid before, fen. */
  returnedAmount: z.optional(amount),
})
export type Payment = z.infer<typeof payment>

export const createPayment = endpoint({
  name: 'createPayment',
  method: 'POST',
  path: '/api/payment/createPayment',
  auth: 'user',
  summary: 'A payment over one or several orders; closes what was begun for them before',
  /** Defaults to the payment method of the orders. */
  input: z.object({ orderNos, payType: z.optional(onlinePayType) }),
  output: z.looseObject({
    ...payment.shape,
    /** URL of the cashier: a page of the mall, of another host, or a code for a phone. */
    cashierUrl: z.string().check(z.regex(/^(https:\/\/|weixin:\/\/|\/(?![/\\]))[^\s\\]*$/)),
  }),
})
export type CreatedPayment = z.infer<typeof createPayment.output>

export const getPaymentStatus = endpoint({
  name: 'getPaymentStatus',
  method: 'POST',
  path: '/api/payment/getPaymentStatus',
  auth: 'user',
  summary: 'How a payment stands; asks the provider when it has not said so by itself',
  input: z.object({ paymentNo }),
  output: payment,
})

export const changePayType = endpoint({
  name: 'changePayType',
  method: 'POST',
  path: '/api/payment/changePayType',
  auth: 'user',
  summary: 'Another payment method for unpaid orders, with its own deadline; closes open payments',
  input: z.object({ orderNos, payType }),
  output: z.looseObject({
    orders: z.array(
      z.looseObject({
        orderNo: z.string(),
        payType: z.int(),
        /** Until when it can be paid by this method. */
        dueAt: timestamp,
      }),
    ),
  }),
})

export const uploadVoucher = endpoint({
  name: 'uploadVoucher',
  method: 'POST',
  path: '/api/payment/uploadVoucher',
  auth: 'user',
  summary: 'Proof of a transfer (jpg, png, pdf) for offline orders, named in the field orderNos',
  /** Two form fields: `file`, and `orderNos` separated by commas. */
  input: z.instanceof(FormData),
  output: z.looseObject({
    fileId: z.string(),
    fileName: z.string(),
    orderNos: z.array(z.string()),
  }),
  takes: 'form',
  timeoutMs: UPLOAD_TIMEOUT_MS,
})

/** Order numbers in that form field. */
export const voucherOrders = orderNos

export const getVoucher = endpoint({
  name: 'getVoucher',
  method: 'POST',
  path: '/api/payment/getVoucher',
  auth: 'user',
  summary: 'A voucher the buyer uploaded, as a file',
  input: z.object({ fileId: z.uuid() }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: UPLOAD_TIMEOUT_MS,
})

export const notifyPayment = endpoint({
  name: 'notifyPayment',
  method: 'POST',
  path: '/api/payment/notifyPayment',
  auth: 'none',
  summary: 'The provider tells how a payment ended; signed, and taken once',
  input: z.object({
    paymentNo,
    /** The provider's own payment number. */
    providerNo: z.string().check(z.minLength(1), z.maxLength(64)),
    amount,
    status: z.enum(['paid', 'failed']),
    /** When it was signed. */
    timestamp,
    nonce: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    /** HMAC-SHA256 of the fields above, hex. */
    sign: z.string().check(z.regex(/^[\da-f]{64}$/)),
  }),
  output: z.looseObject({ isTaken: z.boolean() }),
})

export const getSandboxCashier = endpoint({
  name: 'getSandboxCashier',
  method: 'POST',
  path: '/api/payment/getSandboxCashier',
  auth: 'none',
  summary: 'What the simulated cashier shows to whoever holds its address',
  input: z.object({ paymentNo, token: cashierToken }),
  output: z.looseObject({
    paymentNo: z.string(),
    amount,
    payType: z.int(),
    status: paymentStatus,
    expiresAt: timestamp,
  }),
})
export type SandboxCashier = z.infer<typeof getSandboxCashier.output>

export const paySandbox = endpoint({
  name: 'paySandbox',
  method: 'POST',
  path: '/api/payment/paySandbox',
  auth: 'none',
  summary: 'Stands in for the buyer’s payment app: pays or breaks off, and notifies the mall',
  input: z.object({ paymentNo, token: cashierToken, outcome: z.enum(['paid', 'failed']) }),
  output: z.looseObject({ status: paymentStatus }),
})
