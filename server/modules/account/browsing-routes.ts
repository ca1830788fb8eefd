import {
  type Browsed,
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  recordBrowsing,
} from '@/contract/account/browsing-history-calls'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from '@/server/modules/product/offer-view'
import { saleStateOf } from '@/server/modules/product/sale-state'
import { type BrowsedRow, type Browsing, createBrowsing } from './browsing-repository'

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** A history entry for display, with current price and state. */
function browsedView(
  catalog: CatalogMetadata,
  row: BrowsedRow,
  areaCode: readonly string[],
): Browsed[] {
  const { id, priceThen, viewedAt } = row.browsed
  return offerView(catalog, row, areaCode).map((offer) => ({
    ...offer,
    id,
    priceThen,
    viewedAt: viewedAt.getTime(),
    state: saleStateOf(row, areaCode),
  }))
}

/** Records a view; concurrent tabs of a user never exceed the limit. */
function createRecord({ db, now }: Deps, browsing: Browsing) {
  return (userId: string, skuId: number) =>
    db.transaction(async (tx) => {
      const at = new Date(now())
      await lockUser(userId, tx)
      if (!(await browsing.put(userId, skuId, { at, tx }))) {
        throw new HttpError('NOT_FOUND', '商品不存在或已下架')
      }
      await browsing.prune(userId, { at, tx })
      return null
    })
}

/** Deletes own entries; ids that are gone already, or another user's, are ignored alike. */
function createRemove({ now }: Deps, browsing: Browsing) {
  return async (userId: string, ids: string[]) => {
    await browsing.remove(userId, ids)
    return { count: await browsing.count({ userId, at: new Date(now()) }) }
  }
}

/** Browsing history of the signed-in user. */
export function browsingRoutes(calls: Calls, deps: Deps) {
  const browsing = createBrowsing(deps.db)
  const record = createRecord(deps, browsing)
  const remove = createRemove(deps, browsing)
  calls
    .on(recordBrowsing, ({ caller, input }) => record(caller.userId, input.skuId))
    .on(getBrowsingList, async ({ caller: { userId }, input }) => {
      const { page, pageSize, areaCode } = input
      const whose = { userId, at: new Date(deps.now()) }
      const [catalog, rows, total] = await Promise.all([
        deps.catalog(),
        browsing.list(whose, input),
        browsing.count(whose),
      ])
      const list = rows.flatMap((row) => browsedView(catalog, row, areaCode))
      return { list, total, page, pageSize }
    })
    .on(deleteBrowsing, ({ caller, input }) => remove(caller.userId, input.id))
    .on(clearBrowsing, async ({ caller }) => {
      await browsing.clear(caller.userId)
      return null
    })
}
