import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import { modelKeyOf } from '@/catalogue/port'
import { QTY_MAX } from '@/contract/constants'
import { isOffered, SALE_STATUS } from '@/contract/product/status-rules'
import { products, shops, skus, stocks, warehouses } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { productLexemes } from '@/server/kernel/text/tokens'
import { LEAF_LEVEL } from '@/server/modules/catalog/category-changes'
import {
  type CatalogMetadata,
  type Category,
  createCatalog,
  pathOf,
} from '@/server/modules/catalog/metadata'
import { restock } from '@/server/modules/order/stock'
import { specValues } from '@/server/modules/search/spec-values'
import type { CatalogueRow } from './catalogue-sheet'
import { refreshProducts } from './refresh-products'

const LEAD_DAYS = 3
const FORBIDDEN = /[<>\p{Cc}]/u

const fail = ({ row }: CatalogueRow, what: string) => new OperatorError(`row ${row}: ${what}`)

type SkuRow = typeof skus.$inferSelect

/** What goods are: a sheet names it of new ones, and may repeat it of known ones. */
const FACTS = [
  { key: 'name', title: '名称' },
  { key: 'spec', title: '规格' },
  { key: 'category', title: '类目' },
  { key: 'brand', title: '品牌' },
  { key: 'shop', title: '店铺' },
  { key: 'unit', title: '单位' },
] as const
type Facts = Record<(typeof FACTS)[number]['key'], string>

/** The facts of known goods, by item number. */
async function factsOf(
  tx: Db,
  itemNos: readonly string[],
  { categories, brands }: CatalogMetadata,
) {
  const rows = await tx
    .select({ sku: skus, product: products, shop: shops.name })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.itemNo, [...itemNos]))
  return new Map(
    rows.map(({ sku, product, shop }): [string, Facts] => [
      sku.itemNo,
      {
        name: product.title,
        spec: sku.spec,
        category: categories.get(product.categoryId)?.name ?? '',
        brand: brands.get(product.brandId)?.name ?? '',
        shop,
        unit: sku.unit,
      },
    ]),
  )
}

/** Refuses a row that would make other goods of a number: only its price, stock, quantities and status change. */
function requireSame(row: CatalogueRow, facts: Facts | undefined): void {
  if (!facts) return
  for (const { key, title } of FACTS) {
    const kept = facts[key]
    if (row[key] !== '' && row[key] !== kept)
      throw fail(row, `${title} of ${row.itemNo} is ${kept}: leave the cell empty, it stays`)
  }
}

async function update(tx: Db, sku: SkuRow, row: CatalogueRow): Promise<void> {
  const { price, stock, moq, step, status } = row
  const change = {
    // Tiers of the old price would be wrong.
    ...(price !== null && price !== sku.price && { price, marketPrice: price, tiers: [] }),
    ...(moq !== null && { moq }),
    ...(step !== null && { step }),
    ...(status !== null && { status }),
  }
  if (Object.keys(change).length > 0) await tx.update(skus).set(change).where(eq(skus.id, sku.id))
  if (stock !== null) await restock(tx, sku.id, stock)
}

/** Category, brand and shop of a new product, by the names in the sheet. */
async function placeOf(tx: Db, row: CatalogueRow, catalog: CatalogMetadata) {
  const leaf = [...catalog.categories.values()].find(
    ({ name, level }) => level === LEAF_LEVEL && name === row.category,
  )
  if (!leaf) throw fail(row, `类目 ${row.category || '(empty)'} is no leaf of the catalogue`)
  const brand = [...catalog.brands.values()].find(({ name }) => name === row.brand)
  if (!brand) throw fail(row, `品牌 ${row.brand || '(empty)'} is unknown`)
  const [shop] = await tx.select().from(shops).where(eq(shops.name, row.shop))
  if (!shop) throw fail(row, `店铺 ${row.shop || '(empty)'} is unknown`)
  const [warehouse] = await tx
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.shopId, shop.id), eq(warehouses.open, true)))
    .orderBy(asc(warehouses.id))
    .limit(1)
  if (!warehouse) throw fail(row, `店铺 ${row.shop} has no warehouse`)
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

async function nextIds(tx: Db) {
  const [product] = await tx.select({ last: max(products.id) }).from(products)
  const [sku] = await tx.select({ last: max(skus.id) }).from(skus)
  return { productId: (product?.last ?? 0) + 1, skuId: (sku?.last ?? 0) + 1 }
}

