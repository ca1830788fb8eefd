import { eq } from 'drizzle-orm'
import { warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { afterSales, orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Actor } from './operation'

/** The shop whose things alone an operator sees; undefined for all. */
export const shopOf = ({ role, shopId }: Actor) => (role === 'shop' ? shopId : undefined)

const unknown = (text: string) => new HttpError('NOT_FOUND', text)

/** Refuses a shop's operator another shop's order, in the words for one that does not exist. */
export async function requireOwnOrder(db: Db, actor: Actor, orderNo: string): Promise<void> {
  if (actor.role === 'operator') return
  const [row] = await db
    .select({ shopId: orders.shopId })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
  if (row?.shopId !== actor.shopId) throw unknown('订单不存在')
}

/** The same for an after-sale case. */
export async function requireOwnCase(db: Db, actor: Actor, refundNo: string): Promise<void> {
  if (actor.role === 'operator') return
  const [row] = await db
    .select({ shopId: orders.shopId })
    .from(afterSales)
    .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
    .where(eq(afterSales.refundNo, refundNo))
  if (row?.shopId !== actor.shopId) throw unknown('售后单不存在')
}

/** The same for an application for an invoice. */
export async function requireOwnInvoice(db: Db, actor: Actor, applyNo: string): Promise<void> {
  if (actor.role === 'operator') return
  const [row] = await db
    .select({ shopId: invoices.shopId })
    .from(invoices)
    .where(eq(invoices.applyNo, applyNo))
  if (row?.shopId !== actor.shopId) throw unknown('开票申请不存在')
}

const NO_SHOP = '店铺不存在'

/** Refuses a shop's operator another shop. */
export function requireOwnShop(actor: Actor, shopId: number): void {
  if (actor.role === 'shop' && actor.shopId !== shopId) throw unknown(NO_SHOP)
}

/** The same for a warehouse. */
export async function requireOwnWarehouse(db: Db, actor: Actor, id: number): Promise<void> {
  if (actor.role === 'operator') return
  const [row] = await db
    .select({ shopId: warehouses.shopId })
    .from(warehouses)
    .where(eq(warehouses.id, id))
  if (row?.shopId !== actor.shopId) throw unknown(NO_SHOP)
}
