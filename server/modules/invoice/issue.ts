import { randomInt } from 'node:crypto'
import { chinaStamp } from '@/contract/china-clock'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { formatAmount } from '@/contract/money'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { sendMessage } from '@/server/modules/message/send-message'
import { addEvent } from '@/server/modules/order/transition'
import { createInvoices, type InvoiceRow } from './invoice-repository'

/** Twenty digits, like those of electronic invoices. */
export function invoiceNumber(now: number): string {
  return `${chinaStamp(now)}${String(randomInt(1e8)).padStart(8, '0')}`
}

/** Notifies the buyer of the outcome of an invoice application. */
export function notifyInvoiced(
  tx: Db,
  { userId, applyNo, shopName }: Pick<InvoiceRow, 'userId' | 'applyNo' | 'shopName'>,
  { title, summary, now }: { title: string; summary: string; now: number },
): Promise<void> {
  return sendMessage(tx, {
    userId,
    category: MESSAGE_CATEGORY.invoice,
    title,
    summary,
    content: `${summary}。\n\n申请编号：${applyNo}\n\n店铺：${shopName}`,
    link: routes.userInfo({ section: 'invoices' }),
    createdAt: new Date(now),
  })
}

/** The shop's side of an application: issues or rejects it (DOMAIN 3.3). */
export function createIssuing(db: Db, clock: () => number) {
  const repository = createInvoices(db)

  /** Answers a pending application; `to` is the new status of it and of its orders. */
  const answer = (
    applyNo: string,
    to: number,
    values: (row: InvoiceRow, now: number) => Partial<InvoiceRow>,
  ): Promise<InvoiceRow> =>
    withRetries(() =>
      db.transaction(async (tx) => {
        const now = clock()
        const invoice = await repository.lock(tx, applyNo)
        if (!invoice) throw new HttpError('NOT_FOUND', '开票申请不存在')
        if (invoice.status !== INVOICE_STATUS.waiting)
          throw new HttpError('CONFLICT', '开票申请已处理')
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
        await notifyInvoiced(tx, invoice, {
          title: isIssued ? '发票已开具' : '开票申请被驳回',
          summary,
          now,
        })
        return changed
      }),
    )

  return {
    issue: (applyNo: string) =>
      answer(applyNo, INVOICE_STATUS.issued, (_row, now) => ({
        invoiceNo: invoiceNumber(now),
        issuedAt: new Date(now),
      })),
    reject: (applyNo: string, reason: string) =>
      answer(applyNo, INVOICE_STATUS.rejected, () => ({ reason })),
  }
}