/** Creates a product with its SKUs: rows with the same name, category, brand and shop. */
async function create(
  tx: Db,
  rows: readonly CatalogueRow[],
  { catalog, now }: { catalog: CatalogMetadata; now: number },
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  if (first.name === '' || FORBIDDEN.test(first.name)) throw fail(first, '名称 is missing or wrong')
  const { leaf, above, brand, shop, warehouse } = await placeOf(tx, first, catalog)
  const { productId, skuId } = await nextIds(tx)
  const { drawing, dims } = await drawingOf(tx, leaf)
  const goods = rows.map((row, at) => {
    if (row.price === null) throw fail(row, '价格 is missing')
    if (row.unit === '') throw fail(row, '单位 is missing')
    const values = specValues(catalog, leaf.id, [first.name, row.spec])
    return { ...row, id: skuId + at, price: row.price, stock: row.stock ?? 0, values }
  })
  const isAxis = (id: number) => {
    const attribute = catalog.attribute.get(catalog.values.get(id)?.attributeId ?? 0)
    return attribute?.axis === true
  }
  const allValues = [...new Set(goods.flatMap(({ values }) => values))]
  const fixedValues = allValues.filter(
    (id) => !isAxis(id) && goods.every(({ values }) => values.includes(id)),
  )
  const prices = goods.map(({ price }) => price)
  const search = productLexemes({
    title: first.name,
    subtitle: '',
    shop: shop.name,
    standards: [],
    values: [],
    names: [leaf.name, ...leaf.synonyms, ...above.toReversed().map(({ name }) => name)],
    brand: [brand.name, brand.latin],
    specs: goods.map(({ spec }) => spec),
    models: goods.map(({ itemNo }) => itemNo),
  })
  await tx.insert(products).values({
    id: productId,
    categoryId: leaf.id,
    brandId: brand.id,
    shopId: shop.id,
    drawing,
    title: first.name,
    subtitle: '',
    fixedValues,
    allValues,
    standards: [],
    origin: '',
    warranty: '',
    detail: '',
    saleAreas: ['0000'],
    sales: 0,
    leadDays: LEAD_DAYS,
    priceMin: Math.min(...prices),
    priceMax: Math.max(...prices),
    skuCount: goods.length,
    inStock: goods.some(({ stock }) => stock > 0),
    defaultSkuId: skuId,
    search: sql`array_to_tsvector(${sql.param(search)}::text[])`,
    createdAt: new Date(now),
  })
  await tx.insert(skus).values(
    goods.map(({ id, itemNo, spec, price, unit, moq, step, stock, status, values }, sort) => ({
      id,
      productId,
      categoryId: leaf.id,
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
      dims,
      sort,
    })),
  )
  await tx
    .insert(stocks)
    .values(goods.map(({ id, stock }) => ({ skuId: id, warehouseId: warehouse.id, onHand: stock })))
  return productId
}

const kindOf = ({ name, category, brand, shop }: CatalogueRow) =>
  JSON.stringify([name, category, brand, shop])

/** Products with a SKU that the sheet says to be for sale. */
function revivedBy(rows: readonly CatalogueRow[], known: ReadonlyMap<string, SkuRow>): number[] {
  return rows.flatMap(({ itemNo, status }) => {
    const sku = known.get(itemNo)
    return sku && status !== null && isOffered(status) ? [sku.productId] : []
  })
}

/**
 * Imports a catalogue sheet, all or nothing: known item numbers are updated, unknown ones
 * become new products. Throws OperatorError naming the wrong row.
 */
export function importCatalogue(db: Db, rows: readonly CatalogueRow[], now: number) {
  return db.transaction(async (tx) => {
    const numbers = rows.map(({ itemNo }) => itemNo)
    const result = await tx.select().from(skus).where(inArray(skus.itemNo, numbers))
    const known = new Map(result.map((sku) => [sku.itemNo, sku]))
    const catalog = await createCatalog(tx, () => now)()
    const facts = await factsOf(tx, [...known.keys()], catalog)
    for (const row of rows) {
      const sku = known.get(row.itemNo)
      if (!sku) continue
      requireSame(row, facts.get(row.itemNo))
      await update(tx, sku, row)
    }
    const fresh = rows.filter(({ itemNo }) => !known.has(itemNo))
    const kinds = new Map<string, CatalogueRow[]>()
    for (const row of fresh) kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row])
    const made: number[] = []
    for (const group of kinds.values()) made.push(await create(tx, group, { catalog, now }))
    const touched = [...new Set([...result.map(({ productId }) => productId), ...made])]
    await refreshProducts(tx, touched, revivedBy(rows, known))
    return { changed: result.length, added: fresh.length }
  })
}
