import { RATE } from '@/contract/constants'
import { DIM_NAME, type PlainSku, type SkuColumns } from './sku-columns-calls'
import { type Axes, dimsOf, discounted, specOf } from './sku-rows-rules'

/** A single value where all are equal. */
function packed<T>(values: T[]): T[] {
  return values.every((value) => value === values[0]) ? values.slice(0, 1) : values
}

/** What a SKU is. */
export type SkuFacts = Pick<
  PlainSku,
  'itemNo' | 'spec' | 'model' | 'unit' | 'packQty' | 'packUnit' | 'weightG' | 'dims' | 'axisValues'
>
/** At what price, in which quantities and when a SKU is sold. */
export type SkuOffer = Pick<
  PlainSku,
  | 'skuId'
  | 'price'
  | 'marketPrice'
  | 'tiers'
  | 'moq'
  | 'step'
  | 'maxQty'
  | 'stock'
  | 'stockState'
  | 'leadDays'
  | 'status'
>

export type FactColumns = Pick<
  SkuColumns,
  Exclude<keyof SkuFacts, 'axisValues'> | 'specBy' | 'axes'
>
type OfferColumns = Pick<SkuColumns, keyof SkuOffer>

type Each = <T>(read: (sku: SkuOffer) => T) => T[]

/** One tier of all SKUs: a rate where one fits every SKU that has the tier. */
function packStep(skus: readonly SkuOffer[], at: number, each: Each): SkuColumns['tiers'][number] {
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
function placesOf(skus: readonly SkuFacts[], axes: Axes): number[][] {
  const placeOf = axes.map(({ values }) => new Map(values.map(({ id }, place) => [id, place])))
  return skus.map(({ axisValues }) =>
    placeOf.map((places, at) => places.get(axisValues[at] ?? 0) ?? -1),
  )
}

type Placed = { skus: readonly SkuFacts[]; places: number[][] }

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
function packDims(skus: readonly SkuFacts[]): SkuColumns['dims'] {
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

/** Packs what the SKUs are. */
export function packFacts(skus: readonly SkuFacts[], axes: Axes): FactColumns {
  const places = placesOf(skus, axes)
  const each = <T>(read: (sku: SkuFacts) => T) => packed(skus.map(read))
  return {
    itemNo: each((sku) => sku.itemNo),
    ...packSpecs({ skus, places }, axes),
    model: each((sku) => sku.model),
    unit: each((sku) => sku.unit),
    packQty: each((sku) => sku.packQty),
    packUnit: each((sku) => sku.packUnit),
    weightG: each((sku) => sku.weightG),
    dims: packDims(skus),
    axes: axes.map((_, axis) => packed(places.map((own) => own[axis] ?? -1))),
  }
}

/** Packs how the SKUs are sold. */
export function packOffers(skus: readonly SkuOffer[]): OfferColumns {
  const each: Each = (read) => packed(skus.map(read))
  const steps = Math.max(0, ...skus.map(({ tiers }) => tiers.length))
  return {
    skuId: skus.map(({ skuId }) => skuId),
    price: each((sku) => sku.price),
    marketPrice: each((sku) => sku.marketPrice),
    moq: each((sku) => sku.moq),
    step: each((sku) => sku.step),
    maxQty: each((sku) => sku.maxQty),
    stock: each((sku) => sku.stock),
    stockState: each((sku) => sku.stockState),
    leadDays: each((sku) => sku.leadDays),
    status: each((sku) => sku.status),
    tiers: Array.from({ length: steps }, (_, at) => packStep(skus, at, each)),
  }
}

/** Packs each field of the SKUs into one list; a single value where all are equal. */
export function packSkus(skus: readonly PlainSku[], axes: Axes): SkuColumns {
  return { ...packOffers(skus), ...packFacts(skus, axes) }
}
