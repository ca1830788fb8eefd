import { KEYWORD_MAX } from '@/contract/constants'
import { OFFERS_MAX } from '@/contract/match-lines'
import { codeKey } from '@/server/catalog/search/fold'
import type { Db } from '@/server/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { ProductFilter, Query } from '@/server/modules/product/filter'
import { understand } from '@/server/modules/product/query'
import { findHits, type HitRow } from '@/server/modules/product/search-repository'
import { codedSkus, namedSkus } from '@/server/modules/product/search-service'
import type { Found } from './match-service'

const CONFIDENCE = { only: 85, some: 70, near: 60, relaxed: 40 }
const ONE_PAGE = { sort: 'default', page: 1, pageSize: OFFERS_MAX + 1 } as const

function rate(query: Query, isOnly: boolean): Pick<Found, 'verdict' | 'confidence' | 'reason'> {
  const verdict = 'candidates'
  if (query.isNearNumber) {
    return { verdict, confidence: CONFIDENCE.near, reason: '编号可能有误，以下编号相近' }
  }
  if (query.relaxed) {
    return { verdict, confidence: CONFIDENCE.relaxed, reason: '没有完全相符的商品，以下部分相符' }
  }
  if (isOnly)
    return { verdict: 'matched', confidence: CONFIDENCE.only, reason: '描述只与该商品相符' }
  return { verdict, confidence: CONFIDENCE.some, reason: '多个商品与描述相符，请选择' }
}

/** The SKU a description names in each product found; the usual one where it names none. */
async function skusOf(db: Db, query: Query, rows: HitRow[]): Promise<[number[], boolean]> {
  const named = query.productIds
    ? await codedSkus(db, query, codeKey(query.filter.keyword ?? ''))
    : await namedSkus(
        db,
        query,
        rows.map((row) => row.id),
      )
  const naming = rows.filter((row) => named.has(row.id))
  const kept = naming.length > 0 ? naming : rows
  const [first] = kept
  const isOnly = kept.length === 1 && (naming.length > 0 || first?.sku_count === 1)
  return [kept.map((row) => named.get(row.id) ?? row.default_sku_id), isOnly]
}

/** What a description means, through the search's own parser of words and shorthand. */
export async function describedSkus(
  db: Db,
  catalog: CatalogMetadata,
  { text, areaCode }: { text: string; areaCode: string[] },
): Promise<Found | null> {
  const filter: ProductFilter = { keyword: text.slice(0, KEYWORD_MAX), areaCode }
  const query = await understand(db, catalog, filter)
  const rows = await findHits(db, catalog, query, ONE_PAGE)
  if (rows.length === 0) return null
  const [ids, isOnly] = await skusOf(db, query, rows)
  const rated = rate(query, isOnly)
  const more = ids.length > OFFERS_MAX ? `（较多，列出最相关的 ${OFFERS_MAX} 个）` : ''
  return {
    ...rated,
    reason: `${rated.reason}${more}`,
    by: 'description',
    skuIds: ids.slice(0, OFFERS_MAX),
  }
}
