import { and, desc, eq, inArray } from 'drizzle-orm'
import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
} from '@/contract/brand'
import { searchHistory } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createTips } from './tips-service'

const HISTORY_SHOWN = 10

/** Suggestions and the user's own searches. */
export function brandRoutes(calls: Calls, { db, catalog }: { db: Db; catalog: Catalog }) {
  const tips = createTips(db, catalog)
  calls
    .open(getProductSearchTips, ({ input }) => tips(input))
    .personal(getProductHistoryRecord, async ({ caller }) => {
      const rows = await db
        .select()
        .from(searchHistory)
        .where(eq(searchHistory.userId, caller.userId))
        .orderBy(desc(searchHistory.searchedAt))
        .limit(HISTORY_SHOWN)
      return rows.map(({ id, searchTerms }) => ({ id, searchTerms }))
    })
    .personal(deleteProductHistory, async ({ input, caller }) => {
      await db
        .delete(searchHistory)
        .where(and(eq(searchHistory.userId, caller.userId), inArray(searchHistory.id, input.id)))
      return null
    })
}
