import { brands } from '@/catalogue/data/brands'
import { materialOf } from '@/catalogue/data/materials'
import { once } from '@/catalogue/data/once'
import { shops } from '@/catalogue/data/shops'
import type { Attribute, Leaf } from '@/catalogue/reader/types'
import { chosenOf } from './naming'
import type { LeafPlan } from './plan'
import type { Choice } from './types'

export const YUAN = 10_000
const BRAND_AND_SHOP_SPREAD = 1.02

/** Price scaling of a leaf's goods: cost of a choice, and its rank between smallest and largest. */
export type Scale = {
  price: (fixed: Choice, axis: Choice, level: number) => number
  /** 0 for the smallest of the leaf, 1 for the largest. */
  position: (axis: Choice) => number
}

function axisCost({ values, power, type }: Attribute): number[] {
  const explicit = values.some((value) => value.factor !== 1)
  if (type !== 'number' || explicit) return values.map((value) => value.factor)
  return values.map((value) => Math.max(value.num ?? 1, 0.01) ** power)
}

type CostOf = (choice: Choice) => number

function costOf(leaf: Leaf, role: 'axis' | 'fixed'): CostOf {
  const costs = leaf.attributes
    .filter((attribute) => attribute.role === role)
    .map((a) => ({
      name: a.name,
      cost: role === 'axis' ? axisCost(a) : a.values.map((v) => v.factor),
    }))
  return (choice) =>
    costs.reduce((product, { name, cost }) => product * (cost[choice[name] ?? -1] ?? 1), 1)
}

function rangeOf(costs: number[]): [number, number] {
  return costs.reduce<[number, number]>(
    ([low, high], cost) => [Math.min(low, cost), Math.max(high, cost)],
    [Number.POSITIVE_INFINITY, 0],
  )
}

/** Lowest and highest price level of a brand in a shop. */
const priceLevels = once(() =>
  rangeOf(brands().flatMap((brand) => shops().map((shop) => brand.level * shop.level))),
)

/** Rounds a price as shops do: fewer digits the higher it is, still rising with size. */
export function roundedPrice(yuan: number): number {
  const unit = yuan < 1 ? 5 : yuan < 10 ? 50 : yuan < 100 ? 500 : yuan < 1000 ? 5000 : YUAN
  return Math.max(unit, Math.round((yuan * YUAN) / unit) * unit)
}

/**
 * Fits the leaf's costs into its price range. Grade, material and finish factors hold as written
 * unless they alone would burst the range; size takes what room is left.
 */
export function scaleOf({ leaf, variants }: LeafPlan): Scale {
  const fixedCost = costOf(leaf, 'fixed')
  const sizeCost = costOf(leaf, 'axis')
  const [cheapest, dearest] = rangeOf(variants.map((v) => fixedCost(v.fixed)))
  const [smallest, largest] = rangeOf(variants.flatMap((v) => v.axes.map(sizeCost)))
  const [low, high] = leaf.price
  const [lowestLevel, highestLevel] = priceLevels()
  const room = Math.log(high / low / ((highestLevel / lowestLevel) * BRAND_AND_SHOP_SPREAD))
  const wishes = Math.log(dearest / cheapest)
  const bySize = Math.log(largest / smallest)
  const fixedPower = wishes > room * 0.7 ? (room * 0.7) / wishes : 1
  const left = room - wishes * fixedPower
  const sizePower = bySize > 0 ? Math.min(1.8, left / bySize) : 0
  const base = (low / lowestLevel) * Math.exp((left - bySize * sizePower) * 0.4) * 1.01
  return {
    price: (fixed, axis, level) =>
      roundedPrice(
        base *
          level *
          (fixedCost(fixed) / cheapest) ** fixedPower *
          (sizeCost(axis) / smallest) ** sizePower,
      ),
    position: (axis) => (bySize > 0 ? Math.log(sizeCost(axis) / smallest) / bySize : 0.5),
  }
}

/**
 * A price raised by what the goods' material is worth: the range of a leaf is too narrow for bolts
 * from a gram to two kilograms.
 */
export function withMaterial(price: number, leaf: Leaf, choice: Choice, grams: number): number {
  if (leaf.worth === 0) return price
  const { yuan } = materialOf(chosenOf(leaf, choice).map(({ value }) => value.label))
  return roundedPrice(price / YUAN + (grams / 1000) * leaf.worth * yuan)
}
