import { brandsOf, shopsOf } from '@/catalogue/data/assortment'
import type { Brand } from '@/catalogue/data/brands'
import { type PlacedLeaf, placedLeaves } from '@/catalogue/data/leaves'
import type { Shop } from '@/catalogue/data/shops'
import { choicesOf, makeable, meets } from './combinations'
import type { Choice } from './types'

export type Variant = { fixed: Choice; axes: Choice[] }
export type Offer = { brand: Brand; shop: Shop }

/** Sales plan of a leaf; product `n` is a pure function of it. */
export type LeafPlan = PlacedLeaf & {
  variants: Variant[]
  offers: Offer[]
  /** Id offset of this leaf: the product and SKU capacities of all earlier leaves. */
  productBase: number
  skuBase: number
  /** Product capacity of the leaf, and the maximum number of SKUs per product. */
  capacity: number
  widest: number
}

/** Spreads neighbours apart so that the first few variants differ in every attribute. */
function spread<T>(items: T[]): T[] {
  const size = items.length
  let stride = Math.max(1, Math.round(size * 0.381966))
  while (gcd(stride, size) !== 1) stride += 1
  return items.flatMap((_, index) => items.slice((index * stride) % size).slice(0, 1))
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/** The goods asked for most, before all others. */
function withFirst({ leaf }: PlacedLeaf, variants: Variant[]): Variant[] {
  const first = leaf.first.map((goods) => {
    const made = variants.find(({ fixed }) => goods.every((value) => meets(leaf, fixed, value)))
    if (!made) throw new Error(`${leaf.name} makes none of its first goods`)
    return made
  })
  return [...first, ...variants.filter((variant) => !first.includes(variant))]
}

function offersOf({ category }: PlacedLeaf): Offer[] {
  const brands = brandsOf(category)
  return shopsOf(category).flatMap((shop) => brands.map((brand) => ({ brand, shop })))
}

type Base = 'productBase' | 'skuBase'

function planLeaf(placed: PlacedLeaf): Omit<LeafPlan, Base> {
  const axes = choicesOf(placed.leaf, 'axis')
  const variants = choicesOf(placed.leaf, 'fixed')
    .map((fixed) => ({ fixed, axes: makeable(placed.leaf, fixed, axes) }))
    .filter((variant) => variant.axes.length > 0)
  const offers = offersOf(placed)
  return {
    ...placed,
    variants: withFirst(placed, spread(variants)),
    offers,
    capacity: variants.length * offers.length,
    widest: Math.max(...variants.map((variant) => variant.axes.length)),
  }
}

/** Products that numbers are kept for: goods after a leaf keep theirs when some of its own are withdrawn. */
function numberedOf({ leaf, variants, offers, capacity }: Omit<LeafPlan, Base>): number {
  if (leaf.numbered === null) return capacity
  if (leaf.numbered < variants.length) throw new Error(`${leaf.name} makes more than it numbers`)
  return leaf.numbered * offers.length
}

/** Plans of all leaves in tree order. */
export function planLeaves(): LeafPlan[] {
  let productBase = 0
  let skuBase = 0
  return placedLeaves().map((placed) => {
    const plan = { ...planLeaf(placed), productBase, skuBase }
    const numbers = numberedOf(plan)
    productBase += numbers
    skuBase += numbers * plan.widest
    return plan
  })
}

/**
 * Variant and offer of the leaf's n-th product. Each round goes once through the variants with the
 * offers shifted, so few products already show many brands and shops, and no pair comes twice.
 */
export function productChoice(plan: LeafPlan, n: number): Variant & Offer {
  const { variants, offers } = plan
  const at = n % variants.length
  const round = Math.floor(n / variants.length)
  const variant = variants[at]
  const offer = offers[(round + at) % offers.length]
  if (!variant || !offer) throw new Error(`${plan.leaf.name} has no product ${n}`)
  return { ...variant, ...offer }
}
