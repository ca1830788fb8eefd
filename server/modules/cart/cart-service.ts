import type { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import type { LineEdit, restoreCartProduct } from '@/contract/cart/cart-calls'
import { notedPrice } from '@/contract/cart/cart-rules'
import { isSameLine, lineKey } from '@/contract/cart/line-key-rules'
import type { Output, ParsedInput } from '@/contract/endpoint'
import {
  priceAt,
  quantityAdvice,
  quantityError,
  snapQuantity,
} from '@/contract/product/quantity-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import { HttpError } from '@/server/kernel/http/http-error'
import { transitDays } from '@/server/modules/area/delivery'
import type { SkuRow } from '@/server/modules/product/sku-repository'
import { rememberUsedCodes } from '@/server/modules/search/buyer-codes'
import { type BuyerSku, buyerSkus } from './agreed-price'
import type { CartRow, Carts, LineChange } from './cart-repository'
import { lineShipDays } from './line-ship-days'
import { requireRoom } from './require-room'

type SaveInput = ParsedInput<typeof saveCartProduct>
type Adjusted = Output<typeof saveCartProduct>['adjusted'][number] & { note: string }
type Restored = ParsedInput<typeof restoreCartProduct>['lines']
type Requested = {
  skuId: number
  qty: number
  note: string
  buyerCode: string
  priceSeen: number | undefined
}

const ruleOf = (sku: SkuRow) => ({ ...sku, maxQty: sku.maxPerOrder })

/** Merges items with the same SKU and note into one line. */
function merged(items: SaveInput['items']): Requested[] {
  const lines = new Map<string, Requested>()
  for (const { skuId, qty, note = '', buyerCode = '', priceSeen } of items) {
    const key = lineKey({ skuId, note })
    const before = lines.get(key)
    const seen = [before?.priceSeen, priceSeen].filter((price) => price !== undefined)
    lines.set(key, {
      skuId,
      note,
      buyerCode: buyerCode || (before?.buyerCode ?? ''),
      qty: qty + (before?.qty ?? 0),
      priceSeen: seen.length > 0 ? Math.min(...seen) : undefined,
    })
  }
  return [...lines.values()]
}

function requireSku(known: BuyerSku | undefined): SkuRow {
  if (!known) throw new HttpError('NOT_FOUND', '商品不存在或已下架')
  const { sku } = known
  if (sku.status !== SALE_STATUS.onSale)
    throw new HttpError('CONFLICT', `${sku.itemNo} 当前不可购买`)
  return sku
}

/** The line's unit price now and at another quantity, and its noted price. */
function pricesOf({ line, sku }: CartRow, qty: number) {
  const unitPrice = priceAt(line.qty, sku.price, sku.tiers)
  const priced = { ...sku, unitPrice, priceWhenAdded: line.priceWhenAdded }
  return { unitPrice: priceAt(qty, sku.price, sku.tiers), noted: notedPrice(priced, qty) }
}

/** The lead time an edit acknowledges; throws when it has changed since. */
function notedLead(owned: CartRow, leadSeen: number | undefined, area: string[]) {
  if (leadSeen === undefined) return {}
  const { sku, shop } = owned
  if (leadSeen !== lineShipDays(owned) + transitDays(shop.province, area)) {
    throw new HttpError('CONFLICT', '货期又有变化，请核对新货期')
  }
  return { leadDaysWhenAdded: sku.leadDays }
}

/** Columns an edit writes; throws when the rules or the current price forbid it. */
function toChange(owned: CartRow, edit: Omit<LineEdit, 'id' | 'leadSeen'>): LineChange {
  const { priceSeen, ...values } = edit
  const input = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  )
  const qty = edit.qty ?? owned.line.qty
  const fieldError = edit.qty === undefined ? null : quantityError(qty, ruleOf(owned.sku))
  if (fieldError) {
    throw new HttpError('UNPROCESSABLE', quantityAdvice(fieldError, ruleOf(owned.sku)))
  }
  const { unitPrice, noted } = pricesOf(owned, qty)
  if (priceSeen === undefined) return edit.qty ? { ...input, priceWhenAdded: noted } : input
  if (priceSeen !== unitPrice) throw new HttpError('CONFLICT', '价格又有变化，请核对新价格')
  return { ...input, priceWhenAdded: unitPrice }
}

/** Refuses notes that would turn two lines of a SKU into one. */
function requireOwnNotes(
  held: readonly CartRow['line'][],
  changes: ReadonlyMap<string, LineChange>,
): void {
  const taken = new Map(held.map((line) => [lineKey(line), line.id]))
  for (const { id, skuId } of held) {
    const note = changes.get(id)?.note
    if (note === undefined) continue
    const key = lineKey({ skuId, note })
    const owner = taken.get(key) ?? id
    if (owner !== id) throw new HttpError('CONFLICT', '该商品已有备注相同的一行，请换一个备注')
    taken.set(key, id)
  }
}

/**
 * The unit price an added line counts as acknowledged: today's, less what it rose since the page the
 * buyer added it from.
 */
function acknowledgedPrice(sku: SkuRow, qty: number, priceSeen = sku.price): number {
  const rise = Math.max(0, sku.price - priceSeen)
  return Math.max(0, priceAt(qty, sku.price, sku.tiers) - rise)
}

