import { priceAt } from '@/contract/product/quantity-rules'
import type { Db } from '@/server/kernel/db/client'
import { buyerSkus } from './agreed-price'
import { createCarts } from './cart-repository'
import { requireRoom } from './require-room'

type Wanted = { skuId: number; qty: number }

/**
 * Puts goods with an agreed price into the cart, at least in the agreed quantity. What the stock
 * lacks is awaited: the shop's offer says until when.
 */
export async function putAgreed(
  tx: Db,
  buyer: { userId: string; now: number },
  wanted: readonly Wanted[],
): Promise<void> {
  const { userId, now } = buyer
  const carts = createCarts(tx, () => now)
  const sums = new Map<number, number>()
  for (const { skuId, qty } of wanted) sums.set(skuId, qty + (sums.get(skuId) ?? 0))
  const skuIds = [...sums.keys()]
  const held = await carts.held(userId, skuIds, tx)
  const skuAt = await buyerSkus(tx, buyer, skuIds)
  const lines = [...sums].flatMap(([skuId, sum]) => {
    const before = held.find((row) => row.skuId === skuId && row.note === '' && !row.savedForLater)
    const qty = Math.max(sum, before?.qty ?? 0)
    const sku = skuAt(skuId, qty)?.sku
    if (!sku) return []
    const priceWhenAdded = priceAt(qty, sku.price, sku.tiers)
    const isShort = qty > sku.stock
    return [{ skuId, qty, priceWhenAdded, leadDaysWhenAdded: sku.leadDays, isShort }]
  })
  const rows = lines.map(({ isShort: _isShort, ...line }) => ({ ...line, note: '', buyerCode: '' }))
  await carts.put(userId, rows, tx)
  await requireRoom(carts, userId, tx)
  const short = new Set(lines.filter(({ isShort }) => isShort).map(({ skuId }) => skuId))
  const put = await carts.held(userId, skuIds, tx)
  const ids = put.filter((row) => short.has(row.skuId) && row.note === '').map(({ id }) => id)
  if (ids.length > 0) await carts.change(userId, ids, { backorder: true }, tx)
}
