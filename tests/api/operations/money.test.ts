import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsBook, opsPayments } from '@/contract/operations/money-operation-calls'
import { cancelOrder, getOrderDetail } from '@/contract/order/order-calls'
import { uploadVoucher } from '@/contract/payment/payment-calls'
import { onThisMachine } from '@/server/edge/operations/operation'
import { operate } from '@/server/edge/operations/operations'
import { bankExcesses } from '@/server/kernel/db/order-schema'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { disagreements } from '../../support/same-words'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { voucherFile } from '../../support/voucher'

// Runs on both engines: money is booked under row locks.

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let skuId: number
let references = 0

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
  buyer = await shop.newBuyer()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now, onThisMachine('wang'))
const detail = (orderNo: string) => mall.call(getOrderDetail, { orderNo }, { token: buyer.token })
const yuan = (fen: number) => (fen / 100).toFixed(2)

async function transferOrder(payType: 1 | 4 = 4) {
  const { orderNos } = await shop.order(buyer, [{ skuId, qty: 4 }], { payType })
  const orderNo = orderNos[0] ?? ''
  const { payableAmount: due } = await detail(orderNo)
  return { orderNo, due }
}

async function book(orderNo: string, fen: number) {
  references += 1
  const args = [orderNo, yuan(fen), '2026-11-23', `bank-${references}`]
  const command = { verb: 'book', args, json: true }
  const text = await operate(mall.db, command, () => mall.time.now, onThisMachine('wang'))
  return opsBook.output.parse(JSON.parse(text))
}

async function moneyOf(orderNo: string) {
  const command = { verb: 'payments', args: [orderNo], json: true }
  return opsPayments.output.parse(JSON.parse(await operate(mall.db, command)))
}

async function sendVoucher(orderNo: string): Promise<void> {
  const form = new FormData()
  form.append('file', voucherFile(), 'slip.png')
  form.append('orderNos', orderNo)
  const { status } = await mall.uploadForm(uploadVoucher, form, { token: buyer.token })
  expect(status).toBe(200)
}

