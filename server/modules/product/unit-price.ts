import { priceAt } from '@/contract/quantity'
import type { PriceTier } from '@/server/db/catalog-schema'

/** Attributes that say how much is in one unit of goods sold by the box, roll or can. */
const CONTENTS = ['装盒数量', '每包数量', '张数', '数量', '长度', '包装', '容量', '重量', '净重']
const CONTAINERS = new Set(['盒', '包', '卷', '箱', '桶', '瓶', '盘'])
/** What is counted inside is named by its own attribute; these only measure. */
const NAMED: Readonly<Record<string, string>> = { m: '米' }

export type Sold = {
  price: number
  tiers: readonly PriceTier[]
  moq: number
  unit: string
  packQty: number
  packUnit: string
}
/** Its numeric attributes by name. */
export type Contents = ReadonlyMap<string, { num: number | null; unit: string }>

/** The attribute that only says how much is in a box, roll or can of these goods. */
export function packingOf(unit: string, attributes: Contents): string | null {
  if (!CONTAINERS.has(unit)) return null
  const name = CONTENTS.find((one) => {
    const found = attributes.get(one)
    return found && found.num !== null && found.num > 0 && found.unit !== 'mm'
  })
  return name ?? null
}

/** How many base units one unit holds: 500 个 in a 盒, 100 米 in a 卷, else one of its own. */
export function contentsOf(unit: string, attributes: Contents): { unit: string; qty: number } {
  const found = attributes.get(packingOf(unit, attributes) ?? '')
  if (!found) return { unit, qty: 1 }
  return { unit: NAMED[found.unit] ?? found.unit, qty: found.num ?? 1 }
}

/**
 * Price of one base unit at the least quantity, 1/10000 yuan; null when what it is sold by holds
 * something else. A pack of the other's unit counts by its pieces.
 */
export function basePriceOf(sold: Sold, attributes: Contents, baseUnit: string): number | null {
  const price = priceAt(sold.moq, sold.price, sold.tiers)
  const held = contentsOf(sold.unit, attributes)
  if (held.unit === baseUnit) return Math.round(price / held.qty)
  return sold.packUnit === baseUnit ? price * sold.packQty : null
}
