import type { ParsedInput } from '@/contract/endpoint'
import type { CompareColumn, Comparison, compareSkus } from '@/contract/product/compare-calls'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { Db } from '@/server/kernel/db/client'
import { isSoldIn } from '@/server/modules/area/delivery'
import { drawingUrl } from '@/server/modules/catalog/drawing-url'
import type { Attribute, Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from './offer-view'
import { type Goods, goodsById } from './related-repository'
import { shownStatus } from './sale-state'
import { publicSku } from './sku-repository'
import { STANDARD_ATTRIBUTE } from './standard-names'

type Row = Comparison['rows'][number]

function toColumn(
  catalog: CatalogMetadata,
  { product, sku }: Goods,
  areaCode: string[],
): CompareColumn[] {
  return offerView(catalog, { product, sku }, areaCode).map(({ sku: sold, ...offer }) => ({
    ...sold,
    ...offer,
    drawing: drawingUrl(product.drawing, sku.dims),
    model: sku.model,
    tiers: publicSku(sku).tiers,
    standards: product.standards,
    status: shownStatus(sku, product),
    saleable: product.status === SALE_STATUS.onSale && isSoldIn(product.saleAreas, areaCode),
  }))
}

/** An attribute has a different id in every category, so attributes match by name and unit. */
const keyOf = ({ name, unit }: Pick<Attribute, 'name' | 'unit'>) => `${name} ${unit}`

/** Labels of the SKU's attribute values. */
function labelsOf(catalog: CatalogMetadata, { product, sku }: Goods): Map<string, string> {
  return new Map(
    [...product.fixedValues, ...sku.axisValues].flatMap((id) => {
      const value = catalog.values.get(id)
      const attribute = value && catalog.attribute.get(value.attributeId)
      return value && attribute ? [[keyOf(attribute), value.label] as const] : []
    }),
  )
}

/** Attributes in category order; those that more of the goods have come first. */
function attributesOf(catalog: CatalogMetadata, goods: readonly Goods[]): Attribute[] {
  const known = goods.map(({ product }) => catalog.attributes.get(product.categoryId) ?? [])
  const byKey = new Map(known.flat().map((attribute) => [keyOf(attribute), attribute]))
  const timesOf = (attribute: Attribute) =>
    known.filter((list) => list.some((one) => keyOf(one) === keyOf(attribute))).length
  return [...byKey.values()]
    .filter(({ name }) => name !== STANDARD_ATTRIBUTE)
    .sort((a, b) => timesOf(b) - timesOf(a))
}

function rowsOf(catalog: CatalogMetadata, goods: readonly Goods[]): Row[] {
  const labels = goods.map((one) => labelsOf(catalog, one))
  return attributesOf(catalog, goods)
    .map((attribute) => ({
      name: attribute.name,
      unit: attribute.unit,
      values: labels.map((own) => own.get(keyOf(attribute)) ?? ''),
    }))
    .filter(({ values }) => values.some((value) => value !== ''))
}

/** compareSkus: attributes of SKUs side by side. */
export function createCompare(db: Db, catalogOf: Catalog) {
  return async ({ skuIds, areaCode }: ParsedInput<typeof compareSkus>): Promise<Comparison> => {
    const [catalog, result] = await Promise.all([catalogOf(), goodsById(db, skuIds)])
    const shown = skuIds.flatMap((id) => {
      const goods = result.get(id)
      return goods ? toColumn(catalog, goods, areaCode).map((column) => ({ goods, column })) : []
    })
    const columns = shown.map(({ column }) => column)
    return {
      columns,
      rows: rowsOf(
        catalog,
        shown.map(({ goods }) => goods),
      ),
      missing: skuIds.filter((id) => columns.every(({ skuId }) => skuId !== id)),
    }
  }
}
