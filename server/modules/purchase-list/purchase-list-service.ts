import { PURCHASE_LINES_MAX, PURCHASE_LISTS_MAX } from '@/contract/constants'
import type { ParsedInput } from '@/contract/endpoint'
import type { savePurchaseLines, savePurchaseList } from '@/contract/purchase-list'
import type { Db } from '@/server/db/client'
import { lockUser } from '@/server/db/lock-user'
import { Fault } from '@/server/http/fault'
import { skusById } from '@/server/modules/product/sku-repository'
import type { PurchaseLists } from './purchase-list-repository'

type Deps = { db: Db; now: () => number }
type Lines = ParsedInput<typeof savePurchaseLines>['lines']

/** What an unknown or foreign list is refused with. */
export const NO_SUCH_LIST = '采购清单不存在，请刷新后重试'

/** The same SKU with the same note asked for twice is one line; the last quantity counts. */
function merged(asked: Lines) {
  const lines = new Map(
    asked.map(({ skuId, qty, note = '', buyerCode = '' }) => [
      `${skuId} ${note}`,
      { skuId, qty, note, buyerCode },
    ]),
  )
  return [...lines.values()]
}

/** Changes of purchase lists, each all or nothing. */
export function createPurchaseListService({ db, now }: Deps, lists: PurchaseLists) {
  /** Notes the change of a list of the user's; one that is not theirs is unknown. */
  async function touch(list: { userId: string; id: string; name?: string }, tx: Db) {
    await lockUser(list.userId, tx)
    const [found] = await lists.touch(list, { at: new Date(now()), tx })
    if (!found) throw new Fault('NOT_FOUND', NO_SUCH_LIST)
  }

  async function create(userId: string, name: string, tx: Db): Promise<string> {
    await lockUser(userId, tx)
    if ((await lists.count(userId, tx)) >= PURCHASE_LISTS_MAX) {
      throw new Fault('UNPROCESSABLE', `最多建 ${PURCHASE_LISTS_MAX} 个采购清单，请先清理`)
    }
    const [list] = await lists.create(userId, name, { at: new Date(now()), tx })
    if (!list) throw new Error('an insert answered no row')
    return list.id
  }

  const save = (userId: string, { id, name }: ParsedInput<typeof savePurchaseList>) =>
    db.transaction(async (tx) => {
      if (id !== undefined) await touch({ userId, id, name }, tx)
      const saved = id ?? (await create(userId, name, tx))
      if (await lists.isTaken(userId, { name, id: saved }, tx)) {
        throw new Fault('CONFLICT', `已有名为“${name}”的采购清单`)
      }
      return { id: saved }
    })

  const remove = (userId: string, ids: string[]) =>
    db.transaction(async (tx) => {
      const gone = await lists.remove(userId, ids, tx)
      if (gone !== new Set(ids).size) throw new Fault('NOT_FOUND', NO_SUCH_LIST)
      return { count: await lists.count(userId, tx) }
    })

  const saveLines = (userId: string, id: string, asked: Lines) =>
    db.transaction(async (tx) => {
      await touch({ userId, id }, tx)
      const lines = merged(asked)
      const skuIds = [...new Set(lines.map(({ skuId }) => skuId))]
      if ((await skusById(tx, skuIds)).size < skuIds.length) {
        throw new Fault('NOT_FOUND', '商品不存在或已下架')
      }
      await lists.putLines(id, lines, { at: new Date(now()), tx })
      const count = await lists.countLines(id, tx)
      if (count > PURCHASE_LINES_MAX) {
        throw new Fault('UNPROCESSABLE', `每个采购清单最多 ${PURCHASE_LINES_MAX} 行，请先清理`)
      }
      return { count }
    })

  const removeLines = (userId: string, id: string, lineIds: string[]) =>
    db.transaction(async (tx) => {
      await touch({ userId, id }, tx)
      const gone = await lists.removeLines(id, lineIds, tx)
      if (gone !== new Set(lineIds).size) {
        throw new Fault('NOT_FOUND', '清单中没有该商品，请刷新后重试')
      }
      return { count: await lists.countLines(id, tx) }
    })

  return { save, remove, saveLines, removeLines }
}
