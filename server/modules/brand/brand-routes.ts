import { and, desc, eq, inArray } from 'drizzle-orm'
import {
  deleteProductHistory,
  getProductHistoryRecord,
  getProductSearchTips,
} from '@/contract/brand'
import { getBrandDetail, getBrandList } from '@/contract/brand-detail'
import { getShopDetail, getShopList } from '@/contract/shop'
import { searchHistory } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import type { Census } from '@/server/modules/catalog/census'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createBrandDetail, createBrandList } from './brand-service'
import { createShopDetail, createShopList } from './shop-service'
import { createTips } from './tips-service'

const HISTORY_SHOWN = 10

/** Brands, shops, suggestions and the user’s own searches. */
export function brandRoutes(calls: Calls, deps: { db: Db; catalog: Catalog; census: Census }) {
  const { db } = deps
  const tips = createTips(deps)
  const [brandList, brandDetail] = [createBrandList(deps), createBrandDetail(deps)]
  const [shopList, shopDetail] = [createShopList(deps), createShopDetail(deps)]
  calls
    .open(getBrandList, ({ input }) => brandList(input))
    .open(getBrandDetail, ({ input }) => brandDetail(input))
    .open(getShopList, ({ input }) => shopList(input))
    .open(getShopDetail, ({ input }) => shopDetail(input))
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
