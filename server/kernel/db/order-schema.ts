/**
 * Tables of orders and payments. Amounts are fen; document numbers are primary keys, because
 * buyers quote them. Goods, address and invoice of an order are frozen copies.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import type { CheckoutLine, DeliveryAddress } from '@/contract/order/checkout-calls'
import type { OrderDetail } from '@/contract/order/order-calls'
import type { PaymentStatus } from '@/contract/payment/payment-calls'
import { owner, users } from './account-schema'
import { amount, bytea, moment } from './columns'

/** The invoice wanted with an order; orders of earlier versions do not have its whole title. */
export type FrozenInvoice = NonNullable<OrderDetail['invoice']> & { content?: InvoiceTitle }

/** One per shop; those of one submission share a trade number. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text().primaryKey(),
    tradeNo: text().notNull(),
    userId: owner(),
    shopId: integer().notNull(),
    shopName: text().notNull(),
    /** Codes of contract/order/order-status-rules.ts. */
    status: smallint().notNull(),
    payStatus: smallint().notNull().default(0),
    shipStatus: smallint().notNull().default(0),
    refundStatus: smallint().notNull().default(0),
    /** An after-sale case of it, of any kind, is not settled yet. */
    hasOpenAfterSale: boolean().notNull().default(false),
    invoiceStatus: smallint().notNull().default(0),
    payType: smallint().notNull(),
    goodsAmount: amount(),
    freightAmount: amount(),
    netAmount: amount(),
    taxAmount: amount(),
    payableAmount: amount(),
    paidAmount: amount().default(0),
    refundAmount: amount().default(0),
    lineCount: integer().notNull(),
    /** Number of lines the buyer has commented on. */
    commentedCount: integer().notNull().default(0),
    buyer: jsonb().$type<OrderDetail['buyer']>().notNull(),
    address: jsonb().$type<DeliveryAddress>().notNull(),
    invoice: jsonb().$type<FrozenInvoice>(),
    poNumber: text().notNull(),
    costCenter: text().notNull().default(''),
    /** `2026-11-24`, '' for none. */
    requiredDate: text().notNull().default(''),
    remark: text().notNull(),
    source: text({ enum: ['cart', 'buyNow', 'quotation'] }).notNull(),
    /** The buyer wants everything in one delivery. */
    shipsTogether: boolean().notNull().default(false),
    /** The quotation it was made of, '' for none. */
    quotationNo: text().notNull().default(''),
    /** Time of the next automatic transition; null when there is none. */
    dueAt: moment('due_at'),
    isExtended: boolean().notNull().default(false),
    cancelAskedAt: moment('cancel_asked_at'),
    remindedAt: moment('reminded_at'),
    hiddenAt: moment('hidden_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    acceptedAt: moment('accepted_at'),
    promisedShipAt: moment('promised_ship_at'),
    shippedAt: moment('shipped_at'),
    finishedAt: moment('finished_at'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text().notNull().default(''),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_trade').on(t.tradeNo),
    index('orders_quotation').on(t.quotationNo).where(sql`${t.quotationNo} <> ''`),
    index('orders_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('orders_refunding').on(t.refundStatus).where(sql`${t.refundStatus} = 2`),
    check('orders_status', sql`${t.status} in (1, 2, 4, 5, 7)`),
    check('orders_sum', sql`${t.payableAmount} = ${t.goodsAmount} + ${t.freightAmount}`),
  ],
)

/** Pieces held for a line in a warehouse. */
export type Held = { warehouseId: number; qty: number }

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    sort: integer().notNull(),
    skuId: integer().notNull(),
    qty: integer().notNull(),
    content: jsonb().$type<CheckoutLine>().notNull(),
    /** Where the goods are held; emptied when they are freed or shipped. */
    held: jsonb().$type<Held[]>().notNull(),
    shippedQty: integer().notNull().default(0),
    receivedQty: integer().notNull().default(0),
  },
  (t) => [
    index('order_lines_order').on(t.orderNo, t.sort),
    index('order_lines_sku').on(t.skuId),
    check('order_lines_shipped', sql`${t.shippedQty} between 0 and ${t.qty}`),
    check('order_lines_received', sql`${t.receivedQty} between 0 and ${t.shippedQty}`),
  ],
)

