import {
  type Browsed,
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  recordBrowsing,
} from '@/contract/browsing-history'
import type { Db } from '@/server/db/client'
import { lockUser } from '@/server/db/lock-user'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { offerView } from '@/server/modules/product/offer-view'
import { saleStateOf } from '@/server/modules/product/sale-state'
import { type BrowsedRow, type Browsing, createBrowsing } from './browsing-repository'

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** An entry as it is shown, with what holds now. */
function browsedView(
  catalog: CatalogMetadata,
  row: BrowsedRow,
  areaCode: readonly string[],
): Browsed[] {
  const { id, priceThen, viewedAt } = row.browsed
  return offerView(catalog, row, areaCode).map((offer) => ({
    ...offer,
    ...{ id, priceThen, viewedAt: viewedAt.getTime() },
    state: saleStateOf(row, areaCode),
  }))
}

/** Keeps a look; two tabs of a user never leave more than the limit. */
function createRecord({ db, now }: Deps, browsing: Browsing) {
  return (userId: string, skuId: number) =>
    db.transaction(async (tx) => {
      const at = new Date(now())
      await lockUser(userId, tx)
      if (!(await browsing.put(userId, skuId, { at, tx }))) {
        throw new Fault('NOT_FOUND', '商品不存在或已下架')
      }
      await browsing.prune(userId, { at, tx })
      return null
    })
}

/** All of them or, when one is not the user's, none; entries that are all gone are no matter. */
function createRemove({ db, now }: Deps, browsing: Browsing) {
  return async (userId: string, asked: string[]) => {
    const ids = [...new Set(asked)]
    await db.transaction(async (tx) => {
      const gone = await browsing.remove(userId, ids, tx)
      if (gone > 0 && gone < ids.length) throw new Fault('NOT_FOUND', '浏览记录不存在')
    })
    return { count: await browsing.count({ userId, at: new Date(now()) }) }
  }
}

/** What the signed-in user looked at. */
export function browsingRoutes(calls: Calls, deps: Deps) {
  const browsing = createBrowsing(deps.db)
  const record = createRecord(deps, browsing)
  const remove = createRemove(deps, browsing)
  calls
    .personal(recordBrowsing, ({ caller, input }) => record(caller.userId, input.skuId))
    .personal(getBrowsingList, async ({ caller: { userId }, input }) => {
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
    .personal(deleteBrowsing, ({ caller, input }) => remove(caller.userId, input.id))
    .personal(clearBrowsing, async ({ caller }) => {
      await browsing.clear(caller.userId)
      return null
    })
}
