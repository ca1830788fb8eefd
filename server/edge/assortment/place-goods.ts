import { modelKeyOf, summaryOf } from '@/catalogue/port'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { productLexemes } from '@/server/kernel/text/tokens'
import { LEAF_LEVEL } from '@/server/modules/catalog/category-changes'
import { type Known, keyOf, lastOf, numberer } from './numbering'
import type { Assortment, Row } from './tables'

type Category = { id: number; level: number; name: string; synonyms: string[] }
type Brand = { id: number; name: string; latin: string }
type Shop = { id: number; name: string; open: boolean }

export type Places = {
  known: Known
  problems: string[]
  /** By path. */
  categories: ReadonlyMap<string, Category>
  /** By category, attribute and label. */
  valueIds: ReadonlyMap<string, number>
  brands: ReadonlyMap<string, Brand>
  shops: ReadonlyMap<string, Shop>
  /** By shop and name. */
  warehouses: ReadonlyMap<string, number>
}

type Rows = {
  skus: ReadonlyMap<string, Row<'skus'>[]>
  stocks: ReadonlyMap<string, Row<'stocks'>[]>
}
type Numbers = {
  sku: (itemNo: string) => number
  product: (of: readonly Row<'skus'>[]) => number
  /** Pieces that open orders hold and no row has said of yet. */
  locked: Map<string, { itemNo: string; locked: number }>
}
type Kept = {
  at: { category: Category; brand: Brand; shop: Shop }
  fixedValues: number[]
  id: number
}

function grouped<T>(rows: readonly T[], keyOfRow: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOfRow(row))
    if (group) group.push(row)
    else groups.set(keyOfRow(row), [row])
  }
  return groups
}

/** A product keeps the number of the first of its SKUs that is known. */
function productNumberer(known: Known): Numbers['product'] {
  const taken = new Set<number>()
  let last = lastOf(known.products.keys())
  return (of) => {
    const own = of.flatMap(({ 编号 }) => known.skus.get(编号)?.productId ?? [])
    const kept = own.find((id) => !taken.has(id))
    if (kept === undefined) last += 1
    const id = kept ?? last
    taken.add(id)
    return id
  }
}

type Pairs = Row<'skus'>['属性']

/** The values of a category that pairs name. */
function valuesOf(
  places: Places,
  categoryId: number,
  { 属性, place }: { 属性: Pairs; place: string },
) {
  return 属性.flatMap(({ attribute, label }) => {
    const id = places.valueIds.get(keyOf(categoryId, attribute, label))
    if (id === undefined) {
      places.problems.push(`${place}, 属性: its category has no ${attribute}=${label}`)
    }
    return id ?? []
  })
}

function stocksOf(
  places: Places,
  numbers: Numbers,
  of: { shop: Shop; skuId: number; rows: Row<'stocks'>[] },
) {
  return of.rows.flatMap(({ 仓库, 在库, place }) => {
    const warehouseId = places.warehouses.get(keyOf(of.shop.id, 仓库))
    if (warehouseId === undefined) {
      places.problems.push(`${place}, 仓库: ${of.shop.name} has no warehouse ${仓库}`)
      return []
    }
    const key = keyOf(of.skuId, warehouseId)
    const locked = numbers.locked.get(key)?.locked ?? 0
    numbers.locked.delete(key)
    if (locked > 在库) places.problems.push(`${place}, 在库: open orders hold ${locked} pieces`)
    return { skuId: of.skuId, warehouseId, onHand: 在库, locked }
  })
}

function skuOf(
  places: Places,
  numbers: Numbers,
  row: Row<'skus'>,
  kept: Kept & { stocks: Row<'stocks'>[]; sort: number },
) {
  const { category, shop } = kept.at
  const id = numbers.sku(row.编号)
  const axisValues = valuesOf(places, category.id, row)
  const stocks = stocksOf(places, numbers, { shop, skuId: id, rows: kept.stocks })
  return {
    id,
    productId: kept.id,
    categoryId: category.id,
    itemNo: row.编号,
    model: row.型号,
    modelKey: modelKeyOf(row.型号),
    oldNos: row.旧编号,
    spec: row.规格,
    axisValues,
    values: [...axisValues, ...kept.fixedValues],
    price: row.价格,
    marketPrice: row.市场价,
    tiers: row.阶梯价,
    unit: row.单位,
    packQty: row.包装数,
    packUnit: row.包装单位,
    moq: row.起订量,
    step: row.倍数,
    maxPerOrder: row.限购,
    weightG: row.单重克,
    leadDays: row.货期天,
    stock: stocks.reduce((sum, { onHand, locked }) => sum + onHand - locked, 0),
    status: row.状态,
    dims: row.图样参数,
    sort: kept.sort,
    stocks,
  }
}

