import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/purchase-list'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { findOffers, toOffer } from '@/server/modules/cart/offered-sku'
import { createPurchaseLists, type PurchaseLists } from './purchase-list-repository'
import { createPurchaseListService, NO_SUCH_LIST } from './purchase-list-service'

type Deps = { db: Db; now: () => number }

/** The lines of a list with what holds now; what the catalogue no longer knows is left out. */
function createLinesView(db: Db, lists: PurchaseLists) {
  return async (listId: string, areaCode: string[]) => {
    const kept = await lists.lines(listId)
    const skuIds = [...new Set(kept.map(({ skuId }) => skuId))]
    const offers = new Map((await findOffers(db, skuIds)).map((row) => [row.sku.id, row]))
    return kept.flatMap(({ id, skuId, qty, note, buyerCode }) => {
      const offer = offers.get(skuId)
      return offer ? [{ ...toOffer(offer, qty, areaCode), id, note, buyerCode }] : []
    })
  }
}

/** Purchase lists of the signed-in user. */
export function purchaseListRoutes(calls: Calls, deps: Deps) {
  const lists = createPurchaseLists(deps.db)
  const service = createPurchaseListService(deps, lists)
  const linesOf = createLinesView(deps.db, lists)
  calls
    .personal(getPurchaseLists, async ({ caller }) =>
      (await lists.all(caller.userId)).map(({ updatedAt, ...list }) => ({
        ...list,
        updatedAt: updatedAt.getTime(),
      })),
    )
    .personal(getPurchaseList, async ({ caller, input }) => {
      const list = await lists.find(caller.userId, input.id)
      if (!list) throw new Fault('NOT_FOUND', NO_SUCH_LIST)
      const { id, name } = list
      return { id, name, lines: await linesOf(id, input.areaCode) }
    })
    .personal(savePurchaseList, ({ caller, input }) => service.save(caller.userId, input))
    .personal(deletePurchaseList, ({ caller, input }) => service.remove(caller.userId, input.id))
    .personal(savePurchaseLines, ({ caller, input }) =>
      service.saveLines(caller.userId, input.id, input.lines),
    )
    .personal(deletePurchaseLines, ({ caller, input }) =>
      service.removeLines(caller.userId, input.id, input.lineId),
    )
}
