import type { Again, AgainLine } from '@/contract/cart/again-calls'
import type { LineState } from '@/contract/cart/cart-calls'
import { isSelectable } from '@/contract/cart/cart-rules'
import { isSameLine } from '@/contract/cart/line-key-rules'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { priceAt, quantityError, snapQuantity } from '@/contract/product/quantity-rules'
import type { Db } from '@/server/kernel/db/client'
import { createCarts } from './cart-repository'
import { type CartService, createCartService } from './cart-service'
import { lineStateOf } from './cart-view'
import { type Goods, goodsFor } from './goods'

/** A line of an earlier order or quotation. */
export type EarlierLine = Pick<
  AgainLine,
  'skuId' | 'itemNo' | 'title' | 'spec' | 'unit' | 'priceThen'
> & { qty: number; note: string; buyerCode: string }
type Adjusted = Awaited<ReturnType<CartService['save']>>['adjusted']

const SHORT = '库存不足，已加入购物车，请核对数量'
const reasonOf = (state: LineState) => (state === 'short' ? SHORT : obstacleText(state))

/** The cart accepts these and shows what has to be corrected. */
const CORRECTABLE: readonly LineState[] = ['short', 'moq', 'step', 'max']

type Judged = { line: EarlierLine; goods: Goods | undefined; reason: string; isAdded: boolean }

function judge(line: EarlierLine, goods: Goods | undefined, areaCode: string[]): Judged {
  if (!goods) return { line, goods, reason: '商品已不存在', isAdded: false }
  const { sku } = goods
  const rule = { ...sku, maxQty: sku.maxPerOrder }
  const isNever = quantityError(snapQuantity(line.qty, rule), rule) !== null
  const state = lineStateOf({ ...goods, line }, areaCode)
  const isAdded = !isNever && (isSelectable({ state }) || CORRECTABLE.includes(state))
  return { line, goods, reason: isNever ? '当前不可购买' : reasonOf(state), isAdded }
}

function toAgain({ line, goods, reason, isAdded }: Judged, adjusted: Adjusted): AgainLine {
  const { skuId, itemNo, title, spec, unit, priceThen } = line
  const change = adjusted.find((one) => isSameLine(one, line))
  // The cart may have contained some before.
  const addedQty = isAdded ? Math.max(0, line.qty + (change ? change.to - change.from : 0)) : 0
  const priced = isAdded ? goods : undefined
  return {
    skuId,
    itemNo,
    title,
    spec,
    unit,
    orderedQty: line.qty,
    addedQty,
    priceThen,
    priceNow: priced ? priceAt(addedQty, priced.sku.price, priced.sku.tiers) : null,
    reason: [isAdded ? change?.reason : '', reason].filter(Boolean).join('；'),
  }
}

/** Puts goods bought or quoted before into the cart; reports the outcome of each line. */
export async function putAgain(
  db: Db,
  { userId, now }: { userId: string; now: () => number },
  { lines, areaCode }: { lines: EarlierLine[]; areaCode: string[] },
): Promise<Again> {
  const carts = createCarts(db, now)
  const rows = await goodsFor(db, { userId, now: now() }, lines)
  const goods = new Map(rows.map((row) => [row.line, row]))
  const judged = lines.map((line) => judge(line, goods.get(line), areaCode))
  const items = judged
    .filter(({ isAdded }) => isAdded)
    .map(({ line: { skuId, qty, note, buyerCode } }) => ({ skuId, qty, note, buyerCode }))
  const service = createCartService(db, carts, now)
  const saved = items.length > 0 ? await service.save(userId, items) : null
  return {
    lines: judged.map((one) => toAgain(one, saved?.adjusted ?? [])),
    addedCount: items.length,
    cartCount: saved?.count ?? (await carts.count(userId)),
  }
}
