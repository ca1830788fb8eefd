import { asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { formatAmount } from '@/contract/money'
import type { Operation } from '@/contract/operations/operation-calls'
import {
  opsAccept,
  opsAgreeCancel,
  opsDecline,
  opsDeliver,
  opsOrder,
  opsOrders,
  opsRefund,
  opsRefuseCancel,
} from '@/contract/operations/order-operation-calls'
import { payTitle, statusBadge } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderEvents, orders, shipments } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { linesOf } from '@/server/modules/order/cancel'
import { createMerchant } from '@/server/modules/order/merchant'
import type { OrderRow } from '@/server/modules/order/transition'
import { rowsOf, shownTime } from './lines'
import { listedOrder, listOrders, payStateText } from './list-orders'
import { type Actor, handle } from './operation'
import { requireOwnOrder } from './own-things'
import { vouchersOf } from './vouchers'

/** What the audit compares of an order; {} for an unknown one. */
export async function orderFacts(db: Db, { orderNo }: { orderNo: string }) {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!row) return {}
  const { status, payStatus, shipStatus, refundStatus, paidAmount, refundAmount } = row
  return { status, payStatus, shipStatus, refundStatus, paidAmount, refundAmount }
}

export const subjectOfOrder = ({ orderNo }: { orderNo: string }) => orderNo

export function stepped({ orderNo, status }: Pick<OrderRow, 'orderNo' | 'status'>) {
  return { orderNo, status, statusText: statusBadge(status).title }
}

export const showStep = ({ orderNo, statusText }: { orderNo: string; statusText: string }) =>
  `${orderNo} ${statusText}`

type Merchant = ReturnType<typeof createMerchant>

/** A step of an order, which must be the shop's own. */
function step<T extends { orderNo: string }, V extends string>(
  call: Operation<z.ZodMiniType<T>, typeof opsAccept.output, V>,
  move: (merchant: Merchant, input: T) => Promise<OrderRow>,
) {
  return handle(call, {
    subject: subjectOfOrder,
    facts: orderFacts,
    show: showStep,
    async run({ db, now, actor, input }) {
      await requireOwnOrder(db, actor, input.orderNo)
      return stepped(await move(createMerchant(db, now), input))
    },
  })
}

/** The reason an operator wrote, or the usual one. */
const reasonOf = ({ reason }: { reason: string[] }, usual: string) => reason.join(' ') || usual

async function showOrder(db: Db, actor: Actor, orderNo: string) {
  await requireOwnOrder(db, actor, orderNo)
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new HttpError('NOT_FOUND', '订单不存在')
  const lines = await linesOf(db, orderNo)
  const parcels = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderNo, orderNo))
    .orderBy(asc(shipments.shippedAt))
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, orderNo))
    .orderBy(asc(orderEvents.id))
  return {
    order: listedOrder(order),
    lines: lines.map(({ content, qty, shippedQty, receivedQty }, at) => {
      const { itemNo, title } = content
      return { line: at + 1, itemNo, title, qty, shippedQty, receivedQty }
    }),
    shipments: parcels.map(({ carrier, trackingNo }) => ({ carrier, trackingNo })),
    vouchers: (await vouchersOf(db, orderNo)).map(({ fileName }) => ({ fileName })),
    events: events.map(({ title, text, at }) => ({ title, text, at: at.getTime() })),
  }
}

const orderLine = (order: ReturnType<typeof listedOrder>) => [
  order.orderNo,
  shownTime(order.createdAt),
  order.statusText,
  `${payTitle(order.payType)} ${payStateText(order.payStatus)}`,
  `¥${formatAmount(order.payableAmount)}`,
  order.shopName,
  order.buyer,
]

function shownOrder({ order, lines, shipments: sent, vouchers, events }: Shown): string {
  return [
    orderLine(order).join('  '),
    `paid ¥${formatAmount(order.paidAmount)}, refunded ¥${formatAmount(order.refundAmount)}`,
    ...lines.map(
      ({ line, itemNo, title, qty, shippedQty, receivedQty }) =>
        `${line}  ${itemNo}  ${title}  ${qty}, shipped ${shippedQty}, received ${receivedQty}`,
    ),
    ...sent.map(({ carrier, trackingNo }) => `parcel  ${carrier}  ${trackingNo}`),
    ...vouchers.map(({ fileName }) => `voucher  ${fileName}`),
    ...events.map(({ title, text, at }) => `${shownTime(at)}  ${title}  ${text}`),
  ].join('\n')
}
type Shown = Awaited<ReturnType<typeof showOrder>>

/** Orders: what there is, and the shop's steps. */
export const ORDER_OPERATIONS = [
  handle(opsOrders, {
    run: async ({ db, actor, input }) => ({
      list: (await listOrders(db, actor, input)).map(listedOrder),
    }),
    show: ({ list }) => rowsOf(list, orderLine, 'no order'),
  }),
  handle(opsOrder, {
    subject: subjectOfOrder,
    run: ({ db, actor, input }) => showOrder(db, actor, input.orderNo),
    show: shownOrder,
  }),
  step(opsAccept, (merchant, { orderNo }) => merchant.accept(orderNo)),
  step(opsDecline, (merchant, input) => merchant.decline(input.orderNo, reasonOf(input, '缺货'))),
  step(opsDeliver, (merchant, { orderNo }) => merchant.deliver(orderNo)),
  step(opsAgreeCancel, (merchant, { orderNo }) => merchant.agreeCancel(orderNo)),
  step(opsRefuseCancel, (merchant, input) =>
    merchant.refuseCancel(input.orderNo, reasonOf(input, '商品已备货')),
  ),
  step(opsRefund, (merchant, { orderNo }) => merchant.refund(orderNo)),
]
