import { type SQL, sql } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { getSkuTable, TableRow } from '@/contract/search/search-calls'
import { readTableSort, type TableColumn, UNSORTED } from '@/contract/search/table-sort-rules'
import type { Db } from '@/server/kernel/db/client'
import { requireShallow } from '@/server/kernel/http/paging'
import { transitDays } from '@/server/modules/area/delivery'
import type { Attribute, Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { withdrawnText } from '@/server/modules/product/sale-state'
import { saleView, skusById, stockState } from '@/server/modules/product/sku-repository'
import { skusOfBuyerCode } from './buyer-codes'
import { drawnTable } from './drawn-table'
import type { ProductFilter, Query } from './filter'
import { isOffered, isOfProducts, matchedProducts, matchedSkus, offeredCount } from './matched'
import { understand } from './query'
import { leafOrder, transitOf } from './search-repository'
import { sharedForSeconds } from './shared-counts'

type TableInput = ParsedInput<typeof getSkuTable>
type Table = Output<typeof getSkuTable>
type Match = {
  id: number
  title: string
  brand_id: number
  shop_id: number
  drawing: string
  product_status: number
}

/**
 * The place of a SKU's value among those of an attribute. Where the ids of the values follow one another
 * the id says it, without a look at each value: half the time for the 80,000 SKUs of a large leaf.
 */
function valueOrder(catalog: CatalogMetadata, attributeId: number): SQL {
  const values = catalog.attribute.get(attributeId)?.values ?? []
  const first = values[0]?.id ?? 0
  if (values.length > 0 && values.every(({ id }, at) => id === first + at)) {
    return sql`(select own.id from unnest(s.values) as own(id)
      where own.id between ${first} and ${first + values.length - 1} limit 1)`
  }
  return sql`(select av.sort from attribute_values av where av.attribute_id = ${attributeId}
    and av.id = any(s.values) limit 1)`
}

function orderOf(catalog: CatalogMetadata, query: Query, sort: string): SQL {
  const { by, isDescending } = readTableSort(sort)
  if (by === UNSORTED) return sql`${leafOrder(catalog, query)} p.sales desc, p.id`
  const direction = isDescending ? sql` desc` : sql``
  const columns: Record<TableColumn, SQL> = {
    product: sql`p.sales`,
    itemNo: sql`s.item_no`,
    price: sql`s.price`,
    lead: sql`s.lead_days + ${transitOf(catalog, query.filter.areaCode)}`,
  }
  if (typeof by === 'string') return sql`${columns[by]}${direction}`
  return sql`${valueOrder(catalog, by)}${direction} nulls last`
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

type Asked = { catalog: CatalogMetadata; query: Query; input: TableInput }

const MATCH = sql`s.id, p.title, p.brand_id, p.shop_id, p.drawing, p.status as product_status`

const firstRow = ({ page, pageSize }: TableInput) => (page - 1) * pageSize

/**
 * A page of the SKUs of whole products in the order of these: their numbers of SKUs say which products it has, and
 * the others' SKUs are not read. A leaf may have 80,000.
 */
function pageOfProducts({ catalog, query, input }: Asked): SQL {
  const first = firstRow(input)
  const end = first + input.pageSize
  const own = offeredCount(query)
  const order = sql`order by ${leafOrder(catalog, query)} p.sales desc, p.id`
  // Each has a SKU at least, so no more products are needed than rows.
  const counted = sql`select p.id, p.title, p.brand_id, p.shop_id, p.drawing, p.status, p.sku_count,
      p.category_id, p.sales, ${own} as own
    ${matchedProducts(catalog, query)} and ${own} > 0 ${order} limit ${end}`
  return sql`with placed as (
      select p.*, row_number() over ordered as place, sum(p.own) over ordered as upto
      from (${counted}) p window ordered as (${order} rows unbounded preceding)),
    shown as (select * from placed where upto > ${first} and upto - own < ${end})
    select ${MATCH} from shown p join skus s on s.product_id = p.id where ${isOffered(query)}
    order by p.place, s.sort limit ${input.pageSize}
    offset ${first} - (select min(upto - own) from shown)`
}

function pageOfSkus({ catalog, query, input }: Asked): SQL {
  return sql`select ${MATCH} ${matchedSkus(catalog, query)}
    order by ${orderOf(catalog, query, input.sort)}, s.product_id, s.sort
    limit ${input.pageSize} offset ${firstRow(input)}`
}

/** The rows of a page, brought as one text as `readRows` does for selects: each field by itself takes 2 µs. */
async function readMatches(db: Db, page: SQL): Promise<Match[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select coalesce(json_agg(q), '[]')::text as text from (${page}) q`,
  )
  return JSON.parse(rows[0]?.text ?? '[]')
}

/** getSkuTable: SKUs as rows under their category's columns; `ownDb` as for a search (createSearch). */
export function createTable(db: Db, catalogOf: Catalog, ownDb = db) {
  /** What a filter means and how many SKUs it finds, whatever page or order of them is shown. */
  async function narrow(catalog: CatalogMetadata, filter: ProductFilter) {
    const query = await understand(db, catalog, filter)
    const isWhole = isOfProducts(catalog, query)
    const { rows } = await db.execute<{ total: number }>(
      isWhole
        ? sql`select coalesce(sum(${offeredCount(query)}), 0)::int as total ${matchedProducts(catalog, query)}`
        : sql`select count(*)::int as total ${matchedSkus(catalog, query)}`,
    )
    return { query, isWhole, total: rows[0]?.total ?? 0 }
  }
  const narrowShared = sharedForSeconds(narrow)

  return async (input: TableInput, userId: string | null): Promise<Table> => {
    const { page, pageSize, sort, ...filter } = input
    requireShallow(input)
    const catalog = await catalogOf()
    const ownSkuIds = await skusOfBuyerCode(ownDb, userId, input.keyword)
    const { query, isWhole, total } = await narrowShared(catalog, { ...filter, ownSkuIds })
    const asked = { catalog, query, input }
    const isSorted = readTableSort(sort).by !== UNSORTED
    const result = await readMatches(
      db,
      isWhole && !isSorted ? pageOfProducts(asked) : pageOfSkus(asked),
    )
    const rowsById = await skusById(
      db,
      result.map((row) => row.id),
    )
    const leafId = input.categoryId ?? rowsById.get(result[0]?.id ?? 0)?.categoryId ?? 0
    const columns = (catalog.attributes.get(leafId) ?? []).filter((attribute) => attribute.inTable)
    const list = result.flatMap((row): TableRow[] => {
      const sku = rowsById.get(row.id)
      if (!sku) return []
      const shop = catalog.shops.get(row.shop_id)
      return [
        {
          productId: sku.productId,
          title: row.title,
          brand: catalog.brands.get(row.brand_id)?.name ?? '',
          shop: shop?.name ?? '',
          cells: cellsOf(catalog, columns, sku.values),
          tiers: sku.tiers,
          stock: sku.stock,
          stockState: stockState(sku),
          withdrawn: withdrawnText(sku, { status: row.product_status }),
          leadDays: sku.leadDays + transitDays(shop?.province ?? '', filter.areaCode),
          ...saleView(sku),
        },
      ]
    })
    return {
      list,
      total,
      page,
      pageSize,
      ...drawnTable(
        columns,
        result[0]?.drawing ?? '',
        rowsById.get(result[0]?.id ?? 0)?.dims ?? '',
      ),
    }
  }
}
