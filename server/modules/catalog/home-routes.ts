import { and, desc, eq, lt } from 'drizzle-orm'
import { getHomePage, getHotSearch, recordSearch } from '@/contract/catalog/home-calls'
import { searchHistory } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createSharedLimit } from '@/server/kernel/http/shared-limit'
import { createHomePage } from './home-page'
import { createHotWords } from './hot-words'
import type { Catalog } from './metadata'
import type { ProductCounts } from './product-counts'

/** Rate limit of recorded searches per network: more than a busy office makes. */
const RECORDED = { name: 'record-search', calls: 60, seconds: 60 }
/** Searches saved per user; older ones are deleted. */
const HISTORY_SAVED = 20

async function remember(db: Db, userId: string, terms: string, at: Date): Promise<void> {
  await db
    .insert(searchHistory)
    .values({ userId, searchTerms: terms, searchedAt: at })
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.searchTerms],
      set: { searchedAt: at },
    })
  const [oldest] = await db
    .select({ at: searchHistory.searchedAt })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt))
    .offset(HISTORY_SAVED - 1)
    .limit(1)
  if (!oldest) return
  await db
    .delete(searchHistory)
    .where(and(eq(searchHistory.userId, userId), lt(searchHistory.searchedAt, oldest.at)))
}

type Deps = {
  db: Db
  /** May be some seconds behind. */
  readDb: Db
  catalog: Catalog
  productCounts: ProductCounts
  now: () => number
}

/** Home page, hot words and search history. */
export function homeRoutes(calls: Calls, { db, readDb, ...deps }: Deps) {
  const { now } = deps
  const homePage = createHomePage({ ...deps, db: readDb })
  const shown = createHotWords(readDb, now)
  const hotWords = createHotWords(db, now)
  const limit = createSharedLimit(db, now, RECORDED)
  calls
    .on(getHomePage, ({ input }) => homePage(input.areaCode))
    .on(getHotSearch, () => shown.list())
    .on(recordSearch, async ({ input: { searchTerms }, caller, network }) => {
      await limit.consume(network)
      if (caller) await remember(db, caller.userId, searchTerms, new Date(now()))
      // Calls without an address are the mall's own.
      const voter = caller ? `user:${caller.userId}` : network && `network:${network}`
      if (voter) await hotWords.vote(searchTerms, voter)
      return null
    })
}
