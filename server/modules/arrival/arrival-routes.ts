import { deleteArrivalNotice, getArrivalState, saveArrivalNotice } from '@/contract/arrival'
import { ARRIVAL_NOTICES_MAX } from '@/contract/constants'
import type { Db } from '@/server/db/client'
import { lockUser } from '@/server/db/lock-user'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { skusById } from '@/server/modules/product/sku-repository'
import { createArrivals } from './arrival-repository'

type Deps = { db: Db; now: () => number }

/** Waiting for goods that are out of stock (DOMAIN 3.5). */
export function arrivalRoutes(calls: Calls, { db, now }: Deps) {
  const arrivals = createArrivals(db)

  /** All or none; the number waited for. */
  const save = (userId: string, asked: number[]) =>
    db.transaction(async (tx) => {
      const skuIds = [...new Set(asked)]
      await lockUser(userId, tx)
      if ((await skusById(tx, skuIds)).size < skuIds.length) {
        throw new Fault('NOT_FOUND', '商品不存在或已下架')
      }
      await arrivals.put(userId, skuIds, { at: new Date(now()), tx })
      const count = await arrivals.count(userId, tx)
      if (count > ARRIVAL_NOTICES_MAX) {
        throw new Fault('UNPROCESSABLE', `最多登记 ${ARRIVAL_NOTICES_MAX} 种商品的到货通知`)
      }
      return { count }
    })

  calls
    .personal(getArrivalState, ({ caller, input }) => arrivals.among(caller.userId, input.skuIds))
    .personal(saveArrivalNotice, ({ caller, input }) => save(caller.userId, input.skuId))
    .personal(deleteArrivalNotice, async ({ caller, input }) => {
      await arrivals.remove(caller.userId, input.skuId)
      return { count: await arrivals.count(caller.userId) }
    })
}
