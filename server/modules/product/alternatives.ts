import { type SubstituteRules, substituteRules } from '@/catalogue/port'
import type { Related } from '@/contract/product/related-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Attribute, AttributeValue, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from './offer-view'
import { findGoods, type Goods } from './related-repository'
import type { AreaGoods } from './same-spec'
import { stockState } from './sku-repository'

const SHOWN = 6
/** At most this many per product, so that others are not only its neighbouring sizes. */
const OF_ONE_PRODUCT = 2
const LOOKED_AT = 12
const DIFFERENCES = 3
/** A different size weighs more than a different finish or colour. */
const AXIS_WEIGHT = 3

export type Difference = {
  attribute: Pick<Attribute, 'name' | 'unit' | 'axis'>
  from: Pick<AttributeValue, 'label' | 'num'> | undefined
  to: Pick<AttributeValue, 'label' | 'num'> | undefined
}

/** Distance of two specs: 0 is equal, an axis counts as three other attributes. */
export function distanceOf(differences: readonly Difference[]): number {
  return differences.reduce((sum, { attribute, from, to }) => {
    const a = from?.num ?? 0
    const b = to?.num ?? 0
    const apart = a > 0 && b > 0 ? Math.min(1, Math.abs(Math.log(a / b))) : 1
    return sum + apart * (attribute.axis ? AXIS_WEIGHT : 1)
  }, 0)
}

/** `公称长度 35 mm（原 30 mm）`. */
export function differenceText({ attribute, from, to }: Difference): string {
  const unit = attribute.unit ? ` ${attribute.unit}` : ''
  const was = from ? `（原 ${from.label}${unit}）` : ''
  return `${attribute.name} ${to ? `${to.label}${unit}` : '无'}${was}`
}

/**
 * Whether goods that differ so may stand in for those asked for: in no size, and in no value that is
 * less than theirs or cannot be compared with it.
 */
export function maySubstitute(parts: readonly Difference[], rules: SubstituteRules): boolean {
  const differing = new Set(parts.map(({ attribute }) => attribute.name))
  return parts.every(({ attribute: { name, axis }, from, to }) => {
    if (axis || !from || !to) return false
    if (rules.free.has(name)) return true
    if (rules.follows.get(name)?.some((other) => differing.has(other))) return true
    const equals = rules.alike.get(name) ?? []
    if (equals.some((list) => list.includes(from.label) && list.includes(to.label))) return true
    const orders = rules.atLeast.get(name) ?? []
    return orders.some((order) => {
      const [least, has] = [order.indexOf(from.label), order.indexOf(to.label)]
      return least >= 0 && has >= least
    })
  })
}

const ofOneStandard = (one: Goods, other: Goods) =>
  one.product.standards.join() === other.product.standards.join()

type Values = ReadonlyMap<number, AttributeValue>

function valuesOf(catalog: CatalogMetadata, { product, sku }: Goods): Values {
  return new Map(
    [...product.fixedValues, ...sku.axisValues].flatMap((id) => {
      const value = catalog.values.get(id)
      return value ? [[value.attributeId, value] as const] : []
    }),
  )
}

/** Attributes derived from an axis (a pitch from its thread) do not count as differences. */
function differences(catalog: CatalogMetadata, goods: Goods, other: Goods): Difference[] {
  const following = new Set(
    goods.sku.axisValues.flatMap((id) => {
      const attribute = catalog.attribute.get(catalog.values.get(id)?.attributeId ?? 0)
      return attribute && !attribute.axis ? [attribute.id] : []
    }),
  )
  const own = valuesOf(catalog, goods)
  const its = valuesOf(catalog, other)
  return (catalog.attributes.get(goods.product.categoryId) ?? [])
    .filter(({ id }) => !following.has(id) && own.get(id)?.id !== its.get(id)?.id)
    .map((attribute) => ({ attribute, from: own.get(attribute.id), to: its.get(attribute.id) }))
}

/** SKUs with the same size, thread or bore; without any of them, the whole leaf. */
async function candidates(db: Db, { goods, areaCode }: AreaGoods): Promise<Goods[]> {
  const { product, sku } = goods
  const exact = sku.axisValues.map((id) => [id])
  const seen = new Map<number, Goods>()
  for (const required of [exact, exact.slice(0, 1), []]) {
    if (required.length === 0 && seen.size > 0) break
    const requested = { categoryId: product.categoryId, required, areaCode, limit: LOOKED_AT }
    const result = await findGoods(db, { ...requested, preferred: product.fixedValues })
    for (const one of result) if (stockState(one.sku) !== 'out') seen.set(one.sku.id, one)
    seen.delete(sku.id)
  }
  return [...seen.values()]
}

/** The nearest SKUs available in the area, those that may stand in for the SKU first. */
export async function alternativesTo(
  db: Db,
  catalog: CatalogMetadata,
  requested: AreaGoods,
): Promise<Related['alternatives']> {
  const rules = substituteRules()
  const ranked = (await candidates(db, requested))
    .map((one) => {
      const parts = differences(catalog, requested.goods, one)
      const replaces = ofOneStandard(requested.goods, one) && maySubstitute(parts, rules)
      return { one, parts, replaces }
    })
    .sort(
      (a, b) =>
        Number(b.replaces) - Number(a.replaces) ||
        distanceOf(a.parts) - distanceOf(b.parts) ||
        a.one.sku.id - b.one.sku.id,
    )
  const taken = new Map<number, number>()
  const nearest = ranked.filter(({ one: { product } }) => {
    const times = (taken.get(product.id) ?? 0) + 1
    taken.set(product.id, times)
    return times <= OF_ONE_PRODUCT
  })
  return nearest.slice(0, SHOWN).flatMap(({ one, parts, replaces }) =>
    offerView(catalog, one, requested.areaCode).map((offer) => ({
      ...offer,
      replaces,
      differs: parts.slice(0, DIFFERENCES).map(differenceText),
    })),
  )
}
