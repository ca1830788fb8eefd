import { eq, inArray } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chinaDate } from '@/contract/china-clock'
import type { Endpoint, Input } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { getInvoiceList } from '@/contract/invoice/invoice-calls'
import { getMessageList } from '@/contract/message/message-calls'
import {
  buyAgain,
  cancelOrder,
  exportOrders,
  getOrderDetail,
  getOrderList,
  hideOrder,
} from '@/contract/order/order-calls'
import { createJobs } from '@/server/edge/jobs/jobs'
import { skus } from '@/server/kernel/db/catalog-schema'
import { invoiceOrders, invoices } from '@/server/kernel/db/invoice-schema'
import { orderEvents, orderLines, orders } from '@/server/kernel/db/order-schema'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { createMerchant } from '@/server/modules/order/merchant'
import { COUNTRY, cartOfUser } from '../../support/cart-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { disagreements } from '../../support/same-words'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: orders move under locks, and jobs take turns.

const DAY_MS = 86_400_000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[]
/** Ordered only by tests that move the clock, so that no other order times out. */
let timedSku: number

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  const [waiting = 0, ...others] = (await shop.plainSkus(3, 100_000)).map(({ id }) => id)
  timedSku = waiting
  skuIds = others
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const oneLine = (qty = 2) => [{ skuId: skuIds[0] ?? 0, qty }]
const list = ({ token }: Buyer, input = {}) => mall.call(getOrderList, input, { token })
const detail = ({ token }: Buyer, orderNo: string) =>
  mall.call(getOrderDetail, { orderNo }, { token })

/** An order marked as paid in the database. */
async function paidOrder(buyer: Buyer, qty = 2) {
  const { orderNos } = await shop.order(buyer, oneLine(qty))
  const [orderNo = ''] = orderNos
  await mall.db.update(orders).set({ payStatus: 1 }).where(eq(orders.orderNo, orderNo))
  return orderNo
}

describe('getOrderList', () => {
  it('counts per tab and filters by number, purchase order, SKU and date', async () => {
    const buyer = await shop.newBuyer()
    const before = mall.time.now
    const { orderNos: old } = await shop.order(buyer, oneLine(), { poNumber: '100%_旧' })
    mall.time.now = before + 5 * DAY_MS
    buyer.token = await shop.tokenOf(buyer.userId)
    const { orderNos: recent } = await shop.order(buyer, [{ skuId: skuIds[1] ?? 0, qty: 1 }])
    const [gone = ''] = recent
    await mall.call(cancelOrder, { orderNo: gone, reason: '其他' }, { token: buyer.token })

    const all = await list(buyer)
    expect(all.list.map(({ orderNo }) => orderNo)).toEqual([...recent, ...old])
    expect(all.counts).toEqual(
      [-1, 1, 2, 4, 5, 7].map((type) => ({ type, count: { '-1': 2, 1: 1, 7: 1 }[type] ?? 0 })),
    )
    const numbers = async (input: object) =>
      (await list(buyer, input)).list.map(({ orderNo }) => orderNo)
    expect(await numbers({ type: 7 })).toEqual(recent)
    expect(await numbers({ dateKey: '01' })).toEqual(recent)
    expect(await numbers({ dateKey: '02' })).toEqual([...recent, ...old])
    expect(await numbers({ keyword: '100%_' })).toEqual(old)
    expect(await numbers({ keyword: '%' })).toEqual(old)
    expect(await numbers({ keyword: gone.slice(5) })).toEqual(recent)
    const [line] = all.list[1]?.lines ?? []
    expect(await numbers({ keyword: line?.itemNo })).toEqual(old)
    expect((await list(buyer, { keyword: '100%_' })).counts[0]).toEqual({ type: -1, count: 1 })
    mall.time.now = before
  })

  it('omits hidden orders; only finished ones can be hidden', async () => {
    const buyer = await shop.newBuyer()
    const { orderNos } = await shop.order(buyer, oneLine())
    const [orderNo = ''] = orderNos
    expect((await mall.ask(hideOrder, { orderNo }, { token: buyer.token })).status).toBe(409)
    await mall.call(cancelOrder, { orderNo, reason: '其他' }, { token: buyer.token })
    await mall.call(hideOrder, { orderNo }, { token: buyer.token })
    expect(await list(buyer)).toMatchObject({ list: [], total: 0 })
  })

  it.each([
    ['a status that is none', { type: 3 }],
    ['a date key that is none', { dateKey: '04' }],
    ['a page of too many', { pageSize: 101 }],
    ['a long keyword', { keyword: 'x'.repeat(101) }],
  ])('refuses %s', async (_what, input) => {
    const { token } = await shop.newBuyer()
    expect((await mall.ask(getOrderList, input, { token })).status).toBe(400)
  })
})

