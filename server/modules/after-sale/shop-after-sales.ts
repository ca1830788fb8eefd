import { eq } from 'drizzle-orm'
import { AFTER_SALE_TYPE } from '@/contract/after-sale/after-sale-status-rules'
import type { AfterSaleTransitionName } from '@/contract/after-sale/after-sale-transition-rules'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import { shops } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { returnStock } from '@/server/modules/order/stock'
import type { OrderRow } from '@/server/modules/order/transition'
import type { AfterSaleRow } from './after-sale-repository'
import { type AfterSaleEffect, transitionAfterSale } from './after-sale-transitions'

/** Return address: the shop as in the catalogue. */
async function returnNote(tx: Db, { shopId, shopName }: OrderRow): Promise<string> {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId))
  return shop ? `请寄回：${shopName} ${shop.address} ${shop.phone}` : `请寄回：${shopName}`
}

async function takeIn(tx: Db, lineId: string, qty: number): Promise<void> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId))
  if (line) await returnStock(tx, line.skuId, qty)
}

const RECEIVED = new Map<number, string>([
  [AFTER_SALE_TYPE.sendBack, '退货已签收'],
  [AFTER_SALE_TYPE.exchange, '退货已签收，店铺正在准备换新商品'],
  [AFTER_SALE_TYPE.repair, '商品已签收，店铺正在维修'],
])

type Parcel = { carrier: string; trackingNo: string }

/** Side effect of a completed refund. */
export const paidBack =
  (text: string): AfterSaleEffect =>
  async () => ({ change: {}, told: { title: '退款已完成', text } })

/** The shop's after-sale steps; each notifies the buyer (DOMAIN 3.1). */
export function createShopAfterSales(db: Db, clock: () => number) {
  type Effect = (tx: Db, ...on: [AfterSaleRow, OrderRow]) => ReturnType<AfterSaleEffect>

  const move = (
    name: AfterSaleTransitionName,
    refundNo: string,
    effect: Effect,
  ): Promise<AfterSaleRow> =>
    withRetries(() =>
      db.transaction((tx) =>
        transitionAfterSale(
          tx,
          { refundNo, name, by: 'merchant', now: clock() },
          (returnCase, order) => effect(tx, returnCase, order),
        ),
      ),
    )

  const agree = (refundNo: string, note = '') =>
    move('agree', refundNo, async (tx, { type }, order) => {
      const handledAt = new Date(clock())
      if (type === AFTER_SALE_TYPE.refund) {
        const change = { handlerNote: note, handledAt }
        return { change, told: { title: '店铺已同意退款', text: note || '店铺已同意，正在退款' } }
      }
      const handlerNote = note || (await returnNote(tx, order))
      return {
        change: { handlerNote, handledAt },
        told: { title: '店铺已同意，请寄回商品', text: handlerNote },
      }
    })

  const reject = (refundNo: string, reason: string) =>
    move('reject', refundNo, async () => ({
      change: { handlerNote: reason, handledAt: new Date(clock()) },
      told: { title: '售后申请未通过', text: `店铺已驳回，${reason}` },
    }))

  /** Goods received: returned ones go back into stock. */
  const receive = (refundNo: string, note = '') =>
    move('receive', refundNo, async (tx, { type, lineId, qty }) => {
      const isReturn = type === AFTER_SALE_TYPE.sendBack
      if (isReturn) await takeIn(tx, lineId, qty)
      const text = note || (RECEIVED.get(type) ?? '店铺已处理完毕')
      return {
        change: { handlerNote: text, receivedAt: new Date(clock()) },
        told: { title: '店铺已收到退货', text },
      }
    })

  /** The exchanged or repaired goods are on their way, in a parcel of their own. */
  const resend = (refundNo: string, { carrier, trackingNo }: Parcel) =>
    move('resend', refundNo, async (_tx, { type }) => {
      const now = clock()
      const what = type === AFTER_SALE_TYPE.repair ? '修好的商品' : '换新商品'
      return {
        change: {
          resentCarrier: carrier,
          resentNo: trackingNo,
          resentAt: new Date(now),
          dueAt: new Date(now + ORDER_WAITS.receipt),
        },
        told: {
          title: `${what}已寄出`,
          text: `${what}已寄出，${carrier} ${trackingNo}，收到后请确认`,
        },
      }
    })

  /** The shop has refunded a bank transfer itself. */
  const payBack = (refundNo: string) =>
    move('payBack', refundNo, async (_tx, returnCase, order) => {
      if (order.payType !== OFFLINE_PAY) throw new HttpError('CONFLICT', '在线支付由支付平台退回')
      return paidBack('已由店铺线下退回')(returnCase, order)
    })

  return { agree, reject, receive, resend, payBack }
}

export type ShopAfterSales = ReturnType<typeof createShopAfterSales>
