import type { ProductDetail } from '@/contract/product/product-calls'
import { formatQuantity, snapQuantity } from '@/contract/product/quantity-rules'
import { saleObstacle } from '@/contract/product/sale-obstacle-rules'
import type { Sku } from '@/contract/product/sku-columns-calls'

/** Up to this many SKUs are chosen with buttons, more with a table. */
const BUTTON_AXES = 2
const BUTTON_SKUS = 24
/** An order limit from this value on counts as none. */
const FREE_QTY = 100_000

export function hasFewChoices({ axes, skus }: Pick<ProductDetail, 'axes' | 'skus'>): boolean {
  const choices = axes.filter((axis) => !axis.follows)
  return choices.length <= BUTTON_AXES && skus.length <= BUTTON_SKUS
}

/**
 * The SKU with another value on one axis: the one that keeps the other axes if it exists,
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

/** From the values in a URL, the one of each axis; null for any. */
export function chosenValues(
  axes: ProductDetail['axes'],
  values: readonly number[],
): (number | null)[] {
  return axes.map((axis) => axis.values.find(({ id }) => values.includes(id))?.id ?? null)
}

/** Chosen value of each axis, null for any, with the SKUs that match all of them. */
export function filterSkus<Row extends Pick<Sku, 'axisValues'>>(
  skus: readonly Row[],
  chosen: readonly (number | null)[],
): Row[] {
  return skus.filter((sku) =>
    chosen.every((value, at) => value === null || sku.axisValues[at] === value),
  )
}

/** Whether the SKU is on sale and sold in this area. */
export function isBuyable(product: Pick<ProductDetail, 'saleable'>, sku: Sku): boolean {
  return saleObstacle({ status: sku.status, saleable: product.saleable }) === ''
}

/** Whether the SKU can be bought and is in stock. */
export function isAvailable(product: Pick<ProductDetail, 'saleable'>, sku: Sku): boolean {
  return isBuyable(product, sku) && sku.stockState !== 'out'
}

/** Minimum order quantity of a SKU. */
export const leastOf = (sku: Sku): number => snapQuantity(sku.moq, sku)

export type PriceStep = { minQty: number; price: number; isCurrent: boolean }

/** The price ladder from the minimum quantity up, with the step that a quantity reaches. */
export function priceLadder(sku: Sku, qty: number): PriceStep[] {
  const min = leastOf(sku)
  const below = sku.tiers.filter((tier) => tier.minQty <= min).at(-1)
  const steps = [
    { minQty: min, price: below?.price ?? sku.price },
    ...sku.tiers.filter((tier) => tier.minQty > min),
  ]
  const reached = steps.findLastIndex((step) => step.minQty <= qty)
  return steps.map(({ minQty, price }, at) => ({
    minQty,
    price,
    isCurrent: at === Math.max(0, reached),
  }))
}

/** Quantity rule in words: 起订量 100 个，按 50 个的倍数购买. */
export function ruleText({ moq, step, unit, maxQty }: Sku): string {
  const parts = [`起订量 ${formatQuantity(moq, unit)}`]
  if (step > 1) parts.push(`按 ${formatQuantity(step, unit)}的倍数购买`)
  if (maxQty < FREE_QTY) parts.push(`每单限购 ${formatQuantity(maxQty, unit)}`)
  return parts.join('，')
}
