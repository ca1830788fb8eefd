import { applyRefund, sendBack, withdrawRefund } from '@/contract/after-sale/after-sale-calls'
import { AFTER_SALE_TYPE } from '@/contract/after-sale/after-sale-status-rules'
import { getOrderDetail } from '@/contract/order/order-calls'
import { DEMO_CARRIER } from '@/server/edge/seed/demo-carrier'
import { createShopAfterSales } from '@/server/modules/after-sale/shop-after-sales'
import { orderAt } from './order-scenarios'
import type { ScenarioBuyer } from './scenario-buyer'
import { type Goods, plainGoods } from './scenario-goods'

const BACK = { carrier: DEMO_CARRIER, trackingNo: 'SL0000001' }

/** Cases by how far they go, and of which type they are. */
const CASES = ['applied', 'agreed', 'sentBack', 'refunded', 'rejected', 'withdrawn'] as const

async function open(buyer: ScenarioBuyer, goods: Goods): Promise<string> {
  const orderNo = await orderAt(buyer, goods, 'delivered')
  const [line] = (await buyer.call(getOrderDetail, { orderNo })).lines
  const { refundNo } = await buyer.call(applyRefund, {
    lineId: line?.lineId ?? '',
    type: AFTER_SALE_TYPE.sendBack,
    qty: 1,
    reason: '不再需要',
  })
  return refundNo
}

/** A case of goods to be sent back in every state. */
export async function makeAfterSales(buyer: ScenarioBuyer) {
  const shop = createShopAfterSales(buyer.db, buyer.now)
  const goods = await plainGoods(buyer.db, CASES.length)
  const afterSales: Record<string, string> = {}
  const steps: Record<(typeof CASES)[number], (refundNo: string) => Promise<unknown>> = {
    applied: async () => {},
    agreed: (refundNo) => shop.agree(refundNo),
    async sentBack(refundNo) {
      await shop.agree(refundNo)
      await buyer.call(sendBack, { refundNo, ...BACK })
    },
    async refunded(refundNo) {
      await shop.agree(refundNo)
      await buyer.call(sendBack, { refundNo, ...BACK })
      await shop.receive(refundNo)
    },
    rejected: (refundNo) => shop.reject(refundNo, '不符合售后条件'),
    withdrawn: (refundNo) => buyer.call(withdrawRefund, { refundNo }),
  }
  for (const [at, name] of CASES.entries()) {
    const one = goods[at]
    if (!one) continue
    afterSales[name] = await open(buyer, one)
    await steps[name](afterSales[name])
  }
  return { afterSales }
}
