import type { Related } from '@/contract/related'
import type { Db } from '@/server/db/client'
import type { Attribute, AttributeValue, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from './offer-view'
import { findGoods, type Goods } from './related-repository'
import type { AreaGoods } from './same-spec'
import { stockState } from './sku-repository'

const SHOWN = 6
/** Of one product, so that the rest is not its neighbours in size alone. */
const OF_ONE_PRODUCT = 2
const LOOKED_AT = 12
const DIFFERENCES = 3
/** Size counts for more than finish or colour. */
const AXIS_WEIGHT = 3

export type Difference = {
  attribute: Pick<Attribute, 'name' | 'unit' | 'axis'>
  from: Pick<AttributeValue, 'label' | 'num'> | undefined
  to: Pick<AttributeValue, 'label' | 'num'> | undefined
}

/** How far apart two specs are: 0 is the same, an axis counts for three others. */
export function distanceOf(differences: readonly Difference[]): number {
  return differences.reduce((sum, { attribute, from, to }) => {
    const [a, b] = [from?.num ?? 0, to?.num ?? 0]
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

type Values = ReadonlyMap<number, AttributeValue>

function valuesOf(catalog: CatalogMetadata, { product, sku }: Goods): Values {
  return new Map(
    [...product.fixedValues, ...sku.axisValues].flatMap((id) => {
      const value = catalog.values.get(id)
      return value ? [[value.attributeId, value] as const] : []
    }),
  )
}

/** What follows from an axis (a pitch from its thread) is no difference of its own. */
function differences(catalog: CatalogMetadata, goods: Goods, other: Goods): Difference[] {
  const following = new Set(
    goods.sku.axisValues.flatMap((id) => {
      const attribute = catalog.attribute.get(catalog.values.get(id)?.attributeId ?? 0)
      return attribute && !attribute.axis ? [attribute.id] : []
    }),
  )
  const [own, its] = [valuesOf(catalog, goods), valuesOf(catalog, other)]
  return (catalog.attributes.get(goods.product.categoryId) ?? [])
    .filter(({ id }) => !following.has(id) && own.get(id)?.id !== its.get(id)?.id)
    .map((attribute) => ({ attribute, from: own.get(attribute.id), to: its.get(attribute.id) }))
}

/** Of the same size, of the same thread or bore, and without either anything of the leaf. */
async function candidates(db: Db, { goods, areaCode }: AreaGoods): Promise<Goods[]> {
  const { product, sku } = goods
  const exact = sku.axisValues.map((id) => [id])
  const seen = new Map<number, Goods>()
  for (const required of [exact, exact.slice(0, 1), []]) {
    if (required.length === 0 && seen.size > 0) break
    const asked = { categoryId: product.categoryId, required, areaCode, limit: LOOKED_AT }
    const found = await findGoods(db, { ...asked, preferred: product.fixedValues })
    for (const one of found) if (stockState(one.sku) !== 'out') seen.set(one.sku.id, one)
    seen.delete(sku.id)
  }
  return [...seen.values()]
}

/** The nearest SKUs that can be bought in the area instead. */
export async function alternativesTo(
  db: Db,
  catalog: CatalogMetadata,
  asked: AreaGoods,
): Promise<Related['alternatives']> {
  const ranked = (await candidates(db, asked))
    .map((one) => ({ one, parts: differences(catalog, asked.goods, one) }))
    .sort((a, b) => distanceOf(a.parts) - distanceOf(b.parts) || a.one.sku.id - b.one.sku.id)
  const taken = new Map<number, number>()
  const nearest = ranked.filter(({ one: { product } }) => {
    const times = (taken.get(product.id) ?? 0) + 1
    taken.set(product.id, times)
    return times <= OF_ONE_PRODUCT
  })
  return nearest.slice(0, SHOWN).flatMap(({ one, parts }) =>
    offerView(catalog, one, asked.areaCode).map((offer) => ({
      ...offer,
      differs: parts.slice(0, DIFFERENCES).map(differenceText),
    })),
  )
}
