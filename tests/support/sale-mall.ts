import { eq } from 'drizzle-orm'
import { applyRefund, getRefundDetail } from '@/contract/after-sale/after-sale-calls'
import type { Input } from '@/contract/endpoint'
import { confirmReceipt, getOrderDetail } from '@/contract/order/order-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { createShopAfterSales } from '@/server/modules/after-sale/shop-after-sales'
import { createMerchant } from '@/server/modules/order/merchant'
import { createAfterSaleRefunds } from '@/server/modules/payment/after-sale-refunds'
import { createCloseAll } from '@/server/modules/payment/close-payments'
import { createPayments } from '@/server/modules/payment/payment-service'
import { createSandbox } from '@/server/modules/payment/sandbox'
import { createVouchers } from '@/server/modules/payment/voucher-service'
import { type Buyer, orderMall } from './order-mall'
import type { TestMall } from './test-mall'
import { voucherFile } from './voucher'

const OFFLINE = 4

/** Buyers whose goods were paid and sent, and who are not content. */
export function saleMall(mall: TestMall) {
  const { db } = mall
  const now = () => mall.time.now
  const shop = orderMall(mall)
  const merchant = createMerchant(db, now)
  const sandbox = createSandbox(db, now)
  const { provider } = sandbox
  const closeAll = createCloseAll(provider, console.error)
  const payments = createPayments(db, { provider, closeAll, now, payTypes: [1, 2, 3, 4] })
  const vouchers = createVouchers(db, { closeAll, now })
  const giveBack = createAfterSaleRefunds(db, { provider, now })

  async function pay({ userId }: Buyer, orderNo: string): Promise<void> {
    const { cashierUrl, paymentNo } = await payments.create(userId, { orderNos: [orderNo] })
    const token = new URL(cashierUrl, 'http://mall.test').searchParams.get('token') ?? ''
    await payments.notify(await sandbox.pay({ paymentNo, token, outcome: 'paid' }))
  }

  async function prove({ userId }: Buyer, orderNo: string): Promise<void> {
    const form = new FormData()
    form.append('file', voucherFile())
    form.append('orderNos', orderNo)
    await vouchers.upload(userId, form)
  }

  const detail = ({ token }: Buyer, orderNo: string) =>
    mall.call(getOrderDetail, { orderNo }, { token })

  /** An order that was paid and sent as a whole; its page. */
  async function shipped(buyer: Buyer, lines: { skuId: number; qty: number }[], isOffline = false) {
    const given = isOffline ? ({ payType: OFFLINE } as const) : {}
    const { orderNos } = await shop.order(buyer, lines, given)
    const [orderNo = ''] = orderNos
    await (isOffline ? prove : pay)(buyer, orderNo)
    await merchant.accept(orderNo)
    await merchant.ship(orderNo, { carrier: '示例物流', trackingNo: 'SL1' })
    return detail(buyer, orderNo)
  }

  const confirm = ({ token }: Buyer, orderNo: string) =>
    mall.call(confirmReceipt, { orderNo }, { token })

  type Request = Partial<Input<typeof applyRefund>> & { lineId: string }
  const requested = (input: Request) => ({
    type: 1 as const,
    qty: 1,
    reason: '质量问题' as const,
    ...input,
  })
  const apply = ({ token }: Buyer, input: Request) =>
    mall.call(applyRefund, requested(input), { token })
  const askApply = ({ token }: Buyer, input: { lineId: string; [key: string]: unknown }) =>
    mall.ask(applyRefund, { ...requested({ lineId: input.lineId }), ...input }, { token })

  const record = ({ token }: Buyer, refundNo: string) =>
    mall.call(getRefundDetail, { refundNo }, { token })

  /** A price whose thirds do not come out even: 3 pieces are 1000 fen. */
  const oddPrice = (skuId: number) =>
    db.update(skus).set({ price: 33_333, tiers: [] }).where(eq(skus.id, skuId))

  return {
    shop,
    provider,
    shipped,
    confirm,
    apply,
    askApply,
    record,
    detail,
    oddPrice,
    returnCases: createShopAfterSales(db, now),
    giveBack: () =>
      giveBack((error) => {
        throw error
      }),
  }
}

export type SaleMall = ReturnType<typeof saleMall>
