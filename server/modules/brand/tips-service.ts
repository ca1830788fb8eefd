import { sql } from 'drizzle-orm'
import type { getProductSearchTips } from '@/contract/brand'
import type { ParsedInput } from '@/contract/endpoint'
import { codeKey, fold } from '@/server/catalog/search/fold'
import { spokenTips } from '@/server/catalog/search/spoken'
import type { Db } from '@/server/db/client'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { productConditions } from '@/server/modules/product/filter'
import { understand } from '@/server/modules/product/query'

const TIPS_MAX = 10
const CODE_MIN = 3

type TipsInput = ParsedInput<typeof getProductSearchTips>

/** Category names and synonyms that contain what is typed, then those spelt so in pinyin. */
function categoryTips(catalog: CatalogMetadata, typed: string): string[] {
  const containing = [...catalog.lexicon.categories.keys()]
    .filter((word) => word.includes(typed))
    .sort((a, b) => a.indexOf(typed) - b.indexOf(typed) || a.length - b.length)
  return [...containing, ...spokenTips(typed, catalog.lexicon)]
}

async function codeTips(db: Db, typed: string): Promise<string[]> {
  const key = codeKey(typed)
  if (key.length < CODE_MIN || !/\d/.test(key)) return []
  const { rows } = await db.execute<{ item_no: string; model: string; model_key: string }>(sql`
    select distinct on (model_key) item_no, model, model_key from skus
    where item_no like ${`${key}%`} or model_key like ${`${key}%`}
    order by model_key limit ${TIPS_MAX}`)
  return rows.map((row) => (row.model_key.startsWith(key) ? row.model : row.item_no))
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
export function createTips(db: Db, catalogOf: Catalog) {
  return async (input: TipsInput): Promise<string[]> => {
    const catalog = await catalogOf()
    const typed = fold(input.keyword)
    const tips = [
      ...categoryTips(catalog, typed).slice(0, TIPS_MAX / 2),
      ...(await codeTips(db, typed)),
      ...(await titleTips(db, catalog, input)),
    ]
    return [...new Set(tips)].slice(0, TIPS_MAX)
  }
}
