import { INVOICE_TITLES_MAX } from '@/contract/account/kept-limits-rules'
import { deleteTitle, getTitleList, saveTitle } from '@/contract/invoice/invoice-title-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { createUserCollection } from '@/server/modules/account/user-collection'
import { createInvoiceTitles } from './invoice-title-repository'

type Deps = { db: Db; now: () => number }

const BOOK = {
  max: INVOICE_TITLES_MAX,
  full: `最多保存 ${INVOICE_TITLES_MAX} 个发票抬头，请先删除不用的`,
  unknown: '发票抬头不存在，可能已在别处删除',
}

/** Invoice titles of the signed-in user. */
export function invoiceTitleRoutes(calls: Calls, { db, now }: Deps) {
  const titles = createInvoiceTitles(db, now)
  const collection = createUserCollection(db, titles, BOOK)
  calls
    .on(getTitleList, async ({ caller }) =>
      (await titles.list(caller.userId)).map(({ id, isDefault, content }) => ({
        id,
        isDefault,
        title: content,
      })),
    )
    .on(saveTitle, ({ caller, input: { id, isDefault, title } }) =>
      collection.save(caller.userId, { isDefault, content: title }, id),
    )
    .on(deleteTitle, ({ caller, input }) => collection.remove(caller.userId, input.id))
}
