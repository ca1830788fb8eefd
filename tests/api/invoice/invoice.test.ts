import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  applyInvoice,
  getInvoiceFile,
  getInvoiceList,
  getInvoiceOrders,
  reissueInvoice,
} from '@/contract/invoice/invoice-calls'
import { deleteTitle, saveTitle } from '@/contract/invoice/invoice-title-calls'
import { INVOICE_OPEN_MS } from '@/contract/invoice/invoice-window-rules'
import { withoutTax } from '@/contract/invoice/tax-rules'
import { getMessageList } from '@/contract/message/message-calls'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { getOrderDetail } from '@/contract/order/order-calls'
import { invoices } from '@/server/kernel/db/invoice-schema'
import { orders } from '@/server/kernel/db/order-schema'
import { issueCreditNotes } from '@/server/modules/invoice/credit-note'
import { createInvoices } from '@/server/modules/invoice/invoice-repository'
import { createInvoicing } from '@/server/modules/invoice/invoice-service'
import { createIssuing } from '@/server/modules/invoice/issue'
import { TITLE_DRAFT } from '../../support/good-checkout'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { readPdf } from '../../support/pdf-text'
import { disagreements } from '../../support/same-words'
import { openTestMall, type TestMall } from '../../support/test-mall'

const raise = (error: unknown) => {
  throw error
}

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[] = []

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  skuIds = (await shop.plainSkus(2, 100_000)).map(({ id }) => id)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

type Titled = Buyer & { titleId: string }

async function newBuyer(): Promise<Titled> {
  const buyer = await shop.newBuyer()
  const input = { isDefault: true, title: TITLE_DRAFT }
  const { id } = await mall.call(saveTitle, input, { token: buyer.token })
  return { ...buyer, titleId: id }
}

/** A completed order of one shop's goods; its number. */
async function bought(buyer: Buyer, at = 0): Promise<string> {
  const [line] = await shop.finishedLines(buyer, [{ skuId: skuIds[at] ?? 0, qty: 3 }])
  return line?.orderNo ?? ''
}

const apply = ({ token, titleId }: Titled, orderNos: string[], kind = 1) =>
  mall.ask(applyInvoice, { orderNos, kind, titleId }, { token })
const applyNoOf = (answer: { data: unknown }) => applyInvoice.output.parse(answer.data).applyNo
const list = async ({ token }: Buyer) => (await mall.call(getInvoiceList, {}, { token })).list
const issuing = () => createIssuing(mall.db, () => mall.time.now)
const orderRow = async (orderNo: string) =>
  (await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo)))[0]

/** Gives back part of what an order cost, as an after-sale does. */
const refund = (orderNo: string, refundAmount: number) =>
  mall.db.update(orders).set({ refundAmount }).where(eq(orders.orderNo, orderNo))

describe('applyInvoice', () => {
  it('merges orders of one shop to the fen and offers them no more', async () => {
    const buyer = await newBuyer()
    const nos = [await bought(buyer), await bought(buyer)]
    const open = () => mall.call(getInvoiceOrders, {}, { token: buyer.token })
    expect((await open()).list.map(({ orderNo }) => orderNo).sort()).toEqual([...nos].sort())
    const offered = (await open()).list.reduce((sum, { amount }) => sum + amount, 0)
    expect((await apply(buyer, nos)).status).toBe(200)
    expect((await open()).total).toBe(0)
    const [invoice] = await list(buyer)
    expect(invoice).toMatchObject({ status: 1, amount: offered, invoiceNo: '', mayReissue: false })
    expect(invoice?.orderNos).toEqual([...nos].sort())
    const [row] = await mall.db.select().from(invoices).where(eq(invoices.userId, buyer.userId))
    const sum = (pick: (line: NonNullable<typeof row>['lines'][number]) => number) =>
      row?.lines.reduce((total, line) => total + pick(line), 0)
    expect(sum((line) => line.amount)).toBe(row?.amount)
    expect(sum((line) => line.netAmount)).toBe(row?.netAmount)
  })

  it('covers the paid amount minus refunds', async () => {
    const buyer = await newBuyer()
    const orderNo = await bought(buyer)
    const paid = (await orderRow(orderNo))?.paidAmount ?? 0
    await refund(orderNo, 1)
    await apply(buyer, [orderNo])
    expect((await list(buyer))[0]?.amount).toBe(paid - 1)
  })

  it('refuses two shops, repeats, late or unfinished orders and a zero amount', async () => {
    const buyer = await newBuyer()
    const first = await bought(buyer, 0)
    const second = await bought(buyer, 1)
    const say = async (nos: string[]) => {
      const { status, msg } = await apply(buyer, nos)
      return `${status} ${msg}`
    }
    expect(await say([first, second])).toBe('422 合并开票的订单须属于同一店铺')
    await apply(buyer, [first])
    expect(await say([first])).toBe(`409 订单 ${first} 已申请过开票`)
    await refund(second, (await orderRow(second))?.paidAmount ?? 0)
    expect(await say([second])).toBe(`409 订单 ${second} 没有可开票金额`)
    const { orderNos } = await shop.order(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }])
    expect(await say(orderNos)).toBe(`409 订单 ${orderNos[0]} 尚未完成`)
    await mall.db
      .update(orders)
      .set({ finishedAt: new Date(mall.time.now - INVOICE_OPEN_MS - 1), refundAmount: 0 })
      .where(eq(orders.orderNo, second))
    expect(await say([second])).toBe(`409 订单 ${second} 完成已超过 180 天`)
  })

  it('refuses another user’s orders, titles, invoices and files', async () => {
    const owner = await newBuyer()
    const other = await newBuyer()
    const orderNo = await bought(owner)
    expect((await apply(other, [orderNo])).msg).toBe('订单不存在')
    expect((await apply({ ...owner, titleId: other.titleId }, [orderNo])).msg).toBe(
      '发票抬头不存在',
    )
    const applyNo = applyNoOf(await apply(owner, [orderNo]))
    await issuing().issue(applyNo)
    const { token, titleId } = other
    for (const [endpoint, input] of [
      [getInvoiceFile, { applyNo }],
      [reissueInvoice, { applyNo, kind: 1, titleId }],
    ] as const) {
      expect((await mall.ask(endpoint, input, { token })).status).toBe(400)
    }
    expect(await list(other)).toEqual([])
  })

  it('two concurrent applications for an order create one invoice', async () => {
    const buyer = await newBuyer()
    const orderNo = await bought(buyer)
    const answers = await Promise.all([apply(buyer, [orderNo]), apply(buyer, [orderNo])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await list(buyer)).toHaveLength(1)
  })
})

