import { eq } from 'drizzle-orm'
import type { SaleMoveName } from '@/contract/after-sale-moves'
import { SALE_TYPE } from '@/contract/after-sale-state'
import { OFFLINE_PAY } from '@/contract/order-state'
import { shops } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { orderLines } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { returnStock } from '@/server/modules/order/stock'
import type { OrderRow } from '@/server/modules/order/transition'
import { moveSale, type SaleEffect } from './sale-moves'
import type { SaleRow } from './sale-repository'

/** Where goods go back to: the shop as the catalogue has it. */
async function returnNote(tx: Db, { shopId, shopName }: OrderRow): Promise<string> {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, shopId))
  return shop ? `请寄回：${shopName} ${shop.address} ${shop.phone}` : `请寄回：${shopName}`
}

async function takeIn(tx: Db, lineId: string, qty: number): Promise<void> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId))
  if (line) await returnStock(tx, line.skuId, qty)
}

const RECEIVED = new Map<number, string>([
  [SALE_TYPE.sendBack, '退货已签收'],
  [SALE_TYPE.exchange, '退货已签收，新商品已寄出'],
  [SALE_TYPE.repair, '商品已修好寄回'],
])

/** What goes with money that is back. */
export const paidBack =
  (text: string): SaleEffect =>
  async () => ({ change: {}, told: { title: '退款已完成', text } })

/** What the shop does with after-sale records; each step tells the buyer (DOMAIN 3.1). */
export function createShopSales(db: Db, clock: () => number) {
  type Effect = (tx: Db, ...on: [SaleRow, OrderRow]) => ReturnType<SaleEffect>

  const move = (name: SaleMoveName, refundNo: string, effect: Effect): Promise<SaleRow> =>
    withRetries(() =>
      db.transaction((tx) =>
        moveSale(tx, { refundNo, name, by: 'merchant', now: clock() }, (sale, order) =>
          effect(tx, sale, order),
        ),
      ),
    )

  const agree = (refundNo: string, note = '') =>
    move('agree', refundNo, async (tx, { type }, order) => {
      const handledAt = new Date(clock())
      if (type === SALE_TYPE.refund) {
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

  /** The goods are back: returned ones are for sale again. */
  const receive = (refundNo: string, note = '') =>
    move('receive', refundNo, async (tx, { type, lineId, qty }) => {
      const isReturn = type === SALE_TYPE.sendBack
      if (isReturn) await takeIn(tx, lineId, qty)
      const text = note || (RECEIVED.get(type) ?? '店铺已处理完毕')
      return {
        change: { handlerNote: text, receivedAt: new Date(clock()) },
        told: { title: isReturn ? '店铺已收到退货' : '售后已完成', text },
      }
    })

  /** The shop has sent back by itself what was paid by transfer. */
  const payBack = (refundNo: string) =>
    move('payBack', refundNo, async (_tx, sale, order) => {
      if (order.payType !== OFFLINE_PAY) throw new Fault('CONFLICT', '在线支付由支付平台退回')
      return paidBack('已由店铺线下退回')(sale, order)
    })

  return { agree, reject, receive, payBack }
}

export type ShopSales = ReturnType<typeof createShopSales>