/** Groups ids by identical change: whole carts are selected at once. */
function byChange(changes: ReadonlyMap<string, LineChange>): [LineChange, string[]][] {
  const groups = new Map<string, [LineChange, string[]]>()
  for (const [id, change] of changes) {
    const key = JSON.stringify(change)
    const group = groups.get(key)
    if (group) group[1].push(id)
    else groups.set(key, [change, [id]])
  }
  return [...groups.values()]
}

/** Cart changes and previews. */
export function createCartService(db: Db, carts: Carts, now: () => number) {
  /** Adds goods; raises or lowers a quantity the rules do not allow and reports it. */
  async function save(userId: string, items: SaveInput['items']) {
    const requested = merged(items)
    const skuIds = requested.map((line) => line.skuId)
    return db.transaction(async (tx) => {
      await lockUser(userId, tx)
      const skuAt = await buyerSkus(tx, { userId, now: now() }, skuIds)
      const held = await carts.held(userId, skuIds, tx)
      const adjusted: Adjusted[] = []
      const lines = requested.map((line) => {
        // A line saved for later returns with the requested quantity, not with the sum.
        const before = held.find((row) => isSameLine(row, line) && !row.savedForLater)
        const asked = (before?.qty ?? 0) + line.qty
        const rule = ruleOf(requireSku(skuAt(line.skuId, asked)))
        const fieldError = quantityError(asked, rule)
        const qty = fieldError ? snapQuantity(asked, rule) : asked
        const sku = requireSku(skuAt(line.skuId, qty))
        if (quantityError(qty, rule)) throw new HttpError('CONFLICT', `${sku.itemNo} 当前不可购买`)
        if (fieldError) {
          adjusted.push({
            skuId: sku.id,
            note: line.note,
            from: asked,
            to: qty,
            reason: quantityAdvice(fieldError, rule),
          })
        }
        const { priceSeen, ...added } = line
        const priceWhenAdded = acknowledgedPrice(sku, qty, priceSeen)
        return { ...added, qty, priceWhenAdded, leadDaysWhenAdded: sku.leadDays }
      })
      await carts.put(userId, lines, tx)
      // As sent: lines that are merged into one may have different codes.
      await rememberUsedCodes(
        tx,
        userId,
        items.map(({ skuId, buyerCode = '' }) => ({ skuId, buyerCode })),
      )
      await requireRoom(carts, userId, tx)
      return { count: await carts.count(userId, tx), adjusted }
    })
  }

  /**
   * Edits lines, all or none, and gives them as they are then; a quantity must obey the rules, a foreign line
   * is unknown.
   */
  async function edit(userId: string, edits: LineEdit[], areaCode: string[]): Promise<CartRow[]> {
    return db.transaction(async (tx) => {
      await lockUser(userId, tx)
      const ids = edits.map((line) => line.id)
      const { lines, after } = await carts.owned(userId, ids, tx)
      const owned = new Map(lines.map((row) => [row.line.id, row]))
      const changes = new Map(
        edits.map(({ id, leadSeen, ...values }): [string, LineChange] => {
          const row = owned.get(id)
          if (!row) throw new HttpError('NOT_FOUND', '购物车中没有该商品，可能已在别处删除')
          return [id, { ...toChange(row, values), ...notedLead(row, leadSeen, areaCode) }]
        }),
      )
      if (edits.some(({ note }) => note !== undefined)) {
        const skuIds = [...owned.values()].map(({ sku }) => sku.id)
        requireOwnNotes(await carts.held(userId, skuIds, tx), changes)
      }
      for (const [change, changed] of byChange(changes)) {
        await carts.change(userId, changed, change, tx)
      }
      const coded = edits.flatMap(({ id, buyerCode = '' }) => {
        const row = owned.get(id)
        return row ? [{ buyerCode, skuId: row.sku.id }] : []
      })
      await rememberUsedCodes(tx, userId, coded)
      return after(changes)
    })
  }

  /** Undo: restores lines; one that cannot be bought is restored in that state. */
  async function restore(userId: string, lines: Restored): Promise<void> {
    await db.transaction(async (tx) => {
      await lockUser(userId, tx)
      const skuIds = lines.map((line) => line.skuId)
      const skuAt = await buyerSkus(tx, { userId, now: now() }, skuIds)
      const rows = lines.map((line) => {
        const sku = skuAt(line.skuId, line.qty)?.sku
        if (!sku) throw new HttpError('NOT_FOUND', '商品不存在，无法恢复')
        const { priceWhenAdded = priceAt(line.qty, sku.price, sku.tiers), ...restored } = line
        return { ...restored, priceWhenAdded, leadDaysWhenAdded: sku.leadDays }
      })
      await carts.restore(userId, rows, tx)
      await requireRoom(carts, userId, tx)
    })
  }

  async function remove(userId: string, ids: string[]): Promise<void> {
    await db.transaction(async (tx) => {
      await lockUser(userId, tx)
      const gone = await carts.remove(userId, ids, tx)
      if (gone !== new Set(ids).size) {
        throw new HttpError('NOT_FOUND', '购物车中没有该商品，可能已在别处删除')
      }
    })
  }

  return { save, edit, remove, restore }
}

export type CartService = ReturnType<typeof createCartService>