describe('exportOrders', () => {
  it('has one row per line, amounts as numbers, and no formulas', async () => {
    const buyer = await shop.newBuyer()
    const lines = skuIds.map((skuId) => ({ skuId, qty: 3, note: '=1+1' }))
    const requiredDate = chinaDate(mall.time.now + 30 * DAY_MS)
    const references = { poNumber: '=cmd()', costCenter: '机修车间', requiredDate }
    // One line is somebody else's.
    const lineCostCenters = [{ skuId: skuIds[1] ?? 0, note: '=1+1', costCenter: '电气车间' }]
    const given = { ...references, lineCostCenters }
    const { payableAmount, orderNos } = await shop.order(buyer, lines, given)
    const shown = await mall.call(
      getOrderDetail,
      { orderNo: orderNos[0] ?? '' },
      { token: buyer.token },
    )
    expect(shown).toMatchObject(references)
    const file = await mall.fetchCall(exportOrders, { type: 1 }, { token: buyer.token })
    expect(file.headers.get('content-disposition')).toContain('.xlsx')
    const rows = await readSheet(Buffer.from(await file.arrayBuffer()))
    const [titles = [], ...body] = rows
    expect(body).toHaveLength(2)
    const column = (title: string) => body.map((row) => row[titles.indexOf(title)])
    const due = column('订单应付').reduce((sum: number, cell) => sum + Number(cell ?? 0), 0)
    expect(Math.round(due * 100)).toBe(payableAmount)
    expect(column('采购单号')).toEqual(["'=cmd()", "'=cmd()"])
    expect(column('成本中心').sort()).toEqual(['机修车间', '电气车间'].sort())
    const at = column('成本中心').indexOf('电气车间')
    const [own] = await mall.db
      .select()
      .from(skus)
      .where(eq(skus.id, skuIds[1] ?? 0))
    expect(column('商品编号')[at]).toBe(own?.itemNo)
    expect(column('要求到货')).toEqual([requiredDate, requiredDate])
    expect(column('备注')).toEqual(["'=1+1", "'=1+1"])
  })

  it('has what was paid, refunded and invoiced, amounts once an order', async () => {
    const buyer = await shop.newBuyer()
    const [line] = await shop.finishedLines(
      buyer,
      skuIds.map((skuId) => ({ skuId, qty: 2 })),
    )
    const orderNo = line?.orderNo ?? ''
    const title = { kind: 'personal', name: '张三', email: '' } as const
    const invoice = { shopId: 1, shopName: '店', kind: 1, title, netAmount: 0, lines: [] }
    const createdAt = new Date(mall.time.now)
    const applyNo = 'F261121090000333333'
    await mall.db.insert(invoices).values({
      ...invoice,
      applyNo,
      userId: buyer.userId,
      status: 2,
      amount: 1,
      invoiceNo: '26112109000012345678',
      createdAt,
      issuedAt: createdAt,
    })
    await mall.db.insert(invoiceOrders).values({ applyNo, orderNo, amount: 1 })
    await mall.db
      .update(orders)
      .set({ refundAmount: 123, payStatus: 3, invoiceStatus: 2 })
      .where(eq(orders.orderNo, orderNo))
    const file = await mall.fetchCall(exportOrders, { keyword: orderNo }, { token: buyer.token })
    const [titles = [], ...body] = await readSheet(Buffer.from(await file.arrayBuffer()))
    const { paidAmount } = await mall.call(getOrderDetail, { orderNo }, { token: buyer.token })
    const [first] = body.map((row) =>
      Object.fromEntries(titles.map((title, at) => [title, row[at]])),
    )
    expect(first).toMatchObject({
      支付状态: '部分退款',
      开票状态: '已开票',
      发票号码: '26112109000012345678',
      订单实付: paidAmount / 100,
      订单退款: 1.23,
    })
    expect(body.filter((row) => row[titles.indexOf('订单实付')])).toHaveLength(1)
    const { list } = await mall.call(getInvoiceList, { orderNo }, { token: buyer.token })
    expect(list.map((one) => one.applyNo)).toEqual([applyNo])
    const other = { orderNo: 'D261121090000999999' }
    expect((await mall.call(getInvoiceList, other, { token: buyer.token })).total).toBe(0)
  })

  it('and the list keep to the days of China that are asked for, both included', async () => {
    const buyer = await shop.newBuyer()
    const one = [{ skuId: skuIds[0] ?? 0, qty: 1 }]
    const placed = []
    for (const at of ['2026-11-19T15:59:59Z', '2026-11-19T16:00:00Z', '2026-11-20T15:59:59.999Z']) {
      const { orderNos } = await shop.order(buyer, one)
      const [orderNo = ''] = orderNos
      await mall.db
        .update(orders)
        .set({ createdAt: new Date(at) })
        .where(eq(orders.orderNo, orderNo))
      placed.push(orderNo)
    }
    const numbersOf = async (input: Input<typeof getOrderList>) =>
      (await mall.call(getOrderList, input, { token: buyer.token })).list.map(
        ({ orderNo }) => orderNo,
      )
    const [before, first, last] = placed
    const day = '2026-11-20'
    expect(await numbersOf({ fromDay: day, toDay: day })).toEqual([last, first])
    expect(await numbersOf({ toDay: '2026-11-19' })).toEqual([before])
    expect(await numbersOf({ fromDay: '2026-11-21' })).toEqual([])
    for (const wrong of ['2026-02-30', '20261120', '2026-11-20x']) {
      const refused = await mall.ask(getOrderList, { fromDay: wrong }, { token: buyer.token })
      expect(refused.status).toBe(400)
    }
  })

  it('refuses an export without orders', async () => {
    const { token } = await shop.newBuyer()
    const answer = await mall.ask(exportOrders, {}, { token })
    expect([answer.status, answer.msg]).toEqual([422, '没有可导出的订单'])
  })
})