export const shipments = pgTable(
  'shipments',
  {
    shipmentNo: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    /** Contents of the parcel. */
    lines: jsonb().$type<{ lineId: string; qty: number }[]>().notNull(),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [index('shipments_order').on(t.orderNo, t.shippedAt)],
)

/** The timeline of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('order_events_order').on(t.orderNo, t.id)],
)

/** After-sale cases; amounts are refunds. */
export const afterSales = pgTable(
  'after_sales',
  {
    refundNo: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    userId: owner(),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    /** Codes of contract/after-sale/after-sale-status-rules.ts. */
    type: smallint().notNull(),
    status: smallint().notNull(),
    qty: integer().notNull(),
    amount: amount(),
    reason: text().notNull(),
    description: text().notNull(),
    pictures: uuid().array().notNull(),
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    /** Parcel with the exchanged or repaired goods, and when its receipt confirms itself. */
    resentCarrier: text().notNull().default(''),
    resentNo: text().notNull().default(''),
    resentAt: moment('resent_at'),
    dueAt: moment('due_at'),
    handlerNote: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    handledAt: moment('handled_at'),
    sentBackAt: moment('sent_back_at'),
    receivedAt: moment('received_at'),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('after_sales_order').on(t.orderNo),
    index('after_sales_line').on(t.lineId),
    index('after_sales_user').on(t.userId, t.createdAt),
    index('after_sales_open').on(t.status).where(sql`${t.status} not in (5, 6, 7)`),
    index('after_sales_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check('after_sales_type', sql`${t.type} between 1 and 4`),
    check('after_sales_status', sql`${t.status} between 1 and 9`),
    check('after_sales_qty', sql`${t.qty} > 0`),
    check('after_sales_amount', sql`${t.amount} >= 0`),
  ],
)

/** Result of an idempotency key: the answer as first given. */
export const submitKeys = pgTable(
  'submit_keys',
  {
    userId: owner(),
    key: text().notNull(),
    /** Hash of the request, to detect another request under the same key. */
    requestHash: text().notNull(),
    answer: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('submit_keys_age').on(t.createdAt)],
)

/** Payment providers. */
export type ProviderName = 'sandbox' | 'alipay' | 'wechat'

export const payments = pgTable(
  'payments',
  {
    paymentNo: text().primaryKey(),
    userId: owner(),
    payType: smallint().notNull(),
    amount: amount(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The provider of the payment. */
    provider: text().$type<ProviderName>().notNull().default('sandbox'),
    /** The provider's own payment number. */
    providerNo: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** When the provider is asked for it next; null once it is paid, or has run out long ago. */
    nextAskAt: moment('next_ask_at'),
  },
  (t) => [
    index('payments_user').on(t.userId, t.createdAt),
    index('payments_next_ask').on(t.nextAskAt).where(sql`${t.nextAskAt} is not null`),
  ],
)

export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentNo: text()
      .notNull()
      .references(() => payments.paymentNo, { onDelete: 'cascade' }),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    amount: amount(),
    /** This payment is the one that settled the order. */
    isSettled: boolean().notNull().default(false),
    /** Fully refunded: the order was already paid, or was cancelled. */
    refundedAt: moment('refunded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.paymentNo, t.orderNo] }),
    index('payment_orders_order').on(t.orderNo),
  ],
)

/** Money that arrived at the bank for an order, as an operator booked it; more than was due goes back. */
export const bankReceipts = pgTable(
  'bank_receipts',
  {
    /** The bank's own reference: money is booked once. */
    reference: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    amount: amount(),
    /** The day it arrived, `2026-11-24`. */
    day: text().notNull(),
    bookedBy: text().notNull(),
    bookedAt: moment('booked_at').notNull(),
  },
  (t) => [
    index('bank_receipts_order').on(t.orderNo),
    check('bank_receipts_amount', sql`${t.amount} > 0`),
  ],
)

/** What a buyer transferred beyond the amount due, and its way back. */
export const bankExcesses = pgTable(
  'bank_excesses',
  {
    excessNo: text().primaryKey(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    amount: amount(),
    createdAt: moment('created_at').notNull(),
    /** When the shop transferred it back, and the bank's reference of that; null and '' until then. */
    refundedAt: moment('refunded_at'),
    refundReference: text().notNull().default(''),
  },
  (t) => [
    index('bank_excesses_order').on(t.orderNo),
    index('bank_excesses_open').on(t.createdAt).where(sql`${t.refundedAt} is null`),
    check('bank_excesses_amount', sql`${t.amount} > 0`),
  ],
)

/** Accepted notifications: a repeated one is ignored. */
export const paymentNonces = pgTable(
  'payment_nonces',
  { nonce: text().primaryKey(), takenAt: moment('taken_at').notNull() },
  (t) => [index('payment_nonces_age').on(t.takenAt)],
)

/** The sandbox provider's own books. */
export const sandboxPayments = pgTable('sandbox_payments', {
  paymentNo: text().primaryKey(),
  providerNo: text().notNull(),
  amount: amount(),
  payType: smallint().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Refunds of the sandbox provider; idempotent by the mall's own number. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundNo: text().primaryKey(),
  paymentNo: text().notNull(),
  amount: amount(),
})

/** Purposes of files. */
export const FILE_KINDS = [
  'voucher',
  'comment',
  'afterSale',
  'avatar',
  'merchant',
  'inquiry',
  'inquiryFile',
  'invoice',
] as const

/** Uploaded files; private to their owner, except pictures of published comments. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Owner; null in a merchant's draft, which belongs to the holder of its secret. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    draftHash: text(),
    kind: text({ enum: FILE_KINDS }).notNull(),
    fileName: text().notNull(),
    type: text().notNull(),
    body: bytea().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was first used; files never used are deleted after a day. */
    usedAt: moment('used_at'),
  },
  (t) => [
    index('files_unused').on(t.createdAt).where(sql`${t.usedAt} is null`),
    index('files_user').on(t.userId, t.createdAt),
    index('files_draft').on(t.draftHash).where(sql`${t.draftHash} is not null`),
    check('files_holder', sql`(${t.userId} is null) <> (${t.draftHash} is null)`),
  ],
)

export const orderFiles = pgTable(
  'order_files',
  {
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.orderNo, t.fileId] })],
)
