import { KEYWORD_MAX } from '@/contract/constants'
import { OFFERS_MAX } from '@/contract/quick-order/quick-order-calls'
import { missingText } from '@/contract/search/missing-rules'
import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { ProductFilter, Query } from '@/server/modules/search/filter'
import { missingOf } from '@/server/modules/search/missing'
import { understand } from '@/server/modules/search/query'
import { countSkus, findHits } from '@/server/modules/search/search-repository'
import { standingIn } from '@/server/modules/search/standing-in'
import type { Match } from './found'

const CONFIDENCE = { only: 85, some: 70, near: 60, relaxed: 40 }
const ONE_PAGE = { sort: 'default', page: 1, pageSize: OFFERS_MAX + 1 } as const

type Rated = Pick<Match, 'verdict' | 'confidence' | 'reason'>

/** `lack` is what the first of the goods has not of a relaxed query. */
function rate(query: Query, { isOnly, lack }: { isOnly: boolean; lack: string }): Rated {
  const verdict = 'candidates'
  if (query.isNearNumber) {
    return { verdict, confidence: CONFIDENCE.near, reason: '编号可能有误，以下编号相近' }
  }
  const differing = query.meaning.constraints
    .flatMap(standingIn)
    .map((one) => `${one}以相近标准代替`)
  if (query.relaxed) {
    const reason = [`部分相符：${lack}`, ...differing].join('；')
    return { verdict, confidence: CONFIDENCE.relaxed, reason }
  }
  if (differing.length > 0) {
    return { verdict, confidence: CONFIDENCE.some, reason: `${differing.join('；')}，请核对` }
  }
  if (query.unknown.length > 0) {
    const words = query.unknown.map(({ text }) => `“${text}”`).join('、')
    return { verdict, confidence: CONFIDENCE.some, reason: `${words}未识别，请核对` }
  }
  if (isOnly)
    return { verdict: 'matched', confidence: CONFIDENCE.only, reason: '描述只与该商品相符' }
  return { verdict, confidence: CONFIDENCE.some, reason: '多个商品与描述相符，请选择' }
}

/** Parses a description with the search's own query parser. */
export async function describedSkus(
  db: Db,
  catalog: CatalogMetadata,
  { text, areaCode }: { text: string; areaCode: string[] },
): Promise<Match | null> {
  const filter: ProductFilter = { keyword: text.slice(0, KEYWORD_MAX), areaCode }
  const query = await understand(db, catalog, filter)
  const rows = await findHits(db, catalog, query, ONE_PAGE)
  const [first] = rows
  if (!first) return null
  const isOnly = rows.length === 1 && (await countSkus(db, catalog, query)) === 1
  const lack = missingOf(catalog, query, first).map(missingText).join('；')
  const rated = rate(query, { isOnly, lack })
  const ids = rows.map((row) => row.sku_id)
  const more = ids.length > OFFERS_MAX ? `（较多，列出最相关的 ${OFFERS_MAX} 个）` : ''
  return {
    ...rated,
    reason: `${rated.reason}${more}`,
    by: 'description',
    skuIds: ids.slice(0, OFFERS_MAX),
  }
}