describe('invoice', () => {
  it('is issued with a number, notified and downloadable as a file', async () => {
    const buyer = await newBuyer()
    const orderNo = await bought(buyer)
    const applyNo = applyNoOf(await apply(buyer, [orderNo], 2))
    const file = () => mall.fetchCall(getInvoiceFile, { applyNo }, { token: buyer.token })
    expect((await file()).status).toBe(409)
    await issuing().issue(applyNo)
    await expect(issuing().issue(applyNo)).rejects.toThrow('开票申请已处理')
    const [invoice] = await list(buyer)
    expect(invoice).toMatchObject({ status: 2, invoiceNo: expect.stringMatching(/^\d{20}$/) })
    const printed = await file()
    expect(printed.headers.get('content-type')).toBe('application/pdf')
    const { text } = readPdf(Buffer.from(await printed.arrayBuffer()))
    expect(text).toContain(invoice?.invoiceNo)
    expect(text).toContain('示例')
    const { list: told } = await mall.call(
      getMessageList,
      { category: MESSAGE_CATEGORY.invoice },
      { token: buyer.token },
    )
    expect(told[0]?.title).toBe('发票已开具')
    const { events } = await mall.call(getOrderDetail, { orderNo }, { token: buyer.token })
    expect(events.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['申请开票', '发票已开具']),
    )
  })

  it('can be applied for again after a rejection', async () => {
    const buyer = await newBuyer()
    const orderNo = await bought(buyer)
    await issuing().reject(applyNoOf(await apply(buyer, [orderNo])), '抬头信息有误')
    expect(await list(buyer)).toMatchObject([{ status: 4, reason: '抬头信息有误' }])
    expect((await apply(buyer, [orderNo])).status).toBe(200)
  })

  it('reissueInvoice adds a credit note for the whole old invoice', async () => {
    const buyer = await newBuyer()
    const orderNo = await bought(buyer)
    const applyNo = applyNoOf(await apply(buyer, [orderNo]))
    const again = () =>
      mall.ask(reissueInvoice, { applyNo, kind: 2, titleId: buyer.titleId }, { token: buyer.token })
    expect((await again()).status).toBe(409)
    await issuing().issue(applyNo)
    // The tax of a sum is not the sum of its lines' taxes.
    const netAmount = 1 + withoutTax((await orderRow(orderNo))?.paidAmount ?? 0, 13)
    await mall.db.update(invoices).set({ netAmount }).where(eq(invoices.applyNo, applyNo))
    expect((await again()).status).toBe(200)
    const [red] = await mall.db.select().from(invoices).where(eq(invoices.creditNoteOf, applyNo))
    expect(red?.netAmount).toBe(-netAmount)
    const shown = await list(buyer)
    const amount = shown.find((one) => one.applyNo === applyNo)?.amount ?? 0
    expect(shown.map((one) => [one.status, one.amount]).sort()).toEqual(
      [
        [1, amount],
        [2, -amount],
        [3, amount],
      ].sort(),
    )
    expect((await again()).status).toBe(409)
  })
})

