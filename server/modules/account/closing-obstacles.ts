import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { ClosingObstacles } from '@/contract/account/own-data-calls'
import { OPEN_AFTER_SALES } from '@/contract/after-sale/after-sale-status-rules'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { ORDER_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { afterSales, orders } from '@/server/kernel/db/order-schema'

const ENDED = [ORDER_STATUS.done, ORDER_STATUS.cancelled]

/** What of an account is still owed to somebody. */
export async function closingObstacles(db: Db, userId: string): Promise<ClosingObstacles> {
  const mine = eq(orders.userId, userId)
  const [openOrders, openAfterSales, openRefunds, openInvoices] = await Promise.all([
    db.$count(orders, and(mine, notInArray(orders.status, ENDED))),
    db.$count(
      afterSales,
      and(eq(afterSales.userId, userId), inArray(afterSales.status, [...OPEN_AFTER_SALES])),
    ),
    db.$count(
      orders,
      and(
        mine,
        eq(orders.status, ORDER_STATUS.cancelled),
        eq(orders.refundStatus, REFUND_STATUS.refunding),
      ),
    ),
    db.$count(
      invoices,
      and(eq(invoices.userId, userId), eq(invoices.status, INVOICE_STATUS.waiting)),
    ),
  ])
  return { openOrders, openAfterSales, openRefunds, openInvoices }
}
