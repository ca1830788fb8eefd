import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'

/** A line of the buyer's own order, with the order locked until `tx` ends. */
export async function ownLine(tx: Db, userId: string, lineId: string) {
  const [row] = await tx
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
    .where(and(eq(orderLines.id, lineId), eq(orders.userId, userId)))
    .for('update', { of: orders })
  return row
}
