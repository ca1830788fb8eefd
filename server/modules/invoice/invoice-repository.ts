import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { INVOICE_OPEN_MS, INVOICE_ORDERS_MAX, INVOICE_STATUS } from '@/contract/invoicing'
import { ORDER_STATUS } from '@/contract/order-state'
import type { Db } from '@/server/db/client'
import { invoiceOrders, invoices } from '@/server/db/invoice-schema'
import { orders } from '@/server/db/order-schema'

export type InvoiceRow = typeof invoices.$inferSelect
type Paging = { page: number; pageSize: number }

/** Statuses of an order whose invoice can be asked for: none yet, or refused. */
const OPEN = [0, INVOICE_STATUS.rejected]

/** SQL of invoices; what buyers ask is bound to its owner. */
export function createInvoices(db: Db) {
  return {
    /** Completed orders of the buyer without an invoice, as many as are offered at once. */
    async openOrders(userId: string, now: number) {
      const where = and(
        eq(orders.userId, userId),
        eq(orders.status, ORDER_STATUS.done),
        inArray(orders.invoiceStatus, OPEN),
        gte(orders.finishedAt, new Date(now - INVOICE_OPEN_MS)),
        sql`${orders.paidAmount} > ${orders.refundAmount}`,
      )
      const [list, [total]] = await Promise.all([
        db
          .select()
          .from(orders)
          .where(where)
          .orderBy(asc(orders.finishedAt), asc(orders.orderNo))
          .limit(INVOICE_ORDERS_MAX),
        db.select({ orders: count() }).from(orders).where(where),
      ])
      return { list, total: Number(total?.orders ?? 0) }
    },

    /** Own orders by number, locked until `tx` ends. */
    lockOrders: (tx: Db, userId: string, orderNos: readonly string[]) =>
      tx
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), inArray(orders.orderNo, [...orderNos])))
        .orderBy(asc(orders.orderNo))
        .for('update'),

    /** An invoice, locked until `tx` ends; of this buyer when one is named. */
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

    async list(userId: string, { page, pageSize }: Paging) {
      const mine = eq(invoices.userId, userId)
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

    /** Numbers of the orders of invoices. */
    async orderNos(applyNos: readonly string[], tx: Db = db): Promise<Map<string, string[]>> {
      const found = new Map<string, string[]>()
      if (applyNos.length === 0) return found
      const rows = await tx
        .select()
        .from(invoiceOrders)
        .where(inArray(invoiceOrders.applyNo, [...applyNos]))
        .orderBy(asc(invoiceOrders.orderNo))
      for (const { applyNo, orderNo } of rows) {
        found.set(applyNo, [...(found.get(applyNo) ?? []), orderNo])
      }
      return found
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

    /** Marks the orders of an invoice with how it stands. */
    markOrders: (tx: Db, orderNos: readonly string[], invoiceStatus: number) =>
      tx
        .update(orders)
        .set({ invoiceStatus })
        .where(inArray(orders.orderNo, [...orderNos])),

    /** What has been taken back of an invoice, fen above zero. */
    async redAmount(tx: Db, applyNo: string): Promise<number> {
      const [row] = await tx
        .select({ sum: sql<string>`coalesce(-sum(${invoices.amount}), 0)` })
        .from(invoices)
        .where(eq(invoices.redOf, applyNo))
      return Number(row?.sum ?? 0)
    },

    /** Issued invoices, or this one, over more than their orders' buyers have paid and not got back. */
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

    /** Completed orders that were placed with an invoice nobody has asked for since. */
    wanted: () =>
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

    /** Applications the shops have not answered since a moment. */
    waiting: (at: Date) =>
      db
        .select({ applyNo: invoices.applyNo })
        .from(invoices)
        .where(
          and(
            eq(invoices.status, INVOICE_STATUS.waiting),
            isNull(invoices.redOf),
            sql`${invoices.createdAt} <= ${at.toISOString()}::timestamptz`,
          ),
        )
        .limit(INVOICE_ORDERS_MAX),
  }
}
