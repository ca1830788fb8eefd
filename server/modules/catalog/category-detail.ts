import { sql } from 'drizzle-orm'
import type { CategoryDetail, getCategoryDetail } from '@/contract/catalog/category-calls'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { HttpError } from '@/server/kernel/http/http-error'
import { bestSellers } from './best-sellers'
import { groupsBelow } from './category-tiles'
import { type Attribute, type Catalog, type CatalogMetadata, leavesOf, pathOf } from './metadata'
import { countAll, countBy, type ProductCounts, stockedOf } from './product-counts'

type Deps = { db: Db; catalog: Catalog; productCounts: ProductCounts }

const columnOf = ({ id, name, unit, type }: Attribute) => ({
  id,
  name,
  unit,
  numeric: type === 'number',
})

function attributesOf(catalog: CatalogMetadata, categoryId: number) {
  const attributes = catalog.attributes.get(categoryId) ?? []
  return {
    attributes: attributes.map((row) => ({ ...columnOf(row), valueCount: row.values.length })),
    columns: attributes.filter(({ inTable }) => inTable).map(columnOf),
  }
}

/** getCategoryDetail; throws NOT_FOUND for an unknown category. */
export function createCategoryDetail({ db, catalog: catalogOf, productCounts }: Deps) {
  return async ({
    categoryId,
    areaCode,
  }: ParsedInput<typeof getCategoryDetail>): Promise<CategoryDetail> => {
    const catalog = await catalogOf()
    const category = catalog.categories.get(categoryId)
    if (!category) throw new HttpError('NOT_FOUND', '分类不存在')
    const rows = await productCounts(areaCode)
    const leafCounts = countBy(rows, 'leaf')
    const leaves = leavesOf(catalog, categoryId)
    const goods = rows.filter(({ leaf }) => leaves.includes(leaf))
    const inLeaves = sql`p.category_id = any(${intArray(leaves)})`
    const isLeaf = !catalog.children.has(categoryId)
    return {
      id: category.id,
      name: category.name,
      productCount: countAll(goods),
      path: pathOf(catalog, categoryId).map(({ id, name }) => ({ id, name })),
      siblings: groupsBelow(catalog, category.parentId ?? 0, leafCounts).map(
        ({ id, name, productCount }) => ({ id, name, productCount }),
      ),
      children: groupsBelow(catalog, categoryId, leafCounts),
      ...attributesOf(catalog, categoryId),
      brands: stockedOf(countBy(goods, 'brand'), catalog.brands),
      bestSellers: isLeaf ? [] : await bestSellers(db, inLeaves, areaCode),
    }
  }
}
