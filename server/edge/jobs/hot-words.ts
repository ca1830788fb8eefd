import { HOUR_MS } from '@/contract/china-clock'
import type { Db } from '@/server/kernel/db/client'
import { createHotWords } from '@/server/modules/catalog/hot-words'
import { createCatalog } from '@/server/modules/catalog/metadata'
import { createSearch } from '@/server/modules/search/search-service'

/** Interval of the count, ms. */
const EVERY_MS = HOUR_MS
const COUNTRY = ['0000']

/** Counts the hot words once an hour; every process may, the outcome is the same. */
export function createHotWordCount(db: Db, now: () => number) {
  const hotWords = createHotWords(db, now)
  const search = createSearch(db, createCatalog(db, now))
  let countedAt = Number.NEGATIVE_INFINITY

  /** Whether a search finds goods as it is spelt, with nothing left out. */
  async function findsGoods(keyword: string): Promise<boolean> {
    const input = { keyword, areaCode: COUNTRY, sort: 'default' as const, page: 1, pageSize: 1 }
    const { total, relaxed, unknown, corrected } = await search(input, null)
    return total > 0 && !relaxed && unknown.length === 0 && corrected.length === 0
  }

  return async (): Promise<void> => {
    if (now() - countedAt < EVERY_MS) return
    countedAt = now()
    await hotWords.count(findsGoods)
  }
}
