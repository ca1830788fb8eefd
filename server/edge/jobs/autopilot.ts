import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import {
  OFFLINE_PAY,
  ORDER_STATUS,
  PAY_STATUS,
  REFUND_STATUS,
  SHIP_STATUS,
} from '@/contract/order/order-status-rules'
import { openDemoAccounts } from '@/server/edge/seed/demo-accounts'
import { DEMO_CARRIER } from '@/server/edge/seed/demo-carrier'
import type { Db } from '@/server/kernel/db/client'
import { orders, shipments } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { createCatalog } from '@/server/modules/catalog/metadata'
import { createInvoices } from '@/server/modules/invoice/invoice-repository'
import { createIssuing } from '@/server/modules/invoice/issue'
import { linesOf } from '@/server/modules/order/cancel'
import { createMerchant, type Merchant } from '@/server/modules/order/merchant'
import { runAfterSalesOnce } from './after-sale-autopilot'
import { answerInquiriesOnce } from './inquiry-autopilot'

/** Delay of each step after the previous one, ms. */
const STEP_MS = 10_000
const BATCH = 50

type Step = {
  due: (at: Date) => ReturnType<typeof and>
  act: (orderNo: string) => Promise<unknown>
}

/** Half of each line that can be halved, so that a demo shows partial shipments where they may be. */
async function firstHalf(db: Db, orderNo: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (order?.shipsTogether) return []
  const lines = await linesOf(db, orderNo)
  return lines
    .filter(({ qty }) => qty > 1)
    .map(({ id, qty }) => ({ lineId: id, qty: Math.floor(qty / 2) }))
}

function stepsOf(db: Db, merchant: Merchant, now: () => number): Step[] {
  const { pending, toShip, toReceive, cancelled } = ORDER_STATUS
  const parcel = () => ({ carrier: DEMO_CARRIER, trackingNo: `SL${now()}` })
  const underWay = db
    .select({ no: shipments.orderNo })
    .from(shipments)
    .where(isNull(shipments.deliveredAt))
  return [
    {
      due: (at) =>
        and(
          eq(orders.status, pending),
          or(
            and(eq(orders.payStatus, PAY_STATUS.paid), lte(orders.paidAt, at)),
            // Vouchers have no timestamp of their own: the order's is used.
            and(eq(orders.payStatus, PAY_STATUS.checking), lte(orders.createdAt, at)),
          ),
        ),
      act: merchant.accept,
    },
    {
      due: (at) => and(eq(orders.status, toShip), lte(orders.cancelAskedAt, at)),
      act: merchant.agreeCancel,
    },
    {
      due: (at) =>
        and(
          eq(orders.status, toShip),
          isNull(orders.cancelAskedAt),
          eq(orders.shipStatus, SHIP_STATUS.part),
          inArray(orders.orderNo, partsSince(db, at)),
        ),
      act: (orderNo) => merchant.ship(orderNo, parcel()),
    },
    {
      due: (at) =>
        and(
          eq(orders.status, toShip),
          isNull(orders.cancelAskedAt),
          eq(orders.shipStatus, SHIP_STATUS.none),
          lte(orders.acceptedAt, at),
        ),
      async act(orderNo) {
        const lines = await firstHalf(db, orderNo)
        const half = { ...parcel(), ...(lines.length > 0 && { lines }) }
        // Another process may have shipped this half since the order was read.
        return merchant.ship(orderNo, half, ({ shipStatus }) => shipStatus === SHIP_STATUS.none)
      },
    },
    {
      due: (at) =>
        and(
          eq(orders.status, toReceive),
          isNotNull(orders.shippedAt),
          lte(orders.shippedAt, at),
          inArray(orders.orderNo, underWay),
        ),
      act: merchant.deliver,
    },
    {
      due: (at) =>
        and(
          eq(orders.status, cancelled),
          eq(orders.payType, OFFLINE_PAY),
          eq(orders.refundStatus, REFUND_STATUS.refunding),
          gt(orders.paidAmount, 0),
          lte(orders.cancelledAt, at),
        ),
      act: merchant.refund,
    },
  ]
}

/** Orders with a parcel shipped before this time. */
const partsSince = (db: Db, at: Date) =>
  db.select({ no: shipments.orderNo }).from(shipments).where(lte(shipments.shippedAt, at))

/** The other side of a demo mall: accepts, ships, delivers, answers; a step per 10 s. */
export function createAutopilot(db: Db, now: () => number) {
  const merchant = createMerchant(db, now)
  const issuing = createIssuing(db, now)
  const steps = stepsOf(db, merchant, now)
  const catalog = createCatalog(db, now)
  /** The buyer, an operator or another process may be faster. */
  async function attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
    }
  }

  return async function runOnce(): Promise<void> {
    if ((await openDemoAccounts(db)).length === 0) return
    for (const { applyNo } of await createInvoices(db).waiting(new Date(now() - STEP_MS))) {
      await attempt(() => issuing.issue(applyNo))
    }
    await runAfterSalesOnce(db, now, new Date(now() - STEP_MS))
    await answerInquiriesOnce({ db, now, catalog }, new Date(now() - STEP_MS))
    for (const { due, act } of steps) {
      const rows = await db
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(due(new Date(now() - STEP_MS)))
        .limit(BATCH)
      for (const { orderNo } of rows) await attempt(() => act(orderNo))
    }
  }
}