/** Category, brand and shop of a product; null, and said, when one of them is not there. */
function placeOf({ categories, brands, shops, problems }: Places, row: Row<'products'>) {
  const [category, brand, shop] = [
    categories.get(row.类目),
    brands.get(row.品牌),
    shops.get(row.店铺),
  ]
  if (!brand) problems.push(`${row.place}, 品牌: no brand ${row.品牌}`)
  if (!shop) problems.push(`${row.place}, 店铺: no shop ${row.店铺}`)
  if (category?.level !== LEAF_LEVEL) {
    problems.push(`${row.place}, 类目: ${row.类目} is no category of the third level`)
    return null
  }
  return brand && shop ? { category, brand, shop } : null
}

type Sku = ReturnType<typeof skuOf>

function lexemesOf(row: Row<'products'>, rows: Row<'skus'>[], { at }: Kept): string[] {
  const labels = [row, ...rows].flatMap((one) => one.属性.map(({ label }) => label))
  return productLexemes({
    title: row.名称,
    subtitle: row.副标题,
    names: [
      at.category.name,
      ...at.category.synonyms,
      ...row.类目.split('/').slice(0, -1).toReversed(),
    ],
    brand: [at.brand.name, at.brand.latin],
    shop: at.shop.name,
    standards: row.标准,
    values: [...new Set(labels)],
    specs: rows.map((sku) => sku.规格),
    models: rows.map((sku) => sku.型号),
  })
}

function statusOf(row: Row<'products'>, shop: Shop, hasGoods: boolean): number {
  if (!row.状态 || !hasGoods) return SALE_STATUS.off
  return shop.open ? SALE_STATUS.onSale : SALE_STATUS.shopClosed
}

function productOf(
  row: Row<'products'>,
  kept: Kept,
  { skus, rows, known }: { skus: Sku[]; rows: Row<'skus'>[]; known: Known },
) {
  const chosen = skus.find(({ itemNo }) => itemNo === row.默认规格)
  const { status, ...summary } = summaryOf(skus, kept.fixedValues, chosen?.id)
  return {
    id: kept.id,
    categoryId: kept.at.category.id,
    brandId: kept.at.brand.id,
    shopId: kept.at.shop.id,
    title: row.名称,
    subtitle: row.副标题,
    drawing: row.图样,
    fixedValues: kept.fixedValues,
    standards: row.标准,
    origin: row.产地,
    warranty: row.质保,
    detail: row.说明,
    saleAreas: row.销售区域,
    sales: row.销量,
    ...(known.products.get(kept.id) ?? { commentCount: 0, score: 0 }),
    ...summary,
    status: statusOf(row, kept.at.shop, status === SALE_STATUS.onSale),
    search: lexemesOf(row, rows, kept),
    createdAt: row.上架时间.toISOString(),
  }
}

/** What rows of SKUs and stocks name and is not there. */
function sayStray({ products, skus, stocks }: Assortment, problems: string[]): void {
  const listed = new Set(products.map(({ 编号 }) => 编号))
  const items = new Set(skus.map(({ 编号 }) => 编号))
  for (const { 商品, place } of skus) {
    if (!listed.has(商品)) problems.push(`${place}, 商品: no product ${商品}`)
  }
  for (const { 编号, place } of stocks) {
    if (!items.has(编号)) problems.push(`${place}, 编号: no 规格 ${编号}`)
  }
}

/** Products with their SKUs and stocks; what is wrong goes to the problems. */
export function placeGoods(assortment: Assortment, places: Places) {
  const { known, problems } = places
  const rows: Rows = {
    skus: grouped(assortment.skus, (row) => row.商品),
    stocks: grouped(assortment.stocks, (row) => row.编号),
  }
  const numbers: Numbers = {
    sku: numberer(new Map([...known.skus].map(([itemNo, { id }]) => [itemNo, id]))),
    product: productNumberer(known),
    locked: new Map(known.locked),
  }
  const goods = assortment.products.flatMap((row) => {
    const at = placeOf(places, row)
    const own = rows.skus.get(row.编号) ?? []
    if (own[0]?.编号 !== row.编号) {
      problems.push(`${row.place}, 编号: is not the first of its 规格 in skus`)
    }
    if (!own.some(({ 编号 }) => 编号 === row.默认规格)) {
      problems.push(`${row.place}, 默认规格: is none of its 规格`)
    }
    if (!at || own.length === 0) return []
    const kept = {
      at,
      id: numbers.product(own),
      fixedValues: valuesOf(places, at.category.id, row),
    }
    const skus = own.map((sku, sort) =>
      skuOf(places, numbers, sku, { ...kept, stocks: rows.stocks.get(sku.编号) ?? [], sort }),
    )
    return { product: productOf(row, kept, { skus, rows: own, known }), skus }
  })
  for (const { itemNo, locked } of numbers.locked.values()) {
    problems.push(`stocks: open orders hold ${locked} pieces of ${itemNo}, which has no row there`)
  }
  sayStray(assortment, problems)
  return goods
}
