import { type SQL, sql } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { getSkuTable, TableRow } from '@/contract/product'
import type { Db } from '@/server/db/client'
import { transitDays } from '@/server/modules/catalog/delivery'
import type { Attribute, Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import {
  allowedValues,
  intArray,
  productConditions,
  type Query,
  requireShallow,
  specIsAny,
  specKeys,
} from './filter'
import { understand } from './query'
import { saleView, skusById, stockState } from './sku-repository'

type TableInput = ParsedInput<typeof getSkuTable>
type Table = Output<typeof getSkuTable>
type Found = {
  id: number
  title: string
  brand_id: number
  shop_id: number
  fixed_values: number[]
}

/** What narrows the rows of a product: chosen values, price, stock, the size the query names. */
function rowConditions(catalog: CatalogMetadata, query: Query): SQL[] {
  const conditions: SQL[] = []
  for (const [id, filter] of Object.entries(query.filter.attributes ?? {})) {
    const allowed = intArray(allowedValues(catalog, Number(id), filter))
    conditions.push(sql`(s.axis_values && ${allowed} or p.fixed_values && ${allowed})`)
  }
  const { priceMin, priceMax, inStock } = query.filter
  if (priceMin !== undefined) conditions.push(sql`s.price >= ${priceMin}`)
  if (priceMax !== undefined) conditions.push(sql`s.price <= ${priceMax}`)
  if (inStock) conditions.push(sql`s.stock >= s.moq`)
  const sizes = specKeys(query).filter((key) => /\dx\d/.test(key))
  if (sizes.length > 0 && !query.relaxed) conditions.push(specIsAny(sizes))
  return conditions
}

function orderOf(sort: string): SQL {
  const direction = sort.startsWith('-') ? sql` desc` : sql``
  const by = sort.replace(/^-/, '')
  if (by === 'price') return sql`s.price${direction}`
  if (by === 'lead') return sql`s.lead_days${direction}`
  if (by === 'itemNo') return sql`s.item_no${direction}`
  if (by === 'product') return sql`p.sales desc, p.id`
  return sql`(select av.sort from attribute_values av where av.attribute_id = ${Number(by)}
    and av.id = any(s.axis_values || p.fixed_values) limit 1)${direction} nulls last`
}

function cellsOf(catalog: CatalogMetadata, columns: Attribute[], valueIds: number[]): string[] {
  const labels = new Map(
    valueIds.flatMap((id) => {
      const value = catalog.values.get(id)
      return value ? [[value.attributeId, value.label] as const] : []
    }),
  )
  return columns.map((column) => labels.get(column.id) ?? '')
}

/** getSkuTable: SKUs as rows under their category's columns (the spec-table view). */
export function createTable(db: Db, catalogOf: Catalog) {
  async function find(catalog: CatalogMetadata, query: Query, input: TableInput) {
    const ofProduct = productConditions(catalog, query)
    const ofRow = rowConditions(catalog, query)
    const where = sql.join([ofProduct, sql`s.status = 1`, ...ofRow], sql` and `)
    const { rows: counted } = await db.execute<{ total: number }>(
      ofRow.length > 0
        ? sql`select count(*)::int as total from skus s join products p on p.id = s.product_id
            where ${where}`
        : sql`select coalesce(sum(p.sku_count), 0)::int as total from products p where ${ofProduct}`,
    )
    const { rows } = await db.execute<Found>(sql`
      select s.id, p.title, p.brand_id, p.shop_id, p.fixed_values
      from skus s join products p on p.id = s.product_id where ${where}
      order by ${orderOf(input.sort)}, s.product_id, s.sort
      limit ${input.pageSize} offset ${(input.page - 1) * input.pageSize}`)
    return { found: rows, total: counted[0]?.total ?? 0 }
  }

  return async (input: TableInput): Promise<Table> => {
    const { page, pageSize, areaCode } = input
    requireShallow(input)
    const catalog = await catalogOf()
    const query = await understand(db, catalog, input)
    const { found, total } = await find(catalog, query, input)
    const rowsById = await skusById(
      db,
      found.map((row) => row.id),
    )
    const leafId = input.categoryId ?? rowsById.get(found[0]?.id ?? 0)?.categoryId ?? 0
    const columns = (catalog.attributes.get(leafId) ?? []).filter((attribute) => attribute.inTable)
    const list = found.flatMap((row): TableRow[] => {
      const sku = rowsById.get(row.id)
      if (!sku) return []
      const shop = catalog.shops.get(row.shop_id)
      return [
        {
          ...saleView(sku),
          productId: sku.productId,
          title: row.title,
          brand: catalog.brands.get(row.brand_id)?.name ?? '',
          shop: shop?.name ?? '',
          cells: cellsOf(catalog, columns, [...sku.axisValues, ...row.fixed_values]),
          tiers: sku.tiers,
          stock: sku.stock,
          stockState: stockState(sku),
          leadDays: sku.leadDays + transitDays(shop?.province ?? '', areaCode),
        },
      ]
    })
    return {
      list,
      total,
      page,
      pageSize,
      columns: columns.map(({ id, name, unit, type }) => ({
        id,
        name,
        unit,
        numeric: type === 'number',
      })),
    }
  }
}
