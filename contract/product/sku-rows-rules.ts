import { RATE } from '@/contract/constants'
import type { Output } from '@/contract/endpoint'
import type { getProductDetail, ProductDetail } from './product-calls'
import type { Sku, SkuColumns } from './sku-columns-calls'

export type Axes = readonly {
  unit: string
  follows: boolean
  values: readonly { id: number; label: string }[]
}[]

/** A tier price from its rate. */
export function discounted(price: number, rate: number): number {
  return Math.round((price * rate) / RATE)
}

/** The spec of a SKU from its value indexes in the order of `axes`, -1 for none. */
export function specOf(axes: Axes, places: readonly number[], by: 'times' | 'words'): string {
  const chosen = axes.flatMap(({ unit, follows, values }, at) => {
    const value = follows ? undefined : values[places[at] ?? -1]
    return value ? [{ label: value.label, unit }] : []
  })
  return by === 'times'
    ? chosen.map(({ label }) => label).join('×')
    : chosen.map(({ label, unit }) => `${label}${unit}`).join(' ')
}

/** The picture query of a SKU from its parameters. */
export function dimsOf(parts: readonly (readonly [name: string, value: string])[]): string {
  return parts
    .flatMap(([name, value]) => (value ? [name ? `${name}=${value}` : value] : []))
    .join('&')
}

function valueAt<T>(list: readonly T[], row: number): T {
  const value = list[list.length === 1 ? 0 : row]
  if (value === undefined) throw new Error('SKU column shorter than skuId')
  return value
}

type Packed = { skus: SkuColumns; axes: Axes; image: string }

/** Unpacks the columns into rows, each with its own picture. */
export function unpackSkus({ skus, axes, image }: Packed): Sku[] {
  const parts = Object.entries(skus.dims)
  return skus.skuId.map((skuId, row) => {
    const places = axes.map((_, at) => (skus.axes[at] ? valueAt(skus.axes[at], row) : -1))
    const dims = dimsOf(parts.map(([name, list]) => [name, valueAt(list, row)] as const))
    const price = valueAt(skus.price, row)
    const steps = skus.tiers.map(({ minQty, rate, price: prices }) => ({
      minQty: valueAt(minQty, row),
      price: rate === null ? valueAt(prices, row) : discounted(price, rate),
    }))
    return {
      skuId,
      itemNo: valueAt(skus.itemNo, row),
      spec: skus.specBy === 'given' ? valueAt(skus.spec, row) : specOf(axes, places, skus.specBy),
      model: valueAt(skus.model, row),
      axisValues: axes.map(({ values }, at) => values[places[at] ?? -1]?.id ?? 0),
      price,
      marketPrice: valueAt(skus.marketPrice, row),
      tiers: steps.filter(({ minQty }) => minQty > 0),
      unit: valueAt(skus.unit, row),
      packQty: valueAt(skus.packQty, row),
      packUnit: valueAt(skus.packUnit, row),
      moq: valueAt(skus.moq, row),
      step: valueAt(skus.step, row),
      maxQty: valueAt(skus.maxQty, row),
      stock: valueAt(skus.stock, row),
      stockState: valueAt(skus.stockState, row),
      leadDays: valueAt(skus.leadDays, row),
      weightG: valueAt(skus.weightG, row),
      dims,
      image: dims ? `${image}?${dims}` : image,
      status: valueAt(skus.status, row),
    }
  })
}

type Answer = Output<typeof getProductDetail>
const read = new WeakMap<Answer, ProductDetail>()

/** The product with its SKUs as rows; of one answer one product, whoever reads it. */
export function readProduct(answer: Answer): ProductDetail {
  const product = read.get(answer) ?? { ...answer, skus: unpackSkus(answer) }
  read.set(answer, product)
  return product
}
