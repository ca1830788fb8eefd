import type { ProductDetail, Sku } from '@/contract/product'
import { quantityFault, snapQuantity } from '@/contract/quantity'

/** Up to here SKUs are chosen with buttons; beyond it in a table. */
const BUTTON_AXES = 2
const BUTTON_SKUS = 24

export function hasFewChoices({ axes, skus }: Pick<ProductDetail, 'axes' | 'skus'>): boolean {
  const choices = axes.filter((axis) => !axis.follows)
  return choices.length <= BUTTON_AXES && skus.length <= BUTTON_SKUS
}

/**
 * The SKU with another value on one axis: the one that keeps the other axes when there is one,
 * else the first with that value.
 */
export function skuWith(
  { axes, skus }: Pick<ProductDetail, 'axes' | 'skus'>,
  current: Sku,
  { at: axis, value }: { at: number; value: number },
) {
  const candidates = skus.filter((sku) => sku.axisValues[axis] === value)
  const isSameElsewhere = (sku: Sku) =>
    axes.every(
      ({ follows }, at) => follows || at === axis || sku.axisValues[at] === current.axisValues[at],
    )
  const same = candidates.find(isSameElsewhere)
  return { sku: same ?? candidates[0], isExact: same !== undefined }
}

/** Chosen value of each axis, null for any; the SKUs that fit all of them. */
export function filterSkus(skus: readonly Sku[], chosen: readonly (number | null)[]): Sku[] {
  return skus.filter((sku) =>
    chosen.every((value, at) => value === null || sku.axisValues[at] === value),
  )
}

/** On sale and sold in this area. */
export function isBuyable(product: Pick<ProductDetail, 'saleable'>, sku: Sku): boolean {
  return product.saleable && sku.status === 1
}

/** The least one can buy of a SKU. */
export function leastOf(sku: Sku): number {
  return quantityFault(sku.moq, sku) ? snapQuantity(sku.moq, sku) : sku.moq
}

export type PriceStep = { minQty: number; price: number; isCurrent: boolean }

/** The price ladder from the least quantity up, with the step a quantity has reached. */
export function priceLadder(sku: Sku, qty: number): PriceStep[] {
  const least = leastOf(sku)
  const below = sku.tiers.filter((tier) => tier.minQty <= least).at(-1)
  const steps = [
    { minQty: least, price: below?.price ?? sku.price },
    ...sku.tiers.filter((tier) => tier.minQty > least),
  ]
  const reached = steps.findLastIndex((step) => step.minQty <= qty)
  return steps.map(({ minQty, price }, at) => ({
    minQty,
    price,
    isCurrent: at === Math.max(0, reached),
  }))
}
