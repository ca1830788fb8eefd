import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyRefund } from '@/contract/after-sale/after-sale-calls'
import { applyInvoice } from '@/contract/invoice/invoice-calls'
import { saveTitle } from '@/contract/invoice/invoice-title-calls'
import { uploadVoucher } from '@/contract/payment/payment-calls'
import { type Actor, onThisMachine } from '@/server/edge/operations/operation'
import { HANDLED, operate } from '@/server/edge/operations/operations'
import { orders } from '@/server/kernel/db/order-schema'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { voucherFile } from '../../support/voucher'

// What a shop's operator reaches besides orders, whose walls are in operators.test.ts.

/** Verbs of lists, and which thing of the shop each has. */
const LISTS = {
  orders: 'orderNo',
  vouchers: 'orderNo',
  excesses: 'overpaidNo',
  'after-sales': 'refundNo',
  invoices: 'applyNo',
  shops: 'shopName',
} as const

const UNKNOWN = {
  afterSale: '售后单不存在',
  invoice: '开票申请不存在',
  order: '订单不存在',
  shop: '店铺不存在',
}

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let shopId = 0
const own = { orderNo: '', overpaidNo: '', refundNo: '', applyNo: '', shopName: '' }

const ops = (actor: Actor, verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now, actor)
const shopActor = (id: number): Actor => ({
  name: `shop-${id}`,
  role: 'shop',
  shopId: id,
  isLocal: false,
})

async function transferWithVoucher(skuId: number): Promise<string> {
  const { orderNos } = await shop.order(buyer, [{ skuId, qty: 4 }], { payType: 4 })
  const orderNo = orderNos[0] ?? ''
  const form = new FormData()
  form.append('file', voucherFile(), 'slip.png')
  form.append('orderNos', orderNo)
  await mall.uploadForm(uploadVoucher, form, { token: buyer.token })
  return orderNo
}

async function overpaid(skuId: number): Promise<string> {
  const { orderNos } = await shop.order(buyer, [{ skuId, qty: 4 }], { payType: 4 })
  const [orderNo = ''] = orderNos
  await ops(onThisMachine('wang'), 'book', orderNo, '9999999', '2026-11-23', `over-${orderNo}`)
  return orderNo
}

beforeAll(async () => {
  mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS })
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 1000)
  const skuId = sku?.id ?? 0
  buyer = await shop.newBuyer()
  const { token } = buyer
  const [line] = await shop.finishedLines(buyer, [{ skuId, qty: 4 }])
  const orderNo = line?.orderNo ?? ''
  const title = { kind: 'personal' as const, name: '王工', email: 'wang@example.com' }
  const { id } = await mall.call(saveTitle, { title, isDefault: false }, { token })
  const invoice = { orderNos: [orderNo], kind: 1 as const, titleId: id }
  own.applyNo = (await mall.call(applyInvoice, invoice, { token })).applyNo
  const asked = { lineId: line?.id ?? '', type: 1 as const, qty: 1, reason: '其他' as const }
  const refund = await mall.call(applyRefund, { ...asked, description: '' }, { token })
  own.refundNo = refund.refundNo
  own.orderNo = await transferWithVoucher(skuId)
  own.overpaidNo = await overpaid(skuId)
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  shopId = row?.shopId ?? 0
  own.shopName = row?.shopName ?? ''
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

describe('an operator of a shop', () => {
  it.each(Object.entries(LISTS))('lists by %s its own alone', async (verb, thing) => {
    expect(await ops(shopActor(shopId), verb)).toContain(own[thing])
    expect(await ops(shopActor(shopId + 1), verb)).not.toContain(own[thing])
  })

  it('rejects no application of a merchant', async () => {
    const words = ['merchant', 'SQ261121090000000000', '合同未签']
    await expect(ops(shopActor(shopId), 'reject', ...words)).rejects.toThrow(UNKNOWN.afterSale)
  })

  const named = [...HANDLED.values()].filter(
    ({ call }) => call.by === 'shop' && (!(call.verb in LISTS) || call.verb === 'vouchers'),
  )
  const aboutCase = [
    'after-sale',
    'after-sale-picture',
    'agree',
    'reject',
    'receive',
    'resend',
    'refund-sale',
  ]
  const aboutShop = ['shop', 'freight', 'warehouses', 'warehouse-create']
  const aboutWarehouse = ['warehouse-change', 'warehouse-close', 'warehouse-open']
  const aboutInvoice = ['invoice', 'issue', 'attach-invoice', 'reject-invoice']

  it.each(named.map(({ call }) => [call.verb, call.words] as const))(
    '%s finds nothing of another shop',
    async (verb, words) => {
      let [no, unknown] = [own.orderNo, UNKNOWN.order]
      if (aboutCase.includes(verb)) [no, unknown] = [own.refundNo, UNKNOWN.afterSale]
      if (aboutInvoice.includes(verb)) [no, unknown] = [own.applyNo, UNKNOWN.invoice]
      if (aboutShop.includes(verb)) [no, unknown] = [String(shopId), UNKNOWN.shop]
      if (aboutWarehouse.includes(verb)) [no, unknown] = [String(shopId * 10 + 1), UNKNOWN.shop]
      const values: Record<string, string> = { place: '1', number: '12345678' }
      const args = words.slice(1).map((name) => values[name] ?? '1=1')
      if (verb === 'attach-invoice') args.push('--fileName', 'a.pdf', '--base64', 'AAAA')
      await expect(ops(shopActor(shopId + 1), verb, no, ...args)).rejects.toThrow(unknown)
    },
  )
})
