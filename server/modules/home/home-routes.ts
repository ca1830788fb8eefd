import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { getHomePage, getHotSearch, recordSearch } from '@/contract/home'
import { searchHistory } from '@/server/db/account-schema'
import { searchTerms } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import type { Census } from '@/server/modules/catalog/census'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createHomePage } from './home-page'

const HOT_WORDS = 8
/** Searches kept a user; older ones go. */
const HISTORY_KEPT = 20

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
    .offset(HISTORY_KEPT - 1)
    .limit(1)
  if (!oldest) return
  await db
    .delete(searchHistory)
    .where(and(eq(searchHistory.userId, userId), lt(searchHistory.searchedAt, oldest.at)))
}

/** Home page, hot words and the record of searches. */
export function homeRoutes(
  calls: Calls,
  deps: { db: Db; catalog: Catalog; census: Census; now: () => number },
) {
  const { db, now } = deps
  const homePage = createHomePage(deps)
  calls
    .open(getHomePage, ({ input }) => homePage(input.areaCode))
    .open(getHotSearch, async () => {
      const rows = await db
        .select()
        .from(searchTerms)
        .orderBy(desc(searchTerms.count), searchTerms.id)
        .limit(HOT_WORDS)
      return rows.map(({ id, term }) => ({ id, hotWord: term }))
    })
    .open(recordSearch, async ({ input, caller }) => {
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
