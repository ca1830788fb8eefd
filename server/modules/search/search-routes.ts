import { and, desc, eq, inArray } from 'drizzle-orm'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
  getSearchSuggestions,
} from '@/contract/search/suggestion-calls'
import { searchHistory } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import type { Catalog } from '@/server/modules/catalog/metadata'
import type { ProductCounts } from '@/server/modules/catalog/product-counts'
import { createSearch } from './search-service'
import { createSuggestions } from './suggestions-service'
import { createTable } from './table-service'
import { createTips } from './tips-service'

const HISTORY_SHOWN = 10

type Deps = {
  db: Db
  /** May be some seconds behind. */
  readDb: Db
  catalog: Catalog
  productCounts: ProductCounts
  now: () => number
}

/** Search, spec table, suggestions and the user's search history. */
export function searchRoutes(calls: Calls, { db, readDb, ...deps }: Deps) {
  const { catalog } = deps
  const search = createSearch(readDb, catalog, db)
  const table = createTable(readDb, catalog, db)
  const suggest = createSuggestions({ ...deps, db: readDb, ownDb: db })
  const tips = createTips(suggest)
  calls
    .on(searchProducts, ({ input, caller }) => search(input, caller?.userId ?? null))
    .on(getSkuTable, ({ input, caller }) => table(input, caller?.userId ?? null))
    .on(getProductSearchTips, ({ input, caller }) => tips(input, caller?.userId ?? null))
    .on(getSearchSuggestions, ({ input, caller }) => suggest(input, caller?.userId ?? null))
    .on(getProductHistoryRecord, async ({ caller }) => {
      const rows = await db
        .select()
        .from(searchHistory)
        .where(eq(searchHistory.userId, caller.userId))
        .orderBy(desc(searchHistory.searchedAt))
        .limit(HISTORY_SHOWN)
      return rows.map(({ id, searchTerms }) => ({ id, searchTerms }))
    })
    .on(deleteProductHistory, async ({ input, caller }) => {
      await db
        .delete(searchHistory)
        .where(and(eq(searchHistory.userId, caller.userId), inArray(searchHistory.id, input.id)))
      return null
    })
}
