import { and, eq, ne, sql } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, shops, warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { nextId } from '@/server/kernel/db/next-id'
import { OperatorError } from '@/server/kernel/operator-error'
import { countCategories } from './count-categories'
import type { Shop } from './metadata'
import { addSearchNames } from './name-changes'
import { createWarehouse } from './warehouse-changes'

/** Freight of a shop that has said nothing of it, fen. */
const FREIGHT = { freightAmount: 1000, freeFreightFrom: 20_000 }

export type ShopFacts = Pick<
  Shop,
  'name' | 'type' | 'company' | 'creditCode' | 'phone' | 'address' | 'province'
>
type ShopChange = Partial<
  Pick<
    Shop,
    | 'name'
    | 'type'
    | 'company'
    | 'phone'
    | 'address'
    | 'notice'
    | 'freightAmount'
    | 'freeFreightFrom'
  >
>

/** The shop, locked; throws OperatorError for an unknown one. */
export async function lockShop(tx: Db, shopId: number): Promise<Shop> {
  const [row] = await tx.select().from(shops).where(eq(shops.id, shopId)).for('update')
  if (row) return row
  throw new OperatorError(`no shop has the number ${shopId}`)
}

/** Sheets of goods name shops by name. */
async function requireFreeName(tx: Db, name: string, shopId = 0): Promise<void> {
  const taken = and(eq(shops.name, name), ne(shops.id, shopId))
  const [row] = await tx.select({ id: shops.id }).from(shops).where(taken)
  if (row) throw new OperatorError(`shop ${row.id} has the name ${name}`)
}

/** Creates a shop with its first warehouse; buyers see it once it is opened. */
export async function createShop(
  tx: Db,
  facts: ShopFacts & Pick<ShopChange, 'freightAmount' | 'freeFreightFrom' | 'notice'>,
): Promise<Shop> {
  const id = await nextId(tx, shops)
  await requireFreeName(tx, facts.name)
  const unopened = { id, scores: [], notice: '', open: false, opened: false }
  const [made] = await tx
    .insert(shops)
    .values({ ...unopened, ...FREIGHT, ...facts })
    .returning()
  if (!made) throw new Error('insert returned no row')
  await createWarehouse(tx, { shopId: id, province: facts.province })
  return made
}

/** Changes what is given of a shop. */
export async function changeShop(tx: Db, shopId: number, change: ShopChange): Promise<Shop> {
  const shop = await lockShop(tx, shopId)
  if (change.name !== undefined && change.name !== shop.name) {
    await nextId(tx, shops) // names are given out one after the other, as numbers are
    await requireFreeName(tx, change.name, shopId)
    await addSearchNames(tx, sql`p.shop_id = ${shopId}`, { shop: change.name })
  }
  const [changed] = await tx.update(shops).set(change).where(eq(shops.id, shopId)).returning()
  return changed ?? shop
}

/** Opens or closes a shop: the goods of a closed one are not for sale and nowhere found. */
export async function setShopOpen(tx: Db, shopId: number, open: boolean): Promise<Shop> {
  const shop = await lockShop(tx, shopId)
  if (shop.open === open) {
    throw new OperatorError(`shop ${shopId} is ${open ? 'open' : 'closed'} already`)
  }
  if (open) await requireWarehouse(tx, shopId)
  const [from, to] = open
    ? [SALE_STATUS.shopClosed, SALE_STATUS.onSale]
    : [SALE_STATUS.onSale, SALE_STATUS.shopClosed]
  await tx
    .update(products)
    .set({ status: to })
    .where(and(eq(products.shopId, shopId), eq(products.status, from)))
  const [changed] = await tx
    .update(shops)
    .set({ open, opened: shop.opened || open })
    .where(eq(shops.id, shopId))
    .returning()
  await countCategories(tx)
  return changed ?? shop
}

async function requireWarehouse(tx: Db, shopId: number): Promise<void> {
  const own = and(eq(warehouses.shopId, shopId), eq(warehouses.open, true))
  const [row] = await tx.select({ id: warehouses.id }).from(warehouses).where(own)
  if (!row) throw new OperatorError(`shop ${shopId} has no open warehouse`)
}
