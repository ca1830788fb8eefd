import { sql } from 'drizzle-orm'
import type { getProductSearchTips } from '@/contract/brand'
import type { ParsedInput } from '@/contract/endpoint'
import { codeKey, fold } from '@/server/catalog/search/fold'
import { spokenTips } from '@/server/catalog/search/spoken'
import type { Db } from '@/server/db/client'
import { type Census, type CensusRow, countBy } from '@/server/modules/catalog/census'
import { type Catalog, type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { productConditions, soldTo } from '@/server/modules/product/filter'
import { understand } from '@/server/modules/product/query'

const TIPS_MAX = 10
const CODE_MIN = 3
/** Numbers looked at: some of their goods are not sold in the area. */
const CODES_MAX = 60

type Deps = { db: Db; catalog: Catalog; census: Census }
type TipsInput = ParsedInput<typeof getProductSearchTips>

/** Whether goods of that name, of a category or a brand, are sold in the area. */
function createIsSold(catalog: CatalogMetadata, goods: readonly CensusRow[]) {
  const leaves = countBy(goods, 'leaf')
  const brands = countBy(goods, 'brand')
  return (word: string) => {
    const ids = catalog.lexicon.categories.get(word) ?? []
    const isSold = ids.some((id) => leavesOf(catalog, id).some((leaf) => leaves.has(leaf)))
    return isSold || brands.has(catalog.lexicon.brands.get(word) ?? 0)
  }
}

/** Category names and synonyms that contain what is typed, then those spelt so in pinyin. */
function categoryTips(catalog: CatalogMetadata, typed: string): string[] {
  const containing = [...catalog.lexicon.categories.keys()]
    .filter((word) => word.includes(typed))
    .sort((a, b) => a.indexOf(typed) - b.indexOf(typed) || a.length - b.length)
  return [...containing, ...spokenTips(typed, catalog.lexicon)]
}

/** Numbers that begin so, each look-up in the order of its index: one `or` would sort them all. */
async function codeTips(db: Db, typed: string, areaCode: string[]): Promise<string[]> {
  const key = codeKey(typed)
  if (key.length < CODE_MIN || !/\d/.test(key)) return []
  const like = `${key}%`
  const sold = sql.join([sql`s.status = 1`, sql`p.status = 1`, ...soldTo(areaCode)], sql` and `)
  const { rows } = await db.execute<{ tip: string }>(sql`
    select distinct tip from (
      (select item_no as tip, product_id, status from skus where item_no like ${like}
        order by item_no using ~<~ limit ${CODES_MAX})
      union all
      (select model, product_id, status from skus where model_key like ${like}
        order by model_key using ~<~ limit ${CODES_MAX})
    ) s join products p on p.id = s.product_id where ${sold} order by tip limit ${TIPS_MAX}`)
  return rows.map(({ tip }) => tip)
}

async function titleTips(db: Db, catalog: CatalogMetadata, input: TipsInput): Promise<string[]> {
  const query = await understand(db, catalog, input)
  if (query.relaxed || query.productIds) return []
  const { rows } = await db.execute<{ title: string }>(sql`
    select p.title from products p where ${productConditions(catalog, query)}
    order by p.sales desc limit ${TIPS_MAX}`)
  return rows.map((row) => row.title)
}

/** Completions: goods by name first, then numbers, then whole titles. Only what is sold there. */
export function createTips({ db, catalog: catalogOf, census }: Deps) {
  return async (input: TipsInput): Promise<string[]> => {
    const catalog = await catalogOf()
    const isSold = createIsSold(catalog, await census(input.areaCode))
    const typed = fold(input.keyword)
    const tips = [
      ...categoryTips(catalog, typed)
        .filter(isSold)
        .slice(0, TIPS_MAX / 2),
      ...(await codeTips(db, typed, input.areaCode)),
      ...(await titleTips(db, catalog, input)),
    ]
    return [...new Set(tips)].slice(0, TIPS_MAX)
  }
}
