import { INVOICE_TITLES_MAX } from '@/contract/constants'
import { deleteTitle, getTitleList, saveTitle } from '@/contract/invoice-title'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { createOwnBook } from '@/server/modules/user/own-book'
import { createInvoiceTitles } from './title-repository'

type Deps = { db: Db; now: () => number }

const BOOK = {
  max: INVOICE_TITLES_MAX,
  full: `最多保存 ${INVOICE_TITLES_MAX} 个发票抬头，请先删除不用的`,
  unknown: '发票抬头不存在，请刷新后重试',
}

/** Whom the invoices of the signed-in user are made out to. */
export function invoiceTitleRoutes(calls: Calls, { db, now }: Deps) {
  const titles = createInvoiceTitles(db, now)
  const book = createOwnBook(db, titles, BOOK)
  calls
    .personal(getTitleList, async ({ caller }) =>
      (await titles.list(caller.userId)).map(({ id, isDefault, content }) => ({
        ...{ id, isDefault },
        title: content,
      })),
    )
    .personal(saveTitle, ({ caller, input: { id, isDefault, title } }) =>
      book.save(caller.userId, { isDefault, content: title }, id),
    )
    .personal(deleteTitle, ({ caller, input }) => book.remove(caller.userId, input.id))
}
