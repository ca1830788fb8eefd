import type { Warehouse } from '@/catalogue/data/warehouses'
import { integerOf, type Random } from './random'
import type { Stock } from './types'

type Stocking = { skuId: number; packQty: number; price: number; warehouses: Warehouse[] }

const DEAR = 500 * 10_000

/** Pieces in each warehouse: about four SKUs in five are well stocked, some low, some have none. */
export function stocksOf(random: Random, stocking: Stocking): Stock[] {
  const { skuId, packQty, price, warehouses } = stocking
  const luck = random()
  const packs = luck < 0.8 ? integerOf(random, 20, price > DEAR ? 60 : 400) : luck < 0.9 ? 3 : 0
  return warehouses.map(({ id }, index) => {
    const share = index === 0 ? 1 : random() * 0.6
    const low = packs === 3 && index > 0
    const onHand = low ? 0 : Math.floor(packs * share) * packQty
    return { skuId, warehouseId: id, onHand, locked: 0 }
  })
}

/** Dispatch lead time in working days: stock, on order, or made to order. */
export function leadDaysOf(random: Random, inStock: boolean): number {
  if (inStock) return integerOf(random, 1, 3)
  return random() < 0.75 ? integerOf(random, 7, 15) : integerOf(random, 20, 45)
}