describe('refund after an invoice is issued', () => {
  it('creates credit notes that cover each refunded fen once', async () => {
    const buyer = await newBuyer()
    const orderNo = await bought(buyer)
    const applyNo = applyNoOf(await apply(buyer, [orderNo]))
    await issuing().issue(applyNo)
    const paid = (await orderRow(orderNo))?.paidAmount ?? 0
    const reds = async () =>
      (
        await mall.db
          .select()
          .from(invoices)
          .where(and(eq(invoices.creditNoteOf, applyNo)))
      )
        .map(({ amount }) => amount)
        .sort((a, b) => b - a)
    await refund(orderNo, 100)
    await Promise.all([
      issueCreditNotes(mall.db, mall.time.now, raise),
      issueCreditNotes(mall.db, mall.time.now, raise),
    ])
    await issueCreditNotes(mall.db, mall.time.now, raise)
    expect(await reds()).toEqual([-100])
    expect((await orderRow(orderNo))?.invoiceStatus).toBe(2)
    await refund(orderNo, paid)
    await issueCreditNotes(mall.db, mall.time.now, raise)
    expect(await reds()).toEqual([-100, -(paid - 100)])
    expect((await orderRow(orderNo))?.invoiceStatus).toBe(3)
    const notes = await mall.db.select().from(invoices).where(eq(invoices.creditNoteOf, applyNo))
    expect(notes.find(({ amount }) => amount === -100)?.netAmount).toBe(-withoutTax(100, 13))
    // Together they have the tax of the invoice.
    const [whole] = await mall.db.select().from(invoices).where(eq(invoices.applyNo, applyNo))
    const net = notes.reduce((sum, { netAmount }) => sum + netAmount, 0)
    expect(net).toBe(-(whole?.netAmount ?? 0))
  })
})

describe('refund of one of several orders on an invoice', () => {
  it('creates a credit note for exactly that refund', async () => {
    const buyer = await newBuyer()
    const nos = [await bought(buyer), await bought(buyer)]
    const applyNo = applyNoOf(await apply(buyer, nos))
    await issuing().issue(applyNo)
    await refund(nos[0] ?? '', 100)
    await issueCreditNotes(mall.db, mall.time.now, raise)
    await issueCreditNotes(mall.db, mall.time.now, raise)
    const reds = await mall.db.select().from(invoices).where(eq(invoices.creditNoteOf, applyNo))
    expect(reds.map(({ amount }) => amount)).toEqual([-100])
    expect((await orderRow(nos[1] ?? ''))?.invoiceStatus).toBe(2)
  })
})

describe('invoice chosen at checkout', () => {
  it('is applied for automatically once the order is completed, and once only', async () => {
    const buyer = await newBuyer()
    const { titleId } = buyer
    const [line] = await shop.finishedLines(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }], {
      invoice: { kind: 1, titleId },
    })
    const invoicing = createInvoicing(mall.db, () => mall.time.now)
    await invoicing.applyChosen(raise)
    await invoicing.applyChosen(raise)
    expect(await list(buyer)).toMatchObject([{ status: 1, orderNos: [line?.orderNo] }])
  })

  async function chosen(buyer: Titled): Promise<string> {
    const { titleId } = buyer
    const [line] = await shop.finishedLines(buyer, [{ skuId: skuIds[0] ?? 0, qty: 1 }], {
      invoice: { kind: 1, titleId },
    })
    return line?.orderNo ?? ''
  }

  it('keeps the title it was ordered with, which has been deleted since', async () => {
    const buyer = await newBuyer()
    const orderNo = await chosen(buyer)
    await mall.call(deleteTitle, { id: buyer.titleId }, { token: buyer.token })
    await createInvoicing(mall.db, () => mall.time.now).applyChosen(raise)
    const [row] = await mall.db.select().from(invoices).where(eq(invoices.userId, buyer.userId))
    expect(row).toMatchObject({ status: 1, title: TITLE_DRAFT })
    expect(await orderRow(orderNo)).toMatchObject({ invoiceStatus: 1 })
  })

  it('is left to the buyer, who is told, where it can no longer be applied for', async () => {
    const buyer = await newBuyer()
    const orderNo = await chosen(buyer)
    const finishedAt = new Date(mall.time.now - INVOICE_OPEN_MS - 1)
    await mall.db.update(orders).set({ finishedAt }).where(eq(orders.orderNo, orderNo))
    await createInvoicing(mall.db, () => mall.time.now).applyChosen(raise)
    expect(await orderRow(orderNo)).toMatchObject({ invoiceStatus: 4 })
    const { events } = await mall.call(getOrderDetail, { orderNo }, { token: buyer.token })
    expect(events.at(-1)).toMatchObject({
      title: '开票申请已驳回',
      text: `下单时选择的发票未能申请：订单 ${orderNo} 完成已超过 180 天`,
    })
  })

  it('does not touch an order whose buyer has applied meanwhile', async () => {
    const buyer = await newBuyer()
    const orderNo = await chosen(buyer)
    await apply(buyer, [orderNo])
    const order = await createInvoices(mall.db).rejectRequested(mall.db, orderNo)
    expect(order).toBeUndefined()
    expect(await orderRow(orderNo)).toMatchObject({ invoiceStatus: 1 })
  })
})

it('messages and order pages say the same', async () => {
  expect(await disagreements(mall)).toEqual([])
})
