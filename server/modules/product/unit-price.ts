import { priceAt } from '@/contract/product/quantity-rules'
import type { PriceTier } from '@/server/kernel/db/catalog-schema'

/** Attributes that give the contents of one box, roll or can. */
const CONTENTS = ['装盒数量', '每包数量', '张数', '数量', '长度', '包装', '容量', '重量', '净重']
const CONTAINERS = new Set(['盒', '包', '卷', '箱', '桶', '瓶', '盘'])
/** Units of attributes that measure; counted contents are named by their own attribute. */
const NAMED: Readonly<Record<string, string>> = { m: '米' }

export type Sold = {
  price: number
  tiers: readonly PriceTier[]
  moq: number
  unit: string
  packQty: number
  packUnit: string
}
/** Numeric attributes by name. */
export type Contents = ReadonlyMap<string, { num: number | null; unit: string }>

/** The attribute that merely gives the contents of a box, roll or can. */
export function packingOf(unit: string, attributes: Contents): string | null {
  if (!CONTAINERS.has(unit)) return null
  const name = CONTENTS.find((one) => {
    const result = attributes.get(one)
    return result && result.num !== null && result.num > 0 && result.unit !== 'mm'
  })
  return name ?? null
}

/** Base units per unit: 500 个 in a 盒, 100 米 in a 卷, else 1. */
export function contentsOf(unit: string, attributes: Contents): { unit: string; qty: number } {
  const result = attributes.get(packingOf(unit, attributes) ?? '')
  if (!result) return { unit, qty: 1 }
  return { unit: NAMED[result.unit] ?? result.unit, qty: result.num ?? 1 }
}

/**
 * Price of one base unit at the least quantity, 1/10000 yuan; null when its base unit differs.
 * A pack of the other SKU's unit is compared by its pieces.
 */
export function basePriceOf(sold: Sold, attributes: Contents, baseUnit: string): number | null {
  const price = priceAt(sold.moq, sold.price, sold.tiers)
  const held = contentsOf(sold.unit, attributes)
  if (held.unit === baseUnit) return Math.round(price / held.qty)
  return sold.packUnit === baseUnit ? price * sold.packQty : null
}
