import { randomInt } from 'node:crypto'
import { INVOICE_STATUS } from '@/contract/invoicing'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import { chinaStamp } from '@/contract/working-days'
import type { Db } from '@/server/db/client'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { addEvent } from '@/server/modules/order/transition'
import { sendMessage } from '@/server/modules/system-message/send-message'
import { createInvoices, type InvoiceRow } from './invoice-repository'

/** Twenty digits, as electronic invoices have them. */
export function invoiceNumber(now: number): string {
  return `${chinaStamp(now)}${String(randomInt(1e8)).padStart(8, '0')}`
}

/** Tells the buyer what became of an invoice. */
export function tellInvoiced(
  tx: Db,
  { userId, applyNo, shopName }: Pick<InvoiceRow, 'userId' | 'applyNo' | 'shopName'>,
  { title, summary, now }: { title: string; summary: string; now: number },
): Promise<void> {
  return sendMessage(tx, {
    ...{ userId, category: MESSAGE_CATEGORY.invoice, title, summary },
    content: `${summary}。\n\n申请编号：${applyNo}\n\n店铺：${shopName}`,
    link: routes.userInfo({ section: 'invoices' }),
    createdAt: new Date(now),
  })
}

/** What the shop does with an application: issues it or refuses it (DOMAIN 3.3). */
export function createIssuing(db: Db, clock: () => number) {
  const repository = createInvoices(db)

  /** Answers an application that waits; `to` is where it and its orders then stand. */
  const answer = (
    applyNo: string,
    to: number,
    values: (row: InvoiceRow, now: number) => Partial<InvoiceRow>,
  ): Promise<InvoiceRow> =>
    withRetries(() =>
      db.transaction(async (tx) => {
        const now = clock()
        const invoice = await repository.lock(tx, applyNo)
        if (!invoice) throw new Fault('NOT_FOUND', '开票申请不存在')
        if (invoice.status !== INVOICE_STATUS.waiting) throw new Fault('CONFLICT', '开票申请已处理')
        const changed = { ...invoice, ...values(invoice, now), status: to }
        await repository.change(tx, applyNo, changed)
        const orderNos = (await repository.orderNos([applyNo], tx)).get(applyNo) ?? []
        await repository.markOrders(tx, orderNos, to)
        const isIssued = to === INVOICE_STATUS.issued
        const text = isIssued ? `发票号码 ${changed.invoiceNo}` : changed.reason
        const title = isIssued ? '开票' : '开票驳回'
        for (const orderNo of orderNos) await addEvent(tx, orderNo, { title, text, now })
        const summary = isIssued
          ? `${text}，¥${formatAmount(invoice.amount)}`
          : `开票申请未通过：${text}`
        await tellInvoiced(tx, invoice, {
          ...{ title: isIssued ? '发票已开具' : '开票申请被驳回', summary, now },
        })
        return changed
      }),
    )

  return {
    issue: (applyNo: string) =>
      answer(applyNo, INVOICE_STATUS.issued, (_row, now) => ({
        ...{ invoiceNo: invoiceNumber(now), issuedAt: new Date(now) },
      })),
    reject: (applyNo: string, reason: string) =>
      answer(applyNo, INVOICE_STATUS.rejected, () => ({ reason })),
  }
}