describe('buy again', () => {
  it('reports each of two lines of a SKU with another note', async () => {
    const buyer = await shop.newBuyer()
    const [skuId = 0] = skuIds
    const lines = [
      { skuId, qty: 3, note: '一号线' },
      { skuId, qty: 5, note: '二号线' },
    ]
    const { orderNos } = await shop.order(buyer, lines)
    await mall.db.update(skus).set({ moq: 10 }).where(eq(skus.id, skuId))
    const input = { orderNo: orderNos[0] ?? '', ...COUNTRY }
    const again = await mall.call(buyAgain, input, { token: buyer.token })
    await mall.db.update(skus).set({ moq: 1 }).where(eq(skus.id, skuId))
    expect(again.lines).toMatchObject([
      { orderedQty: 3, addedQty: 10 },
      { orderedQty: 5, addedQty: 10 },
    ])
  })

  it('reports for every line what was added, at which price, or why not', async () => {
    const buyer = await shop.newBuyer()
    const lines = skuIds.map((skuId) => ({ skuId, qty: 5 }))
    const { orderNos } = await shop.order(buyer, lines)
    const [first = 0, second = 0] = skuIds
    const [sku] = await mall.db.select().from(skus).where(eq(skus.id, first))
    const price = (sku?.price ?? 0) + 100
    await mall.db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, first))
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, second))
    const told = await Promise.all(
      orderNos.map((orderNo) =>
        mall.call(buyAgain, { orderNo, ...COUNTRY }, { token: buyer.token }),
      ),
    )
    const answered = told.flatMap((one) => one.lines)
    expect(answered.find(({ skuId }) => skuId === first)).toMatchObject({
      orderedQty: 5,
      addedQty: 5,
      priceThen: sku?.price,
      priceNow: price,
      reason: '',
    })
    expect(answered.find(({ skuId }) => skuId === second)).toMatchObject({
      orderedQty: 5,
      addedQty: 0,
      priceNow: null,
      reason: '已下架',
    })
    expect(await cartOfUser(mall, buyer.token).lines()).toMatchObject([{ skuId: first, qty: 5 }])
    await mall.db
      .update(skus)
      .set({ price: sku?.price ?? 0 })
      .where(eq(skus.id, first))
    await mall.db.update(skus).set({ status: 1 }).where(inArray(skus.id, skuIds))
  })
})

