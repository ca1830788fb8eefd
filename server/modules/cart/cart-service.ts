import type { editCartProduct, saveCartProduct } from '@/contract/cart'
import { CART_LINES_MAX } from '@/contract/constants'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { priceAt, quantityAdvice, quantityFault, snapQuantity } from '@/contract/quantity'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { type SkuRow, skusById } from '@/server/modules/product/sku-repository'
import { rememberBuyerCodes } from '@/server/modules/quick-order/match-repository'
import type { Carts } from './cart-repository'

type SaveInput = ParsedInput<typeof saveCartProduct>
type SaveAnswer = Output<typeof saveCartProduct>
type Edits = ParsedInput<typeof editCartProduct>['lines']
type Wanted = { skuId: number; qty: number; note: string; buyerCode: string }

const ruleOf = (sku: SkuRow) => ({ ...sku, maxQty: sku.maxPerOrder })

/** The same SKU with the same note asked for twice is one line. */
function merged(items: SaveInput['items']): Wanted[] {
  const lines = new Map<string, Wanted>()
  for (const { skuId, qty, note = '', buyerCode = '' } of items) {
    const key = `${skuId} ${note}`
    lines.set(key, { skuId, note, buyerCode, qty: qty + (lines.get(key)?.qty ?? 0) })
  }
  return [...lines.values()]
}

function requireSku(skus: Map<number, SkuRow>, skuId: number): SkuRow {
  const sku = skus.get(skuId)
  if (!sku) throw new Fault('NOT_FOUND', '商品不存在或已下架')
  if (sku.status !== 1) throw new Fault('CONFLICT', `${sku.itemNo} 当前不可购买`)
  return sku
}

/** What goes into the cart and what only looks at it. */
export function createCartService(db: Db, carts: Carts) {
  /** Adds goods; a quantity the rules do not allow is raised, and the answer says so. */
  async function save(userId: string, items: SaveInput['items']): Promise<SaveAnswer> {
    const wanted = merged(items)
    const skuIds = wanted.map((line) => line.skuId)
    return db.transaction(async (tx) => {
      const skus = await skusById(tx, skuIds)
      const held = await carts.held(userId, skuIds, tx)
      const adjusted: SaveAnswer['adjusted'] = []
      const lines = wanted.map((line) => {
        const sku = requireSku(skus, line.skuId)
        const before = held.find((row) => row.skuId === line.skuId && row.note === line.note)
        const asked = (before?.qty ?? 0) + line.qty
        const rule = ruleOf(sku)
        const fault = quantityFault(asked, rule)
        const qty = fault ? snapQuantity(asked, rule) : asked
        if (fault) {
          adjusted.push({
            skuId: sku.id,
            from: asked,
            to: qty,
            reason: quantityAdvice(fault, rule),
          })
        }
        return { ...line, qty, price: priceAt(qty, sku.price, sku.tiers) }
      })
      await carts.put(userId, lines, tx)
      await rememberBuyerCodes(tx, userId, lines)
      const count = await carts.count(userId, tx)
      if (count > CART_LINES_MAX) {
        throw new Fault('UNPROCESSABLE', `购物车最多 ${CART_LINES_MAX} 行，请先清理`)
      }
      return { count, adjusted }
    })
  }

  /** Changes lines, all or none; a quantity must obey the rules, a foreign line is unknown. */
  async function edit(userId: string, edits: Edits): Promise<void> {
    await db.transaction(async (tx) => {
      const ids = edits.map((line) => line.id)
      const owned = new Map(
        (await carts.owned(userId, ids, tx)).map((row) => [row.line.id, row.sku]),
      )
      for (const { id, ...values } of edits) {
        const sku = owned.get(id)
        if (!sku) throw new Fault('NOT_FOUND', '购物车中没有该商品，请刷新后重试')
        const fault = values.qty === undefined ? null : quantityFault(values.qty, ruleOf(sku))
        if (fault) throw new Fault('UNPROCESSABLE', quantityAdvice(fault, ruleOf(sku)))
        const given = Object.entries(values).filter(([, value]) => value !== undefined)
        await carts.change(userId, id, Object.fromEntries(given), tx)
      }
    })
  }

  async function remove(userId: string, ids: string[]): Promise<void> {
    await db.transaction(async (tx) => {
      const gone = await carts.remove(userId, ids, tx)
      if (gone !== new Set(ids).size) {
        throw new Fault('NOT_FOUND', '购物车中没有该商品，请刷新后重试')
      }
    })
  }

  return { save, edit, remove }
}
