import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { ORDER_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders, paymentOrders, payments, sandboxRefunds } from '@/server/kernel/db/order-schema'
import type { orderMall } from '../support/order-mall'
import type { Acknowledged, Ledger } from './buyer'

/** How long refunds may wait for the jobs, ms. */
const REFUNDS_MS = 60_000

type Row = typeof orders.$inferSelect
type Share = Pick<typeof paymentOrders.$inferSelect, 'amount' | 'isSettled' | 'refundedAt'> & {
  refundNo: string
}

/** What a state of the ledger must be in the database; '' when it is. */
const STATES: Record<Acknowledged['state'], (order: Row) => boolean> = {
  placed: ({ status }) => status === ORDER_STATUS.pending,
  paid: ({ status, paidAmount, payableAmount }) =>
    status === ORDER_STATUS.pending && paidAmount === payableAmount,
  cancelled: ({ status, paidAmount }) => status === ORDER_STATUS.cancelled && paidAmount === 0,
  refunded: ({ status, payableAmount, refundAmount, refundStatus }) =>
    status === ORDER_STATUS.cancelled &&
    refundStatus === REFUND_STATUS.refunded &&
    refundAmount === payableAmount,
}

async function untilRefunded(db: Db): Promise<void> {
  const deadline = Date.now() + REFUNDS_MS
  const open = () =>
    db.select().from(orders).where(eq(orders.refundStatus, REFUND_STATUS.refunding)).limit(1)
  while ((await open()).length > 0 && Date.now() < deadline) await sleep(500)
}

/** Money of an order: paid once, given back once where it is owed. */
function wrongMoney(order: Row, { state }: Acknowledged, shares: Share[], refunds: string[]) {
  const settled = shares.filter(({ isSettled }) => isSettled)
  const isPaid = state === 'paid' || state === 'refunded'
  if (settled.length !== (isPaid ? 1 : 0)) return `settled ${settled.length} times`
  if (isPaid && settled[0]?.amount !== order.payableAmount) return 'paid with another amount'
  for (const { isSettled, refundedAt, refundNo } of shares) {
    const isOwed = !isSettled || state === 'refunded'
    const given = refunds.filter((no) => no === refundNo).length
    if (given !== (isOwed ? 1 : 0)) return `${refundNo} given back ${given} times`
    if (isOwed !== (refundedAt !== null)) return `${refundNo} booked otherwise than given back`
  }
  return ''
}

async function sharesOf(db: Db): Promise<Map<string, Share[]>> {
  const rows = await db
    .select({ share: paymentOrders })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.paymentNo, paymentOrders.paymentNo))
    .where(eq(payments.status, 'paid'))
  const byOrder = new Map<string, Share[]>()
  for (const { share } of rows) {
    const refundNo = `${share.paymentNo}-${share.orderNo}`
    byOrder.set(share.orderNo, [...(byOrder.get(share.orderNo) ?? []), { ...share, refundNo }])
  }
  return byOrder
}

type Told = { db: Db; ledger: Ledger; buyerIds: string[] }

/** Every acknowledged order, payment and refund once, and none that nobody was told of. */
export async function wrongOrders({ db, ledger, buyerIds }: Told): Promise<string[]> {
  await untilRefunded(db)
  const rows = await db.select().from(orders).where(inArray(orders.userId, buyerIds))
  const byNo = new Map(rows.map((row) => [row.orderNo, row]))
  const shares = await sharesOf(db)
  const refunds = (await db.select().from(sandboxRefunds)).map(({ refundNo }) => refundNo)
  const lost = [...ledger].flatMap(([orderNo, told]) => {
    const order = byNo.get(orderNo)
    if (!order) return [`${orderNo} was acknowledged as ${told.state} and is gone`]
    if (!STATES[told.state](order)) {
      const { status, refundStatus, paidAmount } = order
      return [
        `${orderNo} is not ${told.state}: ${JSON.stringify({ status, refundStatus, paidAmount })}`,
      ]
    }
    const wrong = wrongMoney(order, told, shares.get(orderNo) ?? [], refunds)
    return wrong ? [`${orderNo}: ${wrong}`] : []
  })
  const untold = rows.filter(({ orderNo }) => !ledger.has(orderNo))
  return [...lost, ...untold.map(({ orderNo }) => `${orderNo} was placed, and nobody was told`)]
}

/** Goods: held and free are what there was. */
export async function wrongStock(
  shop: Pick<ReturnType<typeof orderMall>, 'books'>,
  skuIds: readonly number[],
  initial: number,
): Promise<string[]> {
  const wrongs: string[] = []
  for (const skuId of skuIds) {
    const { held, locked, onHand, free } = await shop.books(skuId)
    const isRight = locked === held && free === onHand - locked && onHand === initial
    if (!isRight) wrongs.push(`SKU ${skuId}: ${JSON.stringify({ held, locked, onHand, free })}`)
  }
  return wrongs
}
