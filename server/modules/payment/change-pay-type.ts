import { chinaMinute } from '@/contract/china-clock'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { OFFLINE_PAY, payTitle } from '@/contract/order/order-status-rules'
import { payDueAt } from '@/contract/order/order-time-rules'
import type { changePayType } from '@/contract/payment/payment-calls'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import {
  addEvent,
  type OrderChange,
  type OrderRow,
  transition,
} from '@/server/modules/order/transition'
import { closePayments } from './close-payments'

type Requested = ParsedInput<typeof changePayType>
type Changed = Output<typeof changePayType>['orders'][number]

const isOffline = (payType: number) => payType === OFFLINE_PAY

/** The new method with its deadline; between two online methods the deadline stays. */
async function changeOf(
  tx: Db,
  order: OrderRow,
  { payType, now }: { payType: number; now: number },
): Promise<OrderChange> {
  if (order.payType === payType) return {}
  if (isOffline(order.payType) === isOffline(payType)) return { payType }
  const createdAt = order.createdAt.getTime()
  const dueAt = payDueAt({ payType, createdAt, dueAt: order.dueAt?.getTime(), now })
  const text = `改为${payTitle(payType)}，请在 ${chinaMinute(dueAt)} 前付款`
  await addEvent(tx, order.orderNo, { title: '变更付款方式', text, now })
  return { payType, dueAt: new Date(dueAt) }
}

/**
 * Changes the method of all orders or of none. Their open payments are closed first: what was paid by then
 * has settled its order, which refuses the change; what arrives later counts as any payment does.
 */
export async function changeMethod(
  tx: Db,
  userId: string,
  { requested, now }: { requested: Requested; now: number },
): Promise<{ orders: Changed[]; closed: string[] }> {
  const { payType } = requested
  await lockUser(userId, tx)
  const closed = await closePayments(tx, requested.orderNos)
  const orders: Changed[] = []
  // Orders are always locked in the order of their numbers.
  for (const orderNo of [...requested.orderNos].sort()) {
    const step = { orderNo, userId, name: 'changePayType', by: 'buyer', now } as const
    const row = await transition(tx, step, (order) => changeOf(tx, order, { payType, now }))
    orders.push({ orderNo, payType, dueAt: row.dueAt?.getTime() ?? now })
  }
  return { orders, closed }
}