describe('fulfilment', () => {
  it('ships in parcels and notifies the buyer of each step', async () => {
    const buyer = await shop.newBuyer()
    const orderNo = await paidOrder(buyer, 5)
    const merchant = createMerchant(mall.db, () => mall.time.now)
    await merchant.accept(orderNo)
    const { lines } = await detail(buyer, orderNo)
    const part = { carrier: '示例物流', trackingNo: 'SL1' }
    const lineId = lines[0]?.lineId ?? ''
    await merchant.ship(orderNo, { ...part, lines: [{ lineId, qty: 2 }] })
    expect(await detail(buyer, orderNo)).toMatchObject({ status: 2, shipStatus: 1 })
    await expect(merchant.ship(orderNo, { ...part, lines: [{ lineId, qty: 4 }] })).rejects.toThrow(
      '超出',
    )
    mall.time.now += 1000
    await merchant.ship(orderNo, { carrier: '示例物流', trackingNo: 'SL2' })
    await merchant.deliver(orderNo)
    const order = await detail(buyer, orderNo)
    expect(order).toMatchObject({ status: 4, shipStatus: 2, lines: [{ receivedQty: 5 }] })
    expect(order.shipments.map((one) => one.lines.map(({ qty }) => qty))).toEqual([[2], [3]])
    expect(order.events.map(({ title }) => title)).toEqual([
      '订单已提交',
      '店铺已接单',
      '订单部分发货',
      '订单已发货',
      '包裹已送达',
    ])
    const messages = await mall.call(getMessageList, {}, { token: buyer.token })
    expect(messages.list.map(({ title }) => title).sort()).toEqual(
      ['订单已提交', '店铺已接单', '订单部分发货', '订单已发货', '包裹已送达'].sort(),
    )
  })

  it('an order the shop declines frees its stock and carries the reason', async () => {
    const buyer = await shop.newBuyer()
    const stock = await shop.stockOf(skuIds[0] ?? 0)
    const { orderNos } = await shop.order(buyer, oneLine())
    const [orderNo = ''] = orderNos
    await createMerchant(mall.db, () => mall.time.now).decline(orderNo, '缺货')
    const order = await detail(buyer, orderNo)
    expect(order).toMatchObject({ status: 7, cancelReason: '缺货' })
    expect(await shop.stockOf(skuIds[0] ?? 0)).toBe(stock)
  })
})