describe('money booked without a voucher', () => {
  it('pays the order, which the shop then accepts', async () => {
    const { orderNo, due } = await transferOrder()
    expect(await book(orderNo, due)).toMatchObject({ payStatus: 1, missingAmount: 0 })
    expect(await detail(orderNo)).toMatchObject({
      payStatus: 1,
      paidAmount: due,
      receivedAmount: 0,
    })
    expect(await ops('accept', orderNo)).toBe(`${orderNo} 待发货`)
    const { events } = await detail(orderNo)
    expect(events.filter(({ title }) => title === '核款')).toEqual([])
  })

  it('that falls short leaves the order unpaid and says what is missing; the rest completes it', async () => {
    const { orderNo, due } = await transferOrder()
    await sendVoucher(orderNo)
    expect(await book(orderNo, due - 150)).toMatchObject({ payStatus: 0, missingAmount: 150 })
    expect(await detail(orderNo)).toMatchObject({ payStatus: 0, receivedAmount: due - 150 })
    expect(await moneyOf(orderNo)).toMatchObject({ missingAmount: 150, excesses: [] })
    await sendVoucher(orderNo)
    await expect(ops('accept', orderNo)).rejects.toThrow('转账还差 ¥1.50')
    expect(await book(orderNo, 150)).toMatchObject({ payStatus: 1, missingAmount: 0 })
    expect(await moneyOf(orderNo)).toMatchObject({ missingAmount: 0, excesses: [] })
  })

  it('beyond the amount pays the order, and the excess goes back by a record of its own', async () => {
    const { orderNo, due } = await transferOrder()
    expect(await book(orderNo, due + 2000)).toMatchObject({ payStatus: 1, excessAmount: 2000 })
    const [excess] = (await moneyOf(orderNo)).excesses
    expect(excess).toMatchObject({ orderNo, amount: 2000, refundedAt: null })
    expect(await detail(orderNo)).toMatchObject({ paidAmount: due, refundAmount: 0 })
    expect(await ops('excesses')).toContain(excess?.excessNo)
    await ops('refund-excess', excess?.excessNo ?? '', 'back-1')
    expect(await ops('excesses')).not.toContain(excess?.excessNo)
    const again = ops('refund-excess', excess?.excessNo ?? '', 'back-2')
    await expect(again).rejects.toThrow('该笔多付款已退回')
  })

  it('for an order that needs no money goes back whole', async () => {
    const { orderNo, due } = await transferOrder()
    await book(orderNo, due)
    expect(await book(orderNo, 700)).toMatchObject({ payStatus: 1, excessAmount: 700 })
    expect((await moneyOf(orderNo)).excesses).toMatchObject([{ amount: 700 }])
  })

  it('for a transfer the shop has confirmed before goes back beyond it alone', async () => {
    const { orderNo, due } = await transferOrder()
    await sendVoucher(orderNo)
    await ops('confirm-voucher', orderNo)
    expect(await book(orderNo, due)).toMatchObject({ payStatus: 1, excessAmount: 0 })
    expect(await book(orderNo, 300)).toMatchObject({ payStatus: 1, excessAmount: 300 })
    expect((await moneyOf(orderNo)).excesses).toMatchObject([{ amount: 300 }])
  })

  it('in part goes back when the order is cancelled', async () => {
    const { orderNo, due } = await transferOrder()
    await book(orderNo, due - 100)
    await mall.call(cancelOrder, { orderNo, reason: '其他' }, { token: buyer.token })
    expect((await moneyOf(orderNo)).excesses).toMatchObject([{ amount: due - 100 }])
  })

  it('is booked once, and changes nothing when it is refused', async () => {
    const { orderNo, due } = await transferOrder()
    await ops('book', orderNo, yuan(due - 100), '2026-11-23', 'same')
    const again = ops('book', orderNo, yuan(100), '2026-11-23', 'same')
    await expect(again).rejects.toThrow('该银行流水号已入账')
    expect(await moneyOf(orderNo)).toMatchObject({ missingAmount: 100 })
    const { orderNo: online } = await transferOrder(1)
    await expect(book(online, 100)).rejects.toThrow('订单状态已变化')
    expect((await moneyOf(online)).receipts).toEqual([])
    expect(
      await mall.db.select().from(bankExcesses).where(eq(bankExcesses.orderNo, online)),
    ).toEqual([])
  })

  it.each(['0', '-1', '1.234', 'x'])('of %s yuan is refused', async (amount) => {
    const { orderNo } = await transferOrder()
    await expect(ops('book', orderNo, amount, '2026-11-23', 'r')).rejects.toThrow('yuan must be')
  })

  it('is recorded with the money before and after', async () => {
    const { orderNo, due } = await transferOrder()
    await book(orderNo, due)
    const text = await ops('audit', '--subject', orderNo)
    expect(text).toContain(`wang  book  ${orderNo}  payStatus: 0 -> 1, paidAmount: 0 -> ${due}`)
  })
})

describe('vouchers', () => {
  it('are listed, fetched and confirmed', async () => {
    const { orderNo } = await transferOrder()
    await expect(ops('confirm-voucher', orderNo)).rejects.toThrow('订单没有待核的凭证')
    await sendVoucher(orderNo)
    expect(await ops('vouchers')).toContain(orderNo)
    const command = { verb: 'voucher', args: [orderNo], json: true }
    const { file } = JSON.parse(await operate(mall.db, command))
    const bytes = new Uint8Array(await voucherFile().arrayBuffer())
    expect(new Uint8Array(Buffer.from(file.base64, 'base64'))).toEqual(bytes)
    await expect(ops('voucher', orderNo, '2')).rejects.toThrow('文件不存在')
    expect(await ops('confirm-voucher', orderNo)).toBe(`${orderNo} 待发货`)
    expect(await ops('vouchers')).not.toContain(orderNo)
  })

  it('refused leave the order unpaid; the buyer is told why and may upload another', async () => {
    const { orderNo } = await transferOrder()
    await sendVoucher(orderNo)
    await expect(ops('refuse-voucher', orderNo)).rejects.toThrow('reason')
    await ops('refuse-voucher', orderNo, '金额看不清')
    const order = await detail(orderNo)
    expect(order).toMatchObject({ payStatus: 0, vouchers: [] })
    expect(order.events.at(-1)).toMatchObject({ title: '凭证未通过', text: '金额看不清' })
    expect(order.actions).toContain('uploadVoucher')
    await expect(ops('refuse-voucher', orderNo, '再次')).rejects.toThrow('订单状态已变化')
  })
})

it('messages say what the pages of the orders say', async () => {
  expect(await disagreements(mall)).toEqual([])
})
