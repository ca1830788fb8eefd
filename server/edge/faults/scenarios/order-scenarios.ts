import { previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import { cancelOrder, confirmReceipt, getOrderDetail } from '@/contract/order/order-calls'
import { seenLinesOf } from '@/contract/order/seen-line-rules'
import { createPayment, paySandbox } from '@/contract/payment/payment-calls'
import { DEMO_CARRIER } from '@/server/edge/seed/demo-carrier'
import { createMerchant } from '@/server/modules/order/merchant'
import type { ScenarioBuyer } from './scenario-buyer'
import { type Goods, plainGoods } from './scenario-goods'

/** How far an order goes; each stage includes those before it. */
export const STAGES = [
  'unpaid',
  'paid',
  'accepted',
  'partlyShipped',
  'shipped',
  'delivered',
  'completed',
] as const
export type Stage = (typeof STAGES)[number]

const COUNTRY = ['0000']

/** At least two pieces, so that a part can be shipped. */
const quantityOf = ({ moq, step }: Goods) => moq + step

async function submit(buyer: ScenarioBuyer, goods: Goods, payType: 1 | 4): Promise<string> {
  const { call, addressId } = buyer
  const lines = [{ skuId: goods.id, qty: quantityOf(goods) }]
  const source = 'buyNow' as const
  const preview = await call(previewOrder, { source, lines, addressId, areaCode: COUNTRY })
  const { orderNos } = await call(submitOrder, {
    source,
    addressId,
    payType,
    areaCode: COUNTRY,
    quoteHash: preview.quoteHash,
    lines: seenLinesOf(preview),
  })
  return orderNos[0] ?? ''
}

async function pay({ call }: ScenarioBuyer, orderNo: string): Promise<void> {
  const { cashierUrl } = await call(createPayment, { orderNos: [orderNo] })
  const query = new URL(cashierUrl, 'http://scenario').searchParams
  const holder = { paymentNo: query.get('payment') ?? '', token: query.get('token') ?? '' }
  await call(paySandbox, { ...holder, outcome: 'paid' })
}

/** An order of these goods brought to a stage by its buyer and its shop; its number. */
export async function orderAt(buyer: ScenarioBuyer, goods: Goods, stage: Stage): Promise<string> {
  const merchant = createMerchant(buyer.db, buyer.now)
  const orderNo = await submit(buyer, goods, 1)
  const parcel = (number: number) => ({
    carrier: DEMO_CARRIER,
    trackingNo: `SL${orderNo}${number}`,
  })
  const steps: Record<Stage, () => Promise<unknown>> = {
    unpaid: async () => {},
    paid: () => pay(buyer, orderNo),
    accepted: () => merchant.accept(orderNo),
    async partlyShipped() {
      const { lines } = await buyer.call(getOrderDetail, { orderNo })
      const first = lines.map(({ lineId }) => ({ lineId, qty: 1 }))
      await merchant.ship(orderNo, { ...parcel(1), lines: first })
    },
    shipped: () => merchant.ship(orderNo, parcel(2)),
    delivered: () => merchant.deliver(orderNo),
    completed: () => buyer.call(confirmReceipt, { orderNo }),
  }
  for (const reached of STAGES.slice(0, STAGES.indexOf(stage) + 1)) await steps[reached]()
  return orderNo
}

/** An order at every stage, one to be paid by transfer, and a cancelled one. */
export async function makeOrders(buyer: ScenarioBuyer) {
  const goods = await plainGoods(buyer.db, STAGES.length + 2)
  const orders: Record<string, string> = {}
  for (const [at, stage] of STAGES.entries()) {
    const one = goods[at]
    if (one) orders[stage] = await orderAt(buyer, one, stage)
  }
  const [transfer, cancelled] = goods.slice(STAGES.length)
  if (transfer) orders.transfer = await submit(buyer, transfer, 4)
  if (cancelled) {
    orders.cancelled = await submit(buyer, cancelled, 1)
    await buyer.call(cancelOrder, { orderNo: orders.cancelled, reason: '不想要了' })
  }
  return { orders }
}
