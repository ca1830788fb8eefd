import { and, eq, gt, sql } from 'drizzle-orm'
import { priceAt } from '@/contract/product/quantity-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { PriceTier } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { agreedPrices } from '@/server/kernel/db/inquiry-schema'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { publicSku, type SkuRow, skusById } from '@/server/modules/product/sku-repository'

/** A price this buyer has been offered: by a shop's answer, or by a quotation. */
export type AgreedPrice = Omit<typeof agreedPrices.$inferSelect, 'userId' | 'leadDays'> & {
  /** The shop's working days, with the wait for what it lacks; null: as for any buyer. */
  leadDays: number | null
}

type Buyer = { userId: string; now: number }

/** What the price, the quantities and the lead time of a SKU depend on. */
export type PricedSku = Pick<
  SkuRow,
  'id' | 'status' | 'price' | 'tiers' | 'moq' | 'maxPerOrder' | 'leadDays'
>

/** A SKU as this buyer buys it at a quantity, and the agreed price that holds or could hold. */
export type BuyerSku<S extends PricedSku = SkuRow> = { sku: S; agreed: AgreedPrice | null }

type AgreedBySku = ReadonlyMap<number, readonly AgreedPrice[]>

/** The agreed prices a buyer may still use, by SKU. */
export async function agreedOf(tx: Db, { userId, now }: Buyer, skuIds: readonly number[]) {
  const bySku = new Map<number, AgreedPrice[]>()
  if (skuIds.length === 0) return bySku
  const rows = await tx
    .select()
    .from(agreedPrices)
    .where(
      and(
        eq(agreedPrices.userId, userId),
        sql`${agreedPrices.skuId} = any(${intArray(skuIds)})`,
        gt(agreedPrices.validUntil, new Date(now)),
      ),
    )
  for (const row of rows) bySku.set(row.skuId, [...(bySku.get(row.skuId) ?? []), row])
  return bySku
}

type Step = Pick<PriceTier, 'minQty' | 'price'>

/** The steps of a price ladder that make it cheaper, in order of quantity. */
function fallingSteps(first: number, steps: readonly Step[]): PriceTier[] {
  let lowest = first
  return [...steps]
    .sort((a, b) => a.minQty - b.minQty)
    .flatMap(({ minQty, price }) => {
      if (price >= lowest) return []
      lowest = price
      return [{ minQty, price }]
    })
}

/**
 * The agreed price that holds at a quantity; undefined below the least of them. Of two equal ones the one a shop
 * promised a lead time with: a quotation repeats the price alone.
 */
function agreedAt(qty: number, agreed: readonly AgreedPrice[]): AgreedPrice | undefined {
  const promises = ({ leadDays }: AgreedPrice) => (leadDays === null ? 0 : 1)
  return agreed
    .filter(({ minQty }) => minQty <= qty)
    .sort((a, b) => a.price - b.price || promises(b) - promises(a) || b.minQty - a.minQty)[0]
}

/**
 * A SKU with a buyer's agreed prices as steps of its price ladder, so that `priceAt` stays the one
 * rule that decides a unit price. A SKU with its price on request has no other step; the agreed
 * quantity may exceed the order limit, and the shop's lead time holds for it.
 */
export function withAgreed<S extends PricedSku>(
  sku: S,
  agreed: readonly AgreedPrice[],
  qty: number,
): BuyerSku<S> {
  const [first] = [...agreed].sort((a, b) => a.minQty - b.minQty)
  if (!first) return { sku: publicSku(sku), agreed: null }
  const isOnRequest = sku.status === SALE_STATUS.onRequest
  const price = isOnRequest ? first.price : sku.price
  const tiers = fallingSteps(price, [...(isOnRequest ? [] : sku.tiers), ...agreed])
  const reached = agreedAt(qty, agreed)
  const isUsed = reached !== undefined && reached.price === priceAt(qty, price, tiers)
  return {
    agreed: reached ?? first,
    sku: {
      ...sku,
      price,
      tiers,
      status: isOnRequest ? SALE_STATUS.onSale : sku.status,
      moq: isOnRequest ? Math.max(sku.moq, first.minQty) : sku.moq,
      maxPerOrder: Math.max(sku.maxPerOrder, ...agreed.map(({ minQty }) => minQty)),
      leadDays: (isUsed ? reached.leadDays : null) ?? sku.leadDays,
    },
  }
}

/** Whether the agreed price is what a SKU costs at a quantity. */
export function isAgreed({ sku, agreed }: BuyerSku, qty: number): boolean {
  if (!agreed || qty < agreed.minQty) return false
  return agreed.price === priceAt(qty, sku.price, sku.tiers)
}

/** Whether the lead time of a SKU at a quantity was agreed with its price. */
export function isLeadAgreed(row: BuyerSku, qty: number): boolean {
  return row.agreed?.leadDays != null && isAgreed(row, qty)
}

/** SKUs as a buyer buys them: a reader by id and quantity, undefined for an unknown SKU. */
export async function buyerSkus(tx: Db, buyer: Buyer, skuIds: readonly number[]) {
  const skus = await skusById(tx, [...skuIds])
  const agreed = await agreedOf(tx, buyer, skuIds)
  return (skuId: number, qty: number): BuyerSku | undefined => {
    const sku = skus.get(skuId)
    return sku && withAgreed(sku, agreed.get(skuId) ?? [], qty)
  }
}

type Row = { sku: PricedSku }

type Priced<R extends Row> = {
  rows: readonly R[]
  qtyOf: (row: R) => number
  /** What a row is offered at besides the buyer's agreed prices. */
  offerOf?: ((row: R) => AgreedPrice[]) | undefined
}

/** Rows with their SKUs as a buyer with these agreed prices buys them at the rows' quantities. */
export function pricedWith<R extends Row>(
  agreed: AgreedBySku,
  { rows, qtyOf, offerOf = () => [] }: Priced<R>,
): (R & BuyerSku<R['sku']>)[] {
  return rows.map((row) => ({
    ...row,
    ...withAgreed(row.sku, [...offerOf(row), ...(agreed.get(row.sku.id) ?? [])], qtyOf(row)),
  }))
}

/** Rows with their SKUs as a buyer buys them at the rows' quantities. */
export async function pricedFor<R extends Row>(tx: Db, buyer: Buyer, priced: Priced<R>) {
  const skuIds = [...new Set(priced.rows.map(({ sku }) => sku.id))]
  return pricedWith(await agreedOf(tx, buyer, skuIds), priced)
}

/** Agrees prices with a buyer; a newer one for the same quantity replaces the older. */
export async function agreePrices(
  tx: Db,
  rows: readonly (typeof agreedPrices.$inferInsert)[],
): Promise<void> {
  for (const row of rows) {
    const { price, leadDays, validUntil, inquiryNo } = row
    await tx
      .insert(agreedPrices)
      .values(row)
      .onConflictDoUpdate({
        target: [agreedPrices.userId, agreedPrices.skuId, agreedPrices.minQty],
        set: { price, leadDays, validUntil, inquiryNo },
      })
  }
}
