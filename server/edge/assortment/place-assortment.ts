import { numberOf } from '@/catalogue/port'
import { LEAF_LEVEL } from '@/server/modules/catalog/category-changes'
import { type Known, keyOf, numberer } from './numbering'
import { placeGoods } from './place-goods'
import { requireNone } from './read-assortment'
import type { Assortment } from './tables'

/** Ids nest by the hundred: a category's are those below its own. */
const NESTED = 100

type Problems = string[]

/** Numbers categories so that those below one nest in its number. */
function placeCategories({ categories }: Assortment, known: Known, problems: Problems) {
  const ids = new Map<string, number>()
  const used = new Set(known.categories.values())
  const rows = categories.flatMap((row, sort) => {
    const names = row.路径.split('/')
    const above = names.slice(0, -1).join('/')
    const parentId = above === '' ? null : ids.get(above)
    if (parentId === undefined) {
      problems.push(`${row.place}, 路径: ${above} does not stand above it`)
      return []
    }
    if (names.length > LEAF_LEVEL) problems.push(`${row.place}, 路径: is deeper than ${LEAF_LEVEL}`)
    const start = (parentId ?? 0) * NESTED
    let id = known.categories.get(row.路径)
    for (let next = start + 1; id === undefined; next += 1) if (!used.has(next)) id = next
    if (id >= start + NESTED) problems.push(`${row.place}, 路径: no room is left below ${above}`)
    used.add(id)
    ids.set(row.路径, id)
    const [name = '', level] = [names.at(-1), names.length]
    const drawing = row.图样 === '' ? null : row.图样
    if (level === LEAF_LEVEL && drawing === null) problems.push(`${row.place}, 图样: is empty`)
    return {
      path: row.路径,
      id,
      parentId,
      level,
      name,
      sort,
      synonyms: row.同义词,
      drawing,
      open: row.状态,
    }
  })
  return { rows, ids }
}

type Placed = ReturnType<typeof placeCategories>

type ValueRow = { id: number; attributeId: number; label: string; num: number | null; sort: number }

function placeAttributes(
  { attributes }: Assortment,
  { known, leaves, problems }: { known: Known; leaves: Placed['ids']; problems: Problems },
) {
  const attributeId = numberer(known.attributes)
  const valueId = numberer(known.values)
  const valueIds = new Map<string, number>()
  const values: ValueRow[] = []
  const places = new Map<number, number>()
  const rows = attributes.flatMap((row) => {
    const categoryId = leaves.get(row.类目)
    if (categoryId === undefined) {
      problems.push(`${row.place}, 类目: no category ${row.类目}`)
      return []
    }
    const id = attributeId(keyOf(categoryId, row.属性))
    for (const [sort, label] of row.值.entries()) {
      const value = valueId(keyOf(id, label))
      valueIds.set(keyOf(categoryId, row.属性, label), value)
      values.push({ id: value, attributeId: id, label, num: numberOf(label), sort })
    }
    const sort = places.get(categoryId) ?? 0
    places.set(categoryId, sort + 1)
    const kind = { type: row.类型, axis: row.规格, filterable: row.筛选, inTable: row.表格 }
    return { id, categoryId, name: row.属性, unit: row.单位, sort, ...kind }
  })
  return { rows, values, valueIds }
}

function placeShops({ brands, shops, warehouses }: Assortment, known: Known, problems: Problems) {
  const [brandId, shopId] = [numberer(known.brands), numberer(known.shops)]
  const shopRows = shops.map((row) => ({
    id: shopId(row.名称),
    name: row.名称,
    type: row.类型,
    company: row.公司,
    creditCode: row.信用代码,
    phone: row.电话,
    address: row.地址,
    province: row.省份,
    scores: row.评分,
    freightAmount: row.运费,
    freeFreightFrom: row.包邮起,
    open: row.状态 === 'open',
    opened: row.状态 !== 'new',
    notice: row.公告,
  }))
  const byName = new Map(shopRows.map((row) => [row.name, row]))
  const warehouseId = numberer(known.warehouses)
  const warehouseRows = warehouses.flatMap((row) => {
    const shop = byName.get(row.店铺)
    if (!shop) {
      problems.push(`${row.place}, 店铺: no shop ${row.店铺}`)
      return []
    }
    const id = warehouseId(keyOf(shop.id, row.仓库))
    return { id, shopId: shop.id, name: row.仓库, province: row.省份, open: row.状态 }
  })
  const brandRows = brands.map((row) => ({
    id: brandId(row.名称),
    name: row.名称,
    latin: row.英文名,
    initial: row.首字母,
    field: row.领域,
    country: row.国家,
    story: row.介绍,
    open: row.状态,
  }))
  return { brandRows, shopRows, warehouseRows }
}

/**
 * Rows of all tables, with the numbers that what is known has; throws OperatorError for what does not
 * fit together.
 */
export function placeAssortment(assortment: Assortment, known: Known) {
  const problems: Problems = []
  const categories = placeCategories(assortment, known, problems)
  const attributes = placeAttributes(assortment, { known, leaves: categories.ids, problems })
  const { brandRows, shopRows, warehouseRows } = placeShops(assortment, known, problems)
  const goods = placeGoods(assortment, {
    known,
    problems,
    categories: new Map(categories.rows.map((row) => [row.path, row])),
    valueIds: attributes.valueIds,
    brands: new Map(brandRows.map((row) => [row.name, row])),
    shops: new Map(shopRows.map((row) => [row.name, row])),
    warehouses: new Map(warehouseRows.map((row) => [keyOf(row.shopId, row.name), row.id])),
  })
  requireNone(problems)
  return {
    categories: categories.rows.map(({ path: _path, ...row }) => row),
    attributes: attributes.rows,
    attributeValues: attributes.values,
    brands: brandRows,
    shops: shopRows,
    warehouses: warehouseRows,
    goods,
  }
}
export type PlacedAssortment = ReturnType<typeof placeAssortment>
