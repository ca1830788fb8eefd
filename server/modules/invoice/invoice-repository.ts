import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { INVOICE_ORDERS_MAX, INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { INVOICE_OPEN_MS } from '@/contract/invoice/invoice-window-rules'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { invoiceOrders, invoices } from '@/server/kernel/db/invoice-schema'
import { orders } from '@/server/kernel/db/order-schema'

export type InvoiceRow = typeof invoices.$inferSelect
type Paging = { page: number; pageSize: number }

/** Invoice statuses of an order that allow an application: none yet, or rejected. */
const OPEN = [0, INVOICE_STATUS.rejected]

/** The buyer's completed orders that an invoice can be applied for. */
const openOf = (userId: string, now: number) =>
  and(
    eq(orders.userId, userId),
    eq(orders.status, ORDER_STATUS.done),
    inArray(orders.invoiceStatus, OPEN),
    gte(orders.finishedAt, new Date(now - INVOICE_OPEN_MS)),
    sql`${orders.paidAmount} > ${orders.refundAmount}`,
  )

/** Number of the buyer's completed orders that an invoice can be applied for. */
export const countInvoiceable = (db: Db, userId: string, now: number): Promise<number> =>
  db.$count(orders, openOf(userId, now))

/** Applications, and the credit notes of refunds whose number the tax platform has yet to give. */
export const isToBeMadeOut = or(
  eq(invoices.status, INVOICE_STATUS.waiting),
  and(eq(invoices.status, INVOICE_STATUS.issued), eq(invoices.invoiceNo, '')),
)

/** Invoice queries; those of buyers are bound to the owner. */
export function createInvoices(db: Db) {
  return {
    /** The buyer's completed orders without an invoice, up to the page limit. */
    async openOrders(userId: string, now: number) {
      const [list, total] = await Promise.all([
        db
          .select()
          .from(orders)
          .where(openOf(userId, now))
          .orderBy(asc(orders.finishedAt), asc(orders.orderNo))
          .limit(INVOICE_ORDERS_MAX),
        countInvoiceable(db, userId, now),
      ])
      return { list, total }
    },

    /** The buyer's own orders by number, locked until `tx` ends. */
    lockOrders: (tx: Db, userId: string, orderNos: readonly string[]) =>
      tx
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), inArray(orders.orderNo, [...orderNos])))
        .orderBy(asc(orders.orderNo))
        .for('update'),

    /** An invoice, locked until `tx` ends; restricted to a buyer when one is given. */
    async lock(tx: Db, applyNo: string, userId?: string): Promise<InvoiceRow | undefined> {
      const mine = userId === undefined ? undefined : eq(invoices.userId, userId)
      const [row] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.applyNo, applyNo), mine))
        .for('update')
      return row
    },

    async own(userId: string, applyNo: string): Promise<InvoiceRow | undefined> {
      const [row] = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.applyNo, applyNo), eq(invoices.userId, userId)))
      return row
    },

    async byNo(applyNos: readonly string[]): Promise<Map<string, InvoiceRow>> {
      if (applyNos.length === 0) return new Map()
      const rows = await db
        .select()
        .from(invoices)
        .where(inArray(invoices.applyNo, [...applyNos]))
      return new Map(rows.map((row) => [row.applyNo, row]))
    },

    async list(
      userId: string,
      { orderNo, page, pageSize }: Paging & { orderNo?: string | undefined },
    ) {
      const ofOrder = db
        .select({ applyNo: invoiceOrders.applyNo })
        .from(invoiceOrders)
        .where(eq(invoiceOrders.orderNo, orderNo ?? ''))
      const mine = and(
        eq(invoices.userId, userId),
        orderNo ? inArray(invoices.applyNo, ofOrder) : undefined,
      )
      const [list, [total]] = await Promise.all([
        db
          .select()
          .from(invoices)
          .where(mine)
          .orderBy(desc(invoices.createdAt), desc(invoices.applyNo))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        db.select({ invoices: count() }).from(invoices).where(mine),
      ])
      return { list, total: Number(total?.invoices ?? 0) }
    },

    /** Order numbers of invoices. */
    async orderNos(applyNos: readonly string[], tx: Db = db): Promise<Map<string, string[]>> {
      const result = new Map<string, string[]>()
      if (applyNos.length === 0) return result
      const rows = await tx
        .select()
        .from(invoiceOrders)
        .where(inArray(invoiceOrders.applyNo, [...applyNos]))
        .orderBy(asc(invoiceOrders.orderNo))
      for (const { applyNo, orderNo } of rows) {
        result.set(applyNo, [...(result.get(applyNo) ?? []), orderNo])
      }
      return result
    },

    async insert(
      tx: Db,
      row: typeof invoices.$inferInsert,
      parts: readonly { orderNo: string; amount: number }[],
    ): Promise<void> {
      await tx.insert(invoices).values(row)
      await tx
        .insert(invoiceOrders)
        .values(parts.map((part) => ({ ...part, applyNo: row.applyNo })))
    },

    change: (tx: Db, applyNo: string, values: Partial<InvoiceRow>) =>
      tx.update(invoices).set(values).where(eq(invoices.applyNo, applyNo)),

    /** Sets the invoice status on the orders of an invoice. */
    markOrders: (tx: Db, orderNos: readonly string[], invoiceStatus: number) =>
      tx
        .update(orders)
        .set({ invoiceStatus })
        .where(inArray(orders.orderNo, [...orderNos])),

    /** Rejects the invoice wanted with an order, unless it was applied for meanwhile; the order, or none. */
    async rejectRequested(tx: Db, orderNo: string) {
      const [row] = await tx
        .update(orders)
        .set({ invoiceStatus: INVOICE_STATUS.rejected })
        .where(and(eq(orders.orderNo, orderNo), eq(orders.invoiceStatus, 0)))
        .returning()
      return row
    },

    /** Sums of the credit notes of an invoice, with tax and without, fen, positive. */
    async credited(tx: Db, applyNo: string): Promise<{ amount: number; netAmount: number }> {
      const [row] = await tx
        .select({
          amount: sql<string>`coalesce(-sum(${invoices.amount}), 0)`,
          netAmount: sql<string>`coalesce(-sum(${invoices.netAmount}), 0)`,
        })
        .from(invoices)
        .where(eq(invoices.creditNoteOf, applyNo))
      return { amount: Number(row?.amount ?? 0), netAmount: Number(row?.netAmount ?? 0) }
    },

    /** Issued invoices (or this one) whose amount exceeds what was paid and not refunded. */
    async overIssued(applyNo?: string): Promise<{ applyNo: string; amount: number }[]> {
      const one = applyNo === undefined ? sql`` : sql`and i.apply_no = ${applyNo}`
      const { rows } = await db.execute<{ apply_no: string; amount: string }>(sql`
        select i.apply_no, i.amount - sum(o.paid_amount - o.refund_amount)
          + coalesce((select sum(r.amount) from invoices r where r.red_of = i.apply_no), 0) as amount
        from invoices i
        join invoice_orders io on io.apply_no = i.apply_no
        join orders o on o.order_no = io.order_no
        where i.status = ${INVOICE_STATUS.issued} and i.red_of is null ${one}
        group by i.apply_no having bool_or(o.refund_amount > 0)`)
      return rows
        .map(({ apply_no, amount }) => ({ applyNo: apply_no, amount: Number(amount) }))
        .filter(({ amount }) => amount > 0)
    },

    /** Completed orders placed with an invoice request that was not applied for yet. */
    requested: () =>
      db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.status, ORDER_STATUS.done),
            eq(orders.invoiceStatus, 0),
            sql`${orders.invoice} is not null and ${orders.paidAmount} > ${orders.refundAmount}`,
          ),
        )
        .limit(INVOICE_ORDERS_MAX),

    /** Applications the shops have left unanswered since a timestamp. */
    waiting: (at: Date) =>
      db
        .select({ applyNo: invoices.applyNo })
        .from(invoices)
        .where(
          and(
            eq(invoices.status, INVOICE_STATUS.waiting),
            isNull(invoices.creditNoteOf),
            sql`${invoices.createdAt} <= ${at.toISOString()}::timestamptz`,
          ),
        )
        .limit(INVOICE_ORDERS_MAX),
  }
}
