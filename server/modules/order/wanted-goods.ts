import { eq, inArray } from 'drizzle-orm'
import type { DeliveryAddress, SeenLine } from '@/contract/checkout'
import { brands, products, shops, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { createAddresses } from '@/server/modules/address/address-repository'
import { type CartRow, createCarts, GOODS } from '@/server/modules/cart/cart-repository'
import { transitDays } from '@/server/modules/catalog/delivery'
import { type Goods, lineKey, type WantedRow } from './quote'

/** Goods by the id of their SKU. */
export async function goodsBySku(tx: Db, skuIds: readonly number[]): Promise<Map<number, Goods>> {
  if (skuIds.length === 0) return new Map()
  const rows = await tx
    .select(GOODS)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...skuIds]))
  return new Map(rows.map((row) => [row.sku.id, row]))
}

/** The cart as it shows a line: the price noted, the lead time to the area shown. */
function seenInCart({ line, sku, shop }: CartRow, shownArea: string[]) {
  const leadDays = sku.leadDays + transitDays(shop.province, shownArea)
  return { unitPrice: line.priceWhenAdded, leadDays }
}

/** The selected lines of a cart, and their ids by `lineKey`. */
export async function cartGoods(tx: Db, userId: string, shownArea: string[]) {
  const rows = await createCarts(tx).list(userId)
  const chosen = rows.filter(({ line }) => line.selected && !line.savedForLater)
  return {
    rows: chosen.map((row): WantedRow => ({ ...row, seen: seenInCart(row, shownArea) })),
    ids: new Map(chosen.map(({ line }) => [lineKey(line), line.id])),
  }
}

/** Goods that are named; throws for one nobody knows. */
export async function namedGoods(tx: Db, lines: readonly SeenLine[]): Promise<WantedRow[]> {
  const goods = await goodsBySku(
    tx,
    lines.map(({ skuId }) => skuId),
  )
  return lines.map(({ skuId, qty, note, buyerCode, unitPrice, leadDays }) => {
    const found = goods.get(skuId)
    if (!found) throw new Fault('NOT_FOUND', '商品不存在或已下架')
    return { ...found, line: { qty, note, buyerCode }, seen: { unitPrice, leadDays } }
  })
}

/** Where goods go, as orders keep it; throws for an address that is not the buyer's. */
export async function deliveryTo(tx: Db, userId: string, addressId: string) {
  const row = await createAddresses(tx).owned(userId, addressId)
  if (!row) throw new Fault('NOT_FOUND', '收货地址不存在')
  const { id, contact, phone, regionText, street, countyCode } = row
  const address: DeliveryAddress = { id, contact, phone, regionText, street }
  return { address, area: [countyCode] }
}
