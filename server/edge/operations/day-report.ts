import { and, count, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  AFTER_SALE_STATUS,
  MONEY_AFTER_SALES,
  OPEN_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'
import { chinaDayEnd, chinaDayStart } from '@/contract/china-clock'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { invoices } from '@/server/kernel/db/invoice-schema'
import {
  afterSales,
  bankExcesses,
  bankReceipts,
  orders,
  shipments,
} from '@/server/kernel/db/order-schema'
import { chatThreads } from '@/server/kernel/db/service-schema'

const ON_SALE = 1
const { pending, toShip } = ORDER_STATUS

/** Reads of one report. */
function countsOf(db: Db) {
  const sumOf = (column: SQL.Aliased | SQL | typeof orders.payableAmount) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  return {
    async howMany(table: PgTable, where: SQL | undefined): Promise<number> {
      const [row] = await db.select({ all: count() }).from(table).where(where)
      return Number(row?.all ?? 0)
    },
    async ordersWhere(where: SQL | undefined) {
      const [row] = await db
        .select({ all: count(), amount: sumOf(orders.payableAmount) })
        .from(orders)
        .where(where)
      return { orders: Number(row?.all ?? 0), amount: row?.amount ?? 0 }
    },
    async refunded(where: SQL | undefined): Promise<number> {
      const money = sql<number>`coalesce(sum(${afterSales.amount}), 0)`.mapWith(Number)
      const [row] = await db.select({ money }).from(afterSales).where(where)
      return row?.money ?? 0
    },
    async received(where: SQL | undefined): Promise<number> {
      const money = sql<number>`coalesce(sum(${bankReceipts.amount}), 0)`.mapWith(Number)
      const [row] = await db.select({ money }).from(bankReceipts).where(where)
      return row?.money ?? 0
    },
  }
}

/** What happened on a day in China (`2026-11-24`), and what waits for somebody now; amounts in fen. */
export async function dayReport(db: Db, day: string, now: number) {
  const from = new Date(chinaDayStart(day))
  const end = new Date(chinaDayEnd(from.getTime()) + 1)
  const { howMany, ordersWhere, refunded, received } = countsOf(db)
  const during = (column: Parameters<typeof gte>[0]) => and(gte(column, from), lt(column, end))
  const isPending = eq(orders.status, pending)
  return {
    day,
    placed: await ordersWhere(during(orders.createdAt)),
    paid: await ordersWhere(during(orders.paidAt)),
    cancelled: await howMany(orders, during(orders.cancelledAt)),
    shipped: await howMany(shipments, during(shipments.shippedAt)),
    refunded: await refunded(
      and(
        during(afterSales.finishedAt),
        eq(afterSales.status, AFTER_SALE_STATUS.done),
        inArray(afterSales.type, [...MONEY_AFTER_SALES]),
      ),
    ),
    received: await received(during(bankReceipts.bookedAt)),
    soldOut: await howMany(skus, and(eq(skus.status, ON_SALE), eq(skus.stock, 0))),
    stuck: {
      toAccept: await howMany(orders, and(isPending, eq(orders.payStatus, PAY_STATUS.paid))),
      lateToShip: await howMany(
        orders,
        and(eq(orders.status, toShip), lt(orders.promisedShipAt, new Date(now))),
      ),
      vouchers: await howMany(orders, and(isPending, eq(orders.payStatus, PAY_STATUS.checking))),
      afterSales: await howMany(afterSales, inArray(afterSales.status, [...OPEN_AFTER_SALES])),
      invoices: await howMany(invoices, eq(invoices.status, INVOICE_STATUS.waiting)),
      excesses: await howMany(bankExcesses, isNull(bankExcesses.refundedAt)),
      chats: await howMany(chatThreads, isNotNull(chatThreads.waitingSince)),
    },
  }
}
