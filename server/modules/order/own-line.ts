import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { orderLines, orders } from '@/server/db/order-schema'

/** A line of a buyer's own order with its order, the order locked until `tx` ends. */
export async function ownLine(tx: Db, userId: string, lineId: string) {
  const [row] = await tx
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
    .where(and(eq(orderLines.id, lineId), eq(orders.userId, userId)))
    .for('update', { of: orders })
  return row
}
