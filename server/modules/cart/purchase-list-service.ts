import { PURCHASE_LINES_MAX, PURCHASE_LISTS_MAX } from '@/contract/account/kept-limits-rules'
import { lineKey } from '@/contract/cart/line-key-rules'
import type { savePurchaseLines, savePurchaseList } from '@/contract/cart/purchase-list-calls'
import type { ParsedInput } from '@/contract/endpoint'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import { HttpError } from '@/server/kernel/http/http-error'
import { skusById } from '@/server/modules/product/sku-repository'
import type { PurchaseLists } from './purchase-list-repository'

type Deps = { db: Db; now: () => number }
type Lines = ParsedInput<typeof savePurchaseLines>['lines']

/** Refusal for an unknown or foreign list. */
export const NO_SUCH_LIST = '采购清单不存在，可能已在别处删除'

/** Merges entries with the same SKU and note; the last quantity wins. */
function merged(requested: Lines) {
  const lines = new Map(
    requested.map(({ skuId, qty, note = '', buyerCode = '' }) => [
      lineKey({ skuId, note }),
      { skuId, qty, note, buyerCode },
    ]),
  )
  return [...lines.values()]
}

/** Purchase list changes, each all or nothing. */
export function createPurchaseListService({ db, now }: Deps, lists: PurchaseLists) {
  /** Touches a list of the user; throws for a foreign one. */
  async function touch(list: { userId: string; id: string; name?: string }, tx: Db) {
    await lockUser(list.userId, tx)
    const [result] = await lists.touch(list, { at: new Date(now()), tx })
    if (!result) throw new HttpError('NOT_FOUND', NO_SUCH_LIST)
  }

  async function create(userId: string, name: string, tx: Db): Promise<string> {
    await lockUser(userId, tx)
    if ((await lists.count(userId, tx)) >= PURCHASE_LISTS_MAX) {
      throw new HttpError('UNPROCESSABLE', `最多建 ${PURCHASE_LISTS_MAX} 个采购清单，请先清理`)
    }
    const [list] = await lists.create(userId, name, { at: new Date(now()), tx })
    if (!list) throw new Error('insert returned no row')
    return list.id
  }

  const save = (userId: string, { id, name }: ParsedInput<typeof savePurchaseList>) =>
    db.transaction(async (tx) => {
      if (id !== undefined) await touch({ userId, id, name }, tx)
      const saved = id ?? (await create(userId, name, tx))
      if (await lists.isTaken(userId, { name, id: saved }, tx)) {
        throw new HttpError('CONFLICT', `已有名为“${name}”的采购清单`)
      }
      return { id: saved }
    })

  const remove = (userId: string, ids: string[]) =>
    db.transaction(async (tx) => {
      const gone = await lists.remove(userId, ids, tx)
      if (gone !== new Set(ids).size) throw new HttpError('NOT_FOUND', NO_SUCH_LIST)
      return { count: await lists.count(userId, tx) }
    })

  const saveLines = (userId: string, id: string, requested: Lines) =>
    db.transaction(async (tx) => {
      await touch({ userId, id }, tx)
      const lines = merged(requested)
      const skuIds = [...new Set(lines.map(({ skuId }) => skuId))]
      if ((await skusById(tx, skuIds)).size < skuIds.length) {
        throw new HttpError('NOT_FOUND', '商品不存在或已下架')
      }
      await lists.putLines(id, lines, { at: new Date(now()), tx })
      const count = await lists.countLines(id, tx)
      if (count > PURCHASE_LINES_MAX) {
        throw new HttpError('UNPROCESSABLE', `每个采购清单最多 ${PURCHASE_LINES_MAX} 行，请先清理`)
      }
      return { count }
    })

  const removeLines = (userId: string, id: string, lineIds: string[]) =>
    db.transaction(async (tx) => {
      await touch({ userId, id }, tx)
      const gone = await lists.removeLines(id, lineIds, tx)
      if (gone !== new Set(lineIds).size) {
        throw new HttpError('NOT_FOUND', '清单中没有该商品，可能已在别处删除')
      }
      return { count: await lists.countLines(id, tx) }
    })

  return { save, remove, saveLines, removeLines }
}
