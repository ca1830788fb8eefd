/** Tables of invoices. Amounts are fen; a credit note is a row with negative amounts. */
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import { owner } from './account-schema'
import { amount, moment } from './columns'
import { files, orders } from './order-schema'

/** A line of an invoice (DOMAIN 3.3). */
export type InvoiceLine = {
  /** *分类*名称 */
  name: string
  spec: string
  unit: string
  qty: number
  amount: number
  netAmount: number
}

export const invoices = pgTable(
  'invoices',
  {
    applyNo: text().primaryKey(),
    userId: owner(),
    shopId: smallint().notNull(),
    shopName: text().notNull(),
    kind: smallint().notNull(),
    title: jsonb().$type<InvoiceTitle>().notNull(),
    /** INVOICE_STATUS of contract/invoice/invoice-calls.ts. */
    status: smallint().notNull(),
    amount: amount(),
    netAmount: amount(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    /** Twenty digits; '' before it is issued. */
    invoiceNo: text().notNull().default(''),
    /** The application that a credit note reverses. */
    creditNoteOf: text('red_of'),
    reason: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    issuedAt: moment('issued_at'),
    /** The file of the tax platform, once an operator has attached it. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('invoices_user').on(t.userId, t.createdAt),
    index('invoices_red').on(t.creditNoteOf),
  ],
)

/** The orders of an invoice, with the amount of each. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    applyNo: text()
      .notNull()
      .references(() => invoices.applyNo, { onDelete: 'cascade' }),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    amount: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.applyNo, t.orderNo] }),
    index('invoice_orders_order').on(t.orderNo),
  ],
)
