import { and, asc, eq, isNull } from 'drizzle-orm'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { files, orderFiles, orders } from '@/server/kernel/db/order-schema'
import type { Actor } from './operation'
import { shopOf } from './own-things'

const LISTED = 200

const columns = {
  orderNo: orderFiles.orderNo,
  fileId: files.id,
  fileName: files.fileName,
  createdAt: files.createdAt,
}

/** The vouchers of an order in the order of their upload. */
export const vouchersOf = (db: Db, orderNo: string) =>
  db
    .select(columns)
    .from(orderFiles)
    .innerJoin(files, eq(files.id, orderFiles.fileId))
    .where(eq(orderFiles.orderNo, orderNo))
    .orderBy(asc(files.createdAt), asc(files.id))

/** Vouchers of orders that wait for the shop to look at its bank account. */
export function waitingVouchers(db: Db, actor: Actor) {
  const shop = shopOf(actor)
  return db
    .select(columns)
    .from(orderFiles)
    .innerJoin(files, eq(files.id, orderFiles.fileId))
    .innerJoin(orders, eq(orders.orderNo, orderFiles.orderNo))
    .where(
      and(
        eq(orders.status, ORDER_STATUS.pending),
        eq(orders.payStatus, PAY_STATUS.checking),
        isNull(orders.cancelledAt),
        shop === undefined ? undefined : eq(orders.shopId, shop),
      ),
    )
    .orderBy(asc(orderFiles.orderNo), asc(files.createdAt), asc(files.id))
    .limit(LISTED)
}
