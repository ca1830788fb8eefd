import { eq, inArray } from 'drizzle-orm'
import type { DeliveryAddress, SeenLine } from '@/contract/order/checkout-calls'
import { brands, products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { createAddresses } from '@/server/modules/account/address-repository'
import { transitDays } from '@/server/modules/area/delivery'
import { pricedFor } from '@/server/modules/cart/agreed-price'
import { type CartRow, createCarts, GOODS } from '@/server/modules/cart/cart-repository'
import { lineShipDays } from '@/server/modules/cart/line-ship-days'
import { type Goods, lineKey, type RequestedRow } from './quote'

type Buyer = { userId: string; now: number }

/** Goods by SKU id, as the catalogue sells them. */
export async function goodsBySku(tx: Db, skuIds: readonly number[]) {
  if (skuIds.length === 0) return new Map<number, Omit<Goods, 'agreed'>>()
  const rows = await tx
    .select(GOODS)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...skuIds]))
  return new Map(rows.map((row) => [row.sku.id, row]))
}

/** Goods by SKU id, as a buyer buys them at the lines' quantities. */
export async function goodsFor<L extends { skuId: number; qty: number }>(
  tx: Db,
  buyer: Buyer,
  lines: readonly L[],
) {
  const goods = await goodsBySku(
    tx,
    lines.map(({ skuId }) => skuId),
  )
  const rows = lines.flatMap((line) => {
    const result = goods.get(line.skuId)
    return result ? [{ ...result, line }] : []
  })
  return pricedFor(tx, buyer, { rows, qtyOf: ({ line }) => line.qty })
}

/** Price and lead time of a line as the cart showed them. */
function seenInCart(row: CartRow, shownArea: string[]) {
  const { line, shop } = row
  const own = lineShipDays(row, line.leadDaysWhenAdded ?? undefined)
  const leadDays = own + transitDays(shop.province, shownArea)
  return { unitPrice: line.priceWhenAdded, leadDays }
}

/** The selected lines of a cart, and their ids by `lineKey`. */
export async function cartGoods(tx: Db, { userId, now }: Buyer, shownArea: string[]) {
  const rows = await createCarts(tx, () => now).list(userId)
  const chosen = rows.filter(({ line }) => line.selected && !line.savedForLater)
  return {
    rows: chosen.map((row): RequestedRow => ({ ...row, seen: seenInCart(row, shownArea) })),
    ids: new Map(chosen.map(({ line }) => [lineKey(line), line.id])),
  }
}

/** The named goods; throws for an unknown SKU. */
export async function namedGoods(
  tx: Db,
  buyer: Buyer,
  lines: readonly SeenLine[],
): Promise<RequestedRow[]> {
  const rows = await goodsFor(tx, buyer, lines)
  if (rows.length < lines.length) throw new HttpError('NOT_FOUND', '商品不存在或已下架')
  return rows.map(({ line: { qty, note, buyerCode, unitPrice, leadDays }, ...goods }) => ({
    ...goods,
    line: { qty, note, buyerCode },
    seen: { unitPrice, leadDays },
  }))
}

/** Delivery address as stored in orders; throws when it is not the buyer's. */
export async function deliveryTo(tx: Db, userId: string, addressId: string) {
  const row = await createAddresses(tx).owned(userId, addressId)
  if (!row) throw new HttpError('NOT_FOUND', '收货地址不存在')
  const { id, contact, phone, regionText, street, countyCode } = row
  const address: DeliveryAddress = { id, contact, phone, regionText, street }
  return { address, area: [countyCode] }
}
