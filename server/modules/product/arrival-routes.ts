import { ARRIVAL_NOTICES_MAX } from '@/contract/account/kept-limits-rules'
import {
  deleteArrivalNotice,
  getArrivalState,
  saveArrivalNotice,
} from '@/contract/product/arrival-notice-calls'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { createArrivals } from './arrival-repository'
import { skusById } from './sku-repository'

type Deps = { db: Db; now: () => number }

/** Back-in-stock alerts (DOMAIN 3.5). */
export function arrivalRoutes(calls: Calls, { db, now }: Deps) {
  const arrivals = createArrivals(db)

  /** All or none; returns the number of alerts. */
  const save = (userId: string, requested: number[]) =>
    db.transaction(async (tx) => {
      const skuIds = [...new Set(requested)]
      await lockUser(userId, tx)
      if ((await skusById(tx, skuIds)).size < skuIds.length) {
        throw new HttpError('NOT_FOUND', '商品不存在或已下架')
      }
      await arrivals.put(userId, skuIds, { at: new Date(now()), tx })
      const count = await arrivals.count(userId, tx)
      if (count > ARRIVAL_NOTICES_MAX) {
        throw new HttpError('UNPROCESSABLE', `最多登记 ${ARRIVAL_NOTICES_MAX} 种商品的到货通知`)
      }
      return { count }
    })

  calls
    .on(getArrivalState, ({ caller, input }) => arrivals.among(caller.userId, input.skuIds))
    .on(saveArrivalNotice, ({ caller, input }) => save(caller.userId, input.skuId))
    .on(deleteArrivalNotice, async ({ caller, input }) => {
      await arrivals.remove(caller.userId, input.skuId)
      return { count: await arrivals.count(caller.userId) }
    })
}