describe('timed order transitions', () => {
  it('happen once per order, even when several processes run the jobs', async () => {
    const buyer = await shop.newBuyer()
    const before = mall.time.now
    const stock = await shop.stockOf(timedSku)
    const placed = await Promise.all(
      Array.from({ length: 12 }, () => shop.order(buyer, [{ skuId: timedSku, qty: 1 }])),
    )
    const orderNos = placed.flatMap((one) => one.orderNos)
    const second = (await mall.secondProcess()).db
    const jobs = [mall.db, mall.db, second, second].map((db) =>
      createJobs({ db, now: () => mall.time.now, log: { error: console.error } }),
    )
    const runAll = () => Promise.all(jobs.map((run) => run()))
    mall.time.now = before + DAY_MS - 1
    await runAll()
    expect(await shop.stockOf(timedSku)).toBe((stock ?? 0) - 12)
    mall.time.now = before + DAY_MS
    await runAll()
    const rows = await mall.db.select().from(orders).where(inArray(orders.orderNo, orderNos))
    expect(rows.map(({ status }) => status)).toEqual(Array(12).fill(7))
    const events = await mall.db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderNo, orderNos))
    expect(events.filter(({ title }) => title === '订单已取消')).toHaveLength(12)
    expect(await shop.stockOf(timedSku)).toBe(stock)
    mall.time.now = before
  })

  it('skip an order that cannot change and continue with the next', async () => {
    const buyer = await shop.newBuyer()
    const before = mall.time.now
    const failed: unknown[] = []
    const stuck = await paidOrder(buyer)
    const { orderNos } = await shop.order(buyer, oneLine())
    // Due without a request to cancel: the job cannot apply its transition.
    const odd = { status: 2, dueAt: new Date(before) }
    await mall.db.update(orders).set(odd).where(eq(orders.orderNo, stuck))
    mall.time.now = before + 2 * DAY_MS
    const log = { error: (fields: object) => failed.push(fields) }
    await createJobs({ db: mall.db, now: () => mall.time.now, log })()
    buyer.token = await shop.tokenOf(buyer.userId)
    expect(failed).toHaveLength(1)
    expect(await detail(buyer, orderNos[0] ?? '')).toMatchObject({ status: 7 })
    expect(await detail(buyer, stuck)).toMatchObject({ status: 2 })
    await mall.db.delete(orders).where(eq(orders.orderNo, stuck))
    mall.time.now = before
  })
})

describe('another buyer’s order', () => {
  const named = ENDPOINTS.filter(
    ({ path, input, answers }) =>
      path.startsWith('/api/order/') && answers !== 'file' && 'shape' in input,
  ).filter(({ input }) =>
    JSON.stringify(Object.keys(Reflect.get(input, 'shape'))).includes('orderNo'),
  )

  it.each(named.map((one): [string, Endpoint] => [one.name, one]))(
    'is unknown to %s, like a missing one',
    async (_name, endpoint) => {
      const owner = await shop.newBuyer()
      const other = await shop.newBuyer()
      const { orderNos } = await shop.order(owner, oneLine())
      const [orderNo = ''] = orderNos
      const rest = { reason: '其他', ...COUNTRY }
      const ask = async (no: string) => {
        const { token } = other
        const { status, code, msg } = await mall.ask(endpoint, { orderNo: no, ...rest }, { token })
        return { status, code, msg }
      }
      const foreign = await ask(orderNo)
      expect(foreign).toEqual({ status: 400, code: 1004, msg: '订单不存在' })
      expect(foreign).toEqual(await ask('D261121090000000000'))
      const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
      expect(row).toMatchObject({ status: 1, hiddenAt: null, cancelAskedAt: null })
      const [line] = await mall.db.select().from(orderLines).where(eq(orderLines.orderNo, orderNo))
      expect(line?.held).not.toEqual([])
    },
  )

  it('is not in the list of other buyers', async () => {
    const owner = await shop.newBuyer()
    const other = await shop.newBuyer()
    await shop.order(owner, oneLine())
    expect(await list(other)).toMatchObject({ list: [], total: 0 })
    expect(named).toHaveLength(8)
  })
})

it('messages and order pages say the same', async () => {
  expect(await disagreements(mall)).toEqual([])
})
