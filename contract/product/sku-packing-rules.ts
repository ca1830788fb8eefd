import { RATE } from '@/contract/constants'
import { DIM_NAME, type PlainSku, type SkuColumns } from './sku-columns-calls'
import { type Axes, dimsOf, discounted, specOf } from './sku-rows-rules'

/** A single value where all are equal. */
function packed<T>(values: T[]): T[] {
  return values.every((value) => value === values[0]) ? values.slice(0, 1) : values
}

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

/** Of each SKU the place of its value on every axis; -1 for none. */
function placesOf(skus: readonly PlainSku[], axes: Axes): number[][] {
  const placeOf = axes.map(({ values }) => new Map(values.map(({ id }, place) => [id, place])))
  return skus.map(({ axisValues }) =>
    placeOf.map((places, at) => places.get(axisValues[at] ?? 0) ?? -1),
  )
}

type Placed = { skus: readonly PlainSku[]; places: number[][] }

/** The specs, unless they can be derived from the values. */
function packSpecs({ skus, places }: Placed, axes: Axes): Pick<SkuColumns, 'specBy' | 'spec'> {
  const follows = (by: 'times' | 'words') =>
    skus.every(({ spec }, at) => specOf(axes, places[at] ?? [], by) === spec)
  const specBy = (['times', 'words'] as const).find(follows) ?? 'given'
  return { specBy, spec: specBy === 'given' ? packed(skus.map(({ spec }) => spec)) : [] }
}

type Part = readonly [name: string, value: string]

function partsOf(dims: string): Part[] {
  return dims.split('&').map((part) => {
    const [name = '', ...value] = part.split('=')
    return value.length > 0 ? [name, value.join('=')] : ['', name]
  })
}

/** One list per query parameter; whole queries where the parameters would not restore them. */
function packDims(skus: readonly PlainSku[]): SkuColumns['dims'] {
  const parts = skus.map(({ dims }) => new Map(partsOf(dims)))
  const names = [...new Set(parts.flatMap((own) => [...own.keys()]))]
  const partOf = (at: number, name: string) => parts[at]?.get(name) ?? ''
  const isExact = skus.every(
    ({ dims }, at) => dimsOf(names.map((name): Part => [name, partOf(at, name)])) === dims,
  )
  const shown = isExact ? names.filter((name) => DIM_NAME.test(name)) : []
  if (!isExact || shown.length < names.length) return { '': packed(skus.map(({ dims }) => dims)) }
  return Object.fromEntries(
    names.map((name) => [name, packed(skus.map((_, at) => partOf(at, name)))]),
  )
}

/** Packs each field of the SKUs into one list; a single value where all are equal. */
export function packSkus(skus: readonly PlainSku[], axes: Axes): SkuColumns {
  const each: Each = (read) => packed(skus.map(read))
  const places = placesOf(skus, axes)
  const steps = Math.max(0, ...skus.map(({ tiers }) => tiers.length))
  return {
    skuId: skus.map(({ skuId }) => skuId),
    itemNo: each((sku) => sku.itemNo),
    ...packSpecs({ skus, places }, axes),
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
    dims: packDims(skus),
    status: each((sku) => sku.status),
    axes: axes.map((_, axis) => packed(places.map((own) => own[axis] ?? -1))),
    tiers: Array.from({ length: steps }, (_, at) => packStep(skus, at, each)),
  }
}
