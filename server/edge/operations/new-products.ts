import { and, asc, eq, sql } from 'drizzle-orm'
import { modelKeyOf } from '@/catalogue/port'
import { QTY_MAX } from '@/contract/constants'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, shops, skus, stocks, warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { nextId } from '@/server/kernel/db/next-id'
import { productLexemes } from '@/server/kernel/text/tokens'
import { LEAF_LEVEL } from '@/server/modules/catalog/category-changes'
import { type CatalogMetadata, type Category, pathOf } from '@/server/modules/catalog/metadata'
import { specValues } from '@/server/modules/search/spec-values'
import { type CatalogueRow, rowError } from './catalogue-sheet'

const LEAD_DAYS = 3
const FORBIDDEN = /[<>\p{Cc}]/u

/** Category, brand and shop of a new product, by the names in the sheet. */
async function placeOf(tx: Db, row: CatalogueRow, catalog: CatalogMetadata) {
  const leaf = [...catalog.categories.values()].find(
    ({ name, level }) => level === LEAF_LEVEL && name === row.category,
  )
  if (!leaf) throw rowError(row, `类目 ${row.category || '(empty)'} is no leaf of the catalogue`)
  const brand = [...catalog.brands.values()].find(({ name }) => name === row.brand)
  if (!brand) throw rowError(row, `品牌 ${row.brand || '(empty)'} is unknown`)
  const [shop] = await tx.select().from(shops).where(eq(shops.name, row.shop))
  if (!shop) throw rowError(row, `店铺 ${row.shop || '(empty)'} is unknown`)
  const [warehouse] = await tx
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.shopId, shop.id), eq(warehouses.open, true)))
    .orderBy(asc(warehouses.id))
    .limit(1)
  if (!warehouse) throw rowError(row, `店铺 ${row.shop} has no warehouse`)
  return { leaf, above: pathOf(catalog, leaf.id).slice(0, -1), brand, shop, warehouse }
}

/** Drawing of a new product: that of others in its category, else the category's own. */
async function drawingOf(tx: Db, { id: categoryId, drawing }: Category) {
  const [kin] = await tx
    .select({ drawing: products.drawing, dims: skus.dims })
    .from(products)
    .innerJoin(skus, eq(skus.id, products.defaultSkuId))
    .where(eq(products.categoryId, categoryId))
    .limit(1)
  return kin ?? { drawing: drawing ?? 'hex-bolt', dims: '' }
}
type Place = Awaited<ReturnType<typeof placeOf>>

/** A row of a new product, which must say what it costs and how it is counted. */
function goodsOf(row: CatalogueRow, catalog: CatalogMetadata, leafId: number) {
  if (row.price === null) throw rowError(row, '价格 is missing')
  if (row.unit === '') throw rowError(row, '单位 is missing')
  const values = specValues(catalog, leafId, [row.name, row.spec])
  return { ...row, price: row.price, stock: row.stock ?? 0, values }
}
type Goods = ReturnType<typeof goodsOf>

/** Whether an attribute value is one that tells the SKUs of a product apart. */
const axisIn = (catalog: CatalogMetadata) => (valueId: number) =>
  catalog.attribute.get(catalog.values.get(valueId)?.attributeId ?? 0)?.axis === true
type IsAxis = ReturnType<typeof axisIn>

function searchOf(title: string, { leaf, above, brand, shop }: Place, goods: readonly Goods[]) {
  const lexemes = productLexemes({
    title,
    subtitle: '',
    shop: shop.name,
    standards: [],
    values: [],
    names: [leaf.name, ...leaf.synonyms, ...above.toReversed().map(({ name }) => name)],
    brand: [brand.name, brand.latin],
    specs: goods.map(({ spec }) => spec),
    models: goods.map(({ itemNo }) => itemNo),
  })
  return sql`array_to_tsvector(${sql.param(lexemes)}::text[])`
}

/** What a new product has of its place and its goods. */
function productOf(title: string, place: Place, goods: readonly Goods[], isAxis: IsAxis) {
  const allValues = [...new Set(goods.flatMap(({ values }) => values))]
  return {
    categoryId: place.leaf.id,
    brandId: place.brand.id,
    shopId: place.shop.id,
    title,
    subtitle: '',
    fixedValues: allValues.filter(
      (id) => !isAxis(id) && goods.every(({ values }) => values.includes(id)),
    ),
    allValues,
    standards: [],
    origin: '',
    warranty: '',
    detail: '',
    saleAreas: ['0000'],
    sales: 0,
    leadDays: LEAD_DAYS,
    // Of its SKUs, as refreshProducts finds them at the end of an import.
    priceMin: 0,
    priceMax: 0,
    skuCount: 0,
    inStock: false,
    search: searchOf(title, place, goods),
  }
}

/** What a new SKU has of its row. */
function skuOf(
  { itemNo, spec, price, unit, moq, step, stock, status, values }: Goods,
  isAxis: IsAxis,
) {
  return {
    itemNo,
    spec,
    price,
    marketPrice: price,
    unit,
    model: itemNo,
    modelKey: modelKeyOf(itemNo),
    oldNos: [],
    axisValues: values.filter(isAxis),
    values,
    tiers: [],
    packQty: 1,
    packUnit: '',
    moq: moq ?? 1,
    step: step ?? 1,
    maxPerOrder: QTY_MAX,
    weightG: 0,
    leadDays: LEAD_DAYS,
    stock,
    status: status ?? SALE_STATUS.onSale,
  }
}

/**
 * Creates a product with its SKUs: rows with the same name, category, brand and shop. Its prices and
 * counts are refreshProducts'.
 */
export async function createProduct(
  tx: Db,
  rows: readonly CatalogueRow[],
  { catalog, now }: { catalog: CatalogMetadata; now: number },
): Promise<number> {
  const [first] = rows
  if (!first) throw new Error('a product has a row at least')
  const { name: title } = first
  if (title === '' || FORBIDDEN.test(title)) throw rowError(first, '名称 is missing or wrong')
  const place = await placeOf(tx, first, catalog)
  const id = await nextId(tx, products)
  const skuId = await nextId(tx, skus)
  const { drawing, dims } = await drawingOf(tx, place.leaf)
  const goods = rows.map((row) => goodsOf(row, catalog, place.leaf.id))
  const isAxis = axisIn(catalog)
  await tx.insert(products).values({
    ...productOf(title, place, goods, isAxis),
    id,
    drawing,
    defaultSkuId: skuId,
    createdAt: new Date(now),
  })
  const own = { productId: id, categoryId: place.leaf.id, dims }
  await tx
    .insert(skus)
    .values(goods.map((one, sort) => ({ ...skuOf(one, isAxis), ...own, id: skuId + sort, sort })))
  const warehouseId = place.warehouse.id
  await tx
    .insert(stocks)
    .values(goods.map(({ stock }, at) => ({ skuId: skuId + at, warehouseId, onHand: stock })))
  return id
}
