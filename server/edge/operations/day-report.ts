import { and, count, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  AFTER_SALE_STATUS,
  MONEY_AFTER_SALES,
  SHOP_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'
import { chinaDayEnd, chinaDayStart } from '@/contract/china-clock'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
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
import { isToBeMadeOut } from '@/server/modules/invoice/invoice-repository'

const { pending, toShip } = ORDER_STATUS

/** Sums of one report, fen. */
function sumsOf(db: Db) {
  const total = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  return {
    async sum(table: PgTable, column: AnyPgColumn, where: SQL | undefined): Promise<number> {
      const [row] = await db
        .select({ sum: total(column) })
        .from(table)
        .where(where)
      return row?.sum ?? 0
    },
    async ordersWhere(where: SQL | undefined) {
      const [row] = await db
        .select({ all: count(), amount: total(orders.payableAmount) })
        .from(orders)
        .where(where)
      return { orders: Number(row?.all ?? 0), amount: row?.amount ?? 0 }
    },
  }
}

/** Conditions of what happened on a day in China (`2026-11-24`). */
function duringDay(day: string) {
  const from = new Date(chinaDayStart(day))
  const end = new Date(chinaDayEnd(from.getTime()) + 1)
  return (column: Parameters<typeof gte>[0]) => and(gte(column, from), lt(column, end))
}

/** The orders of a day in China, by what happened to them; amounts in fen. */
export async function ordersOfDay(db: Db, day: string) {
  const { ordersWhere } = sumsOf(db)
  const during = duringDay(day)
  return {
    placed: await ordersWhere(during(orders.createdAt)),
    paid: await ordersWhere(during(orders.paidAt)),
    cancelled: await db.$count(orders, during(orders.cancelledAt)),
    shipped: await db.$count(shipments, during(shipments.shippedAt)),
  }
}

/** What waits for an operator now. */
export async function waitingNow(db: Db, now: number) {
  const isPending = eq(orders.status, pending)
  return {
    toAccept: await db.$count(orders, and(isPending, eq(orders.payStatus, PAY_STATUS.paid))),
    lateToShip: await db.$count(
      orders,
      and(eq(orders.status, toShip), lt(orders.promisedShipAt, new Date(now))),
    ),
    vouchers: await db.$count(orders, and(isPending, eq(orders.payStatus, PAY_STATUS.checking))),
    afterSales: await db.$count(afterSales, inArray(afterSales.status, [...SHOP_AFTER_SALES])),
    invoices: await db.$count(invoices, isToBeMadeOut),
    excesses: await db.$count(bankExcesses, isNull(bankExcesses.refundedAt)),
    chats: await db.$count(chatThreads, isNotNull(chatThreads.waitingSince)),
  }
}

/** What happened on a day in China, and what waits for somebody now; amounts in fen. */
export async function dayReport(db: Db, day: string, now: number) {
  const { sum } = sumsOf(db)
  const during = duringDay(day)
  return {
    day,
    ...(await ordersOfDay(db, day)),
    refunded: await sum(
      afterSales,
      afterSales.amount,
      and(
        during(afterSales.finishedAt),
        eq(afterSales.status, AFTER_SALE_STATUS.done),
        inArray(afterSales.type, [...MONEY_AFTER_SALES]),
      ),
    ),
    received: await sum(bankReceipts, bankReceipts.amount, during(bankReceipts.bookedAt)),
    soldOut: await db.$count(skus, and(eq(skus.status, SALE_STATUS.onSale), eq(skus.stock, 0))),
    stuck: await waitingNow(db, now),
  }
}
