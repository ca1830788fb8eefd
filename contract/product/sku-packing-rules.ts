import { DIM_NAME, type PlainSku, RATE, type SkuColumns } from './sku-columns-calls'
import { type Axes, dimsOf, discounted, specOf } from './sku-rows-rules'

type Each = <T>(read: (sku: PlainSku) => T) => T[]

/** One tier of all SKUs: a rate where one fits every SKU that has the tier. */
function packStep(skus: readonly PlainSku[], at: number, each: Each): SkuColumns['tiers'][number] {
  const steps = skus.flatMap(({ price, tiers }) => {
    const step = tiers[at]
    return step ? [{ price, requested: step.price }] : []
  })
  const dearest = steps.reduce((most, step) => (step.price > most.price ? step : most), {
    price: 0,
    requested: 0,
  })
  const rate = dearest.price > 0 ? Math.round((dearest.requested * RATE) / dearest.price) : RATE + 1
  const fits =
    rate <= RATE && steps.every(({ price, requested }) => discounted(price, rate) === requested)
  return {
    minQty: each((sku) => sku.tiers[at]?.minQty ?? 0),
    rate: fits ? rate : null,
    price: fits ? [] : each((sku) => sku.tiers[at]?.price ?? 0),
  }
}

function placesOf({ axisValues }: PlainSku, axes: Axes): number[] {
  return axes.map(({ values }, at) => values.findIndex(({ id }) => id === axisValues[at]))
}

/** The specs, unless they can be derived from the values. */
function packSpecs(
  skus: readonly PlainSku[],
  axes: Axes,
  each: Each,
): Pick<SkuColumns, 'specBy' | 'spec'> {
  const follows = (by: 'times' | 'words') =>
    skus.every((sku) => specOf(axes, placesOf(sku, axes), by) === sku.spec)
  const specBy = (['times', 'words'] as const).find(follows) ?? 'given'
  return { specBy, spec: specBy === 'given' ? each((sku) => sku.spec) : [] }
}

type Part = readonly [name: string, value: string]

function partsOf(dims: string): Part[] {
  return dims.split('&').map((part) => {
    const [name = '', ...value] = part.split('=')
    return value.length > 0 ? [name, value.join('=')] : ['', name]
  })
}

/** One list per query parameter; whole queries where the parameters would not restore them. */
function packDims(skus: readonly PlainSku[], each: Each): SkuColumns['dims'] {
  const names = [...new Set(skus.flatMap(({ dims }) => partsOf(dims).map(([name]) => name)))]
  const partOf = (dims: string, name: string) => new Map(partsOf(dims)).get(name) ?? ''
  const isExact = skus.every(
    ({ dims }) => dimsOf(names.map((name): Part => [name, partOf(dims, name)])) === dims,
  )
  const shown = isExact ? names.filter((name) => DIM_NAME.test(name)) : []
  if (!isExact || shown.length < names.length) return { '': each(({ dims }) => dims) }
  return Object.fromEntries(names.map((name) => [name, each(({ dims }) => partOf(dims, name))]))
}

/** Packs each field of the SKUs into one list; a single value where all are equal. */
export function packSkus(skus: readonly PlainSku[], axes: Axes): SkuColumns {
  const each: Each = (read) => {
    const values = skus.map(read)
    return values.every((value) => value === values[0]) ? values.slice(0, 1) : values
  }
  const steps = Math.max(0, ...skus.map(({ tiers }) => tiers.length))
  return {
    skuId: skus.map(({ skuId }) => skuId),
    itemNo: each((sku) => sku.itemNo),
    ...packSpecs(skus, axes, each),
    model: each((sku) => sku.model),
    price: each((sku) => sku.price),
    marketPrice: each((sku) => sku.marketPrice),
    unit: each((sku) => sku.unit),
    packQty: each((sku) => sku.packQty),
    packUnit: each((sku) => sku.packUnit),
    moq: each((sku) => sku.moq),
    step: each((sku) => sku.step),
    maxQty: each((sku) => sku.maxQty),
    stock: each((sku) => sku.stock),
    stockState: each((sku) => sku.stockState),
    leadDays: each((sku) => sku.leadDays),
    weightG: each((sku) => sku.weightG),
    dims: packDims(skus, each),
    status: each((sku) => sku.status),
    axes: axes.map((_, at) => each((sku) => placesOf(sku, axes)[at] ?? -1)),
    tiers: Array.from({ length: steps }, (_, at) => packStep(skus, at, each)),
  }
}
