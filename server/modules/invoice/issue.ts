import { randomInt } from 'node:crypto'
import { chinaStamp } from '@/contract/china-clock'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { formatAmount } from '@/contract/money'
import { TOLD_EVENTS, type ToldEvent } from '@/contract/order/order-event-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { sendMessage } from '@/server/modules/message/send-message'
import { addEvent } from '@/server/modules/order/transition'
import { requireFreeNumber } from './attached-file'
import { createInvoices, type InvoiceRow } from './invoice-repository'

/** Twenty digits, like those of electronic invoices. */
export function invoiceNumber(now: number): string {
  return `${chinaStamp(now)}${String(randomInt(1e8)).padStart(8, '0')}`
}

type Invoiced = {
  invoice: Pick<InvoiceRow, 'userId' | 'applyNo' | 'shopName'>
  orderNos: readonly string[]
}

/** Tells the buyer what became of an invoice, on its orders' pages and in a message. */
export async function tellInvoiced(
  tx: Db,
  { invoice: { userId, applyNo, shopName }, orderNos }: Invoiced,
  { event, text, now }: { event: ToldEvent; text: string; now: number },
): Promise<void> {
  const { title, category } = TOLD_EVENTS[event]
  for (const orderNo of orderNos) await addEvent(tx, orderNo, { title, text, now })
  await sendMessage(tx, {
    userId,
    category,
    title,
    summary: text,
    content: `${text}。\n\n申请编号：${applyNo}\n\n店铺：${shopName}`,
    link: routes.userInfo('invoices'),
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
    values: (
      row: InvoiceRow,
      now: number,
      tx: Db,
    ) => Partial<InvoiceRow> | Promise<Partial<InvoiceRow>>,
  ): Promise<InvoiceRow> =>
    withRetries(() =>
      db.transaction(async (tx) => {
        const now = clock()
        const invoice = await repository.lock(tx, applyNo)
        if (!invoice) throw new HttpError('NOT_FOUND', '开票申请不存在')
        if (invoice.status !== INVOICE_STATUS.waiting)
          throw new HttpError('CONFLICT', '开票申请已处理')
        const changed = { ...invoice, ...(await values(invoice, now, tx)), status: to }
        await repository.change(tx, applyNo, changed)
        const orderNos = (await repository.orderNos([applyNo], tx)).get(applyNo) ?? []
        await repository.markOrders(tx, orderNos, to)
        const isIssued = to === INVOICE_STATUS.issued
        const text = isIssued
          ? `发票号码 ${changed.invoiceNo}，¥${formatAmount(invoice.amount)}`
          : changed.reason
        const event = isIssued ? 'invoiced' : 'invoiceRefused'
        await tellInvoiced(tx, { invoice, orderNos }, { event, text, now })
        return changed
      }),
    )

  return {
    /** `number` is the one of the tax platform; without it one is invented, as a demo does. */
    issue: (applyNo: string, number?: string) =>
      answer(applyNo, INVOICE_STATUS.issued, async (_row, now, tx) => {
        if (number) await requireFreeNumber(tx, applyNo, number)
        return { invoiceNo: number ?? invoiceNumber(now), issuedAt: new Date(now) }
      }),
    reject: (applyNo: string, reason: string) =>
      answer(applyNo, INVOICE_STATUS.rejected, () => ({ reason })),
  }
}
