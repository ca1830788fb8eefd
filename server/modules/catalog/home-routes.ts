import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { getHomePage, getHotSearch, recordSearch } from '@/contract/catalog/home-calls'
import { searchHistory } from '@/server/kernel/db/account-schema'
import { searchTerms } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createHomePage } from './home-page'
import type { Catalog } from './metadata'
import type { ProductCounts } from './product-counts'

const HOT_WORDS = 8
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

/** Home page, hot words and search history. */
export function homeRoutes(
  calls: Calls,
  deps: { db: Db; catalog: Catalog; productCounts: ProductCounts; now: () => number },
) {
  const { db, now } = deps
  const homePage = createHomePage(deps)
  calls
    .on(getHomePage, ({ input }) => homePage(input.areaCode))
    .on(getHotSearch, async () => {
      const rows = await db
        .select()
        .from(searchTerms)
        .orderBy(desc(searchTerms.count), searchTerms.id)
        .limit(HOT_WORDS)
      return rows.map(({ id, term }) => ({ id: String(id), hotWord: term }))
    })
    .on(recordSearch, async ({ input, caller }) => {
      await db
        .insert(searchTerms)
        .values({ term: input.searchTerms, count: 1 })
        .onConflictDoUpdate({
          target: searchTerms.term,
          set: { count: sql`${searchTerms.count} + 1` },
        })
      if (caller) await remember(db, caller.userId, input.searchTerms, new Date(now()))
      return null
    })
}
