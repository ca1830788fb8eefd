import type { ParsedInput } from '@/contract/endpoint'
import {
  type applyInvoice,
  INVOICE_STATUS,
  type reissueInvoice,
} from '@/contract/invoice/invoice-calls'
import { invoiceKind } from '@/contract/invoice/invoice-kind-rules'
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import { INVOICE_OPEN_DAYS, INVOICE_OPEN_MS } from '@/contract/invoice/invoice-window-rules'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import type { orders } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { documentNo } from '@/server/kernel/document-no'
import { eachAlone, type Fail } from '@/server/kernel/each-alone'
import { HttpError } from '@/server/kernel/http/http-error'
import { addEvent, tellBuyer } from '@/server/modules/order/transition'
import { takeBack } from './credit-note'
import { invoiceLines } from './invoice-lines'
import { createInvoices } from './invoice-repository'
import { titleFor } from './title-for'

type OrderRow = typeof orders.$inferSelect
type Requested = Pick<OrderRow, 'userId' | 'orderNo' | 'invoice'>
type MadeOut = { kind: number; title: InvoiceTitle }

const { waiting, issued, rejected } = INVOICE_STATUS
const keptOf = ({ paidAmount, refundAmount }: OrderRow) => paidAmount - refundAmount

/** Why an order cannot be invoiced now; '' when it can. */
function obstacleOf(row: OrderRow, now: number): string {
  const { orderNo, status, invoiceStatus, finishedAt } = row
  if (status !== ORDER_STATUS.done || !finishedAt) return `订单 ${orderNo} 尚未完成`
  if (invoiceStatus !== 0 && invoiceStatus !== rejected) return `订单 ${orderNo} 已申请过开票`
  if (now - finishedAt.getTime() > INVOICE_OPEN_MS) {
    return `订单 ${orderNo} 完成已超过 ${INVOICE_OPEN_DAYS} 天`
  }
  return keptOf(row) > 0 ? '' : `订单 ${orderNo} 没有可开票金额`
}

/** Invoice applications of buyers (DOMAIN 3.3). */
export function createInvoicing(db: Db, clock: () => number) {
  const repository = createInvoices(db)

  async function write(tx: Db, rows: readonly OrderRow[], madeOut: MadeOut): Promise<string> {
    const now = clock()
    const [first] = rows
    if (!first) throw new HttpError('NOT_FOUND', '订单不存在')
    const applyNo = documentNo('F', now)
    const lines = await invoiceLines(tx, rows)
    const sumOf = (pick: (line: (typeof lines)[number]) => number) =>
      lines.reduce((sum, line) => sum + pick(line), 0)
    const { userId, shopId, shopName } = first
    const row = {
      ...madeOut,
      applyNo,
      userId,
      shopId,
      shopName,
      status: waiting,
      lines,
      amount: sumOf((line) => line.amount),
      netAmount: sumOf((line) => line.netAmount),
      createdAt: new Date(now),
    }
    const parts = rows.map((order) => ({ orderNo: order.orderNo, amount: keptOf(order) }))
    await repository.insert(tx, row, parts)
    const orderNos = rows.map(({ orderNo }) => orderNo)
    await repository.markOrders(tx, orderNos, waiting)
    for (const orderNo of orderNos) {
      await addEvent(tx, orderNo, { title: '申请开票', text: madeOut.title.name, now })
    }
    return applyNo
  }

  const run = <T>(work: (tx: Db) => Promise<T>) => withRetries(() => db.transaction(work))

  /** With the title as it was when the order was placed, or as it is now. */
  const apply = (userId: string, input: ParsedInput<typeof applyInvoice>, frozen?: InvoiceTitle) =>
    run(async (tx) => {
      const title = frozen ?? (await titleFor(tx, userId, input))
      const rows = await repository.lockOrders(tx, userId, input.orderNos)
      if (rows.length < input.orderNos.length) throw new HttpError('NOT_FOUND', '订单不存在')
      if (new Set(rows.map(({ shopId }) => shopId)).size > 1) {
        throw new HttpError('UNPROCESSABLE', '合并开票的订单须属于同一店铺')
      }
      const obstacle = rows.map((row) => obstacleOf(row, clock())).find(Boolean)
      if (obstacle) throw new HttpError('CONFLICT', obstacle)
      return { applyNo: await write(tx, rows, { kind: input.kind, title }) }
    })

  const reissue = (userId: string, input: ParsedInput<typeof reissueInvoice>) =>
    run(async (tx) => {
      const title = await titleFor(tx, userId, input)
      // Locks the invoice before its orders, in the same order as issuing and crediting do.
      const invoice = await repository.lock(tx, input.applyNo, userId)
      const orderNos = (await repository.orderNos([input.applyNo], tx)).get(input.applyNo) ?? []
      const rows = await repository.lockOrders(tx, userId, orderNos)
      if (!invoice || invoice.creditNoteOf !== null) throw new HttpError('NOT_FOUND', '发票不存在')
      if (invoice.status !== issued) throw new HttpError('CONFLICT', '只有已开具的发票可以换开')
      if (rows.every((row) => keptOf(row) <= 0))
        throw new HttpError('CONFLICT', '已全部退款，无需换开')
      const amount = invoice.amount - (await repository.credited(tx, input.applyNo)).amount
      await takeBack(tx, { invoice, amount, reason: '换开', now: clock() })
      return { applyNo: await write(tx, rows, { kind: input.kind, title }) }
    })

  /** The buyer has to apply by hand, and is told so. */
  const refuse = (orderNo: string, reason: string) =>
    run(async (tx) => {
      const order = await repository.rejectRequested(tx, orderNo)
      const text = `下单时选择的发票未能申请：${reason}`
      if (order) await tellBuyer(tx, order, { event: 'invoiceRefused', text, now: clock() })
    })

  async function applyOne({ userId, orderNo, invoice }: Requested): Promise<void> {
    if (!invoice) return
    const kind = invoiceKind(invoice.kind)
    try {
      if (!kind) throw new HttpError('UNPROCESSABLE', '发票类型有误')
      const input = { orderNos: [orderNo], kind, titleId: invoice.titleId }
      await apply(userId, input, invoice.content)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      await refuse(orderNo, error.message)
    }
  }

  /** Applies for the invoices requested at checkout once orders complete. */
  const applyChosen = async (fail: Fail) => eachAlone(await repository.requested(), applyOne, fail)

  return {
    apply: (userId: string, input: ParsedInput<typeof applyInvoice>) => apply(userId, input),
    reissue,
    applyChosen,
  }
}
