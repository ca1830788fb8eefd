import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { goodsBySku } from './goods'
import { toOffer } from './offered-sku'
import { createPurchaseLists, type PurchaseLists } from './purchase-list-repository'
import { createPurchaseListService, NO_SUCH_LIST } from './purchase-list-service'

type Deps = { db: Db; now: () => number }

/** Lines of a list with current data; those missing from the catalogue are left out. */
function createLinesView(db: Db, lists: PurchaseLists) {
  return async (listId: string, areaCode: string[]) => {
    const saved = await lists.lines(listId)
    const skuIds = [...new Set(saved.map(({ skuId }) => skuId))]
    const goods = await goodsBySku(db, skuIds)
    return saved.flatMap(({ id, skuId, qty, note, buyerCode }) => {
      const result = goods.get(skuId)
      return result ? [{ ...toOffer(result, { qty }, areaCode), id, note, buyerCode }] : []
    })
  }
}

/** Purchase lists of the signed-in user. */
export function purchaseListRoutes(calls: Calls, deps: Deps) {
  const lists = createPurchaseLists(deps.db)
  const service = createPurchaseListService(deps, lists)
  const linesOf = createLinesView(deps.db, lists)
  calls
    .on(getPurchaseLists, async ({ caller }) =>
      (await lists.all(caller.userId)).map(({ updatedAt, ...list }) => ({
        ...list,
        updatedAt: updatedAt.getTime(),
      })),
    )
    .on(getPurchaseList, async ({ caller, input }) => {
      const list = await lists.find(caller.userId, input.id)
      if (!list) throw new HttpError('NOT_FOUND', NO_SUCH_LIST)
      const { id, name } = list
      return { id, name, lines: await linesOf(id, input.areaCode) }
    })
    .on(savePurchaseList, ({ caller, input }) => service.save(caller.userId, input))
    .on(deletePurchaseList, ({ caller, input }) => service.remove(caller.userId, input.id))
    .on(savePurchaseLines, ({ caller, input }) =>
      service.saveLines(caller.userId, input.id, input.lines),
    )
    .on(deletePurchaseLines, ({ caller, input }) =>
      service.removeLines(caller.userId, input.id, input.lineId),
    )
}
