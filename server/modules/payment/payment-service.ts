import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import { mayMove } from '@/contract/order-moves'
import { OFFLINE_PAY } from '@/contract/order-state'
import type { CreatedPayment, createPayment, Payment } from '@/contract/payment'
import type { Db } from '@/server/db/client'
import { lockUser } from '@/server/db/lock-user'
import { orders, paymentOrders, payments } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { documentNo } from '@/server/modules/order/document-no'
import { factsOf, type OrderRow } from '@/server/modules/order/transition'
import type { Notice, PaymentProvider, Verified } from './provider'
import { type PaymentRow, settle, takeNotice } from './settle'

/** How long a cashier stays open, ms; never longer than its orders wait. */
const OPEN_MS = 30 * 60_000

type Wanted = ParsedInput<typeof createPayment>

function methodOf(rows: readonly OrderRow[], { payType }: Wanted): number {
  if (payType) return payType
  const [first, ...others] = new Set(rows.map((row) => row.payType))
  if (first !== undefined && others.length === 0 && first !== OFFLINE_PAY) return first
  throw new Fault('UNPROCESSABLE', '请选择在线支付方式')
}

/** Payments of orders by whatever provider takes the money. */
export function createPayments(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  async function payableOrders(tx: Db, userId: string, orderNos: string[]): Promise<OrderRow[]> {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(inArray(orders.orderNo, orderNos), eq(orders.userId, userId)))
      .orderBy(asc(orders.orderNo))
    if (rows.length !== orderNos.length) throw new Fault('NOT_FOUND', '订单不存在')
    if (rows.every((row) => mayMove('pay', 'bank', factsOf(row, now())))) return rows
    throw new Fault('CONFLICT', '订单已付款或已取消，请刷新后再操作')
  }

  /** Closes what was begun for any of these orders; the numbers of what was closed. */
  async function closeOthers(tx: Db, orderNos: string[]): Promise<string[]> {
    const others = tx
      .select({ no: paymentOrders.paymentNo })
      .from(paymentOrders)
      .where(inArray(paymentOrders.orderNo, orderNos))
    const closed = await tx
      .update(payments)
      .set({ status: 'closed' })
      .where(
        and(inArray(payments.status, ['waiting', 'failed']), inArray(payments.paymentNo, others)),
      )
      .returning({ no: payments.paymentNo })
    return closed.map(({ no }) => no)
  }

  async function open(tx: Db, userId: string, wanted: Wanted) {
    // One payment of a buyer is begun after the other.
    await lockUser(userId, tx)
    const rows = await payableOrders(tx, userId, wanted.orderNos)
    const payType = methodOf(rows, wanted)
    const closed = await closeOthers(tx, wanted.orderNos)
    const at = now()
    const due = rows.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []))
    const payment: PaymentRow = {
      ...{ paymentNo: documentNo('P', at), userId, payType, status: 'waiting', providerNo: '' },
      provider: provider.nameOf(payType),
      amount: rows.reduce((sum, { payableAmount }) => sum + payableAmount, 0),
      ...{ createdAt: new Date(at), expiresAt: new Date(Math.min(at + OPEN_MS, ...due)) },
      paidAt: null,
    }
    await tx.insert(payments).values(payment)
    const { paymentNo } = payment
    await tx
      .insert(paymentOrders)
      .values(rows.map(({ orderNo, payableAmount: amount }) => ({ paymentNo, orderNo, amount })))
    return { payment, closed }
  }

  async function viewOf(row: PaymentRow): Promise<Payment> {
    const { paymentNo, amount, payType, status, paidAt, expiresAt } = row
    const shares = await db
      .select({ orderNo: paymentOrders.orderNo })
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentNo, paymentNo))
      .orderBy(asc(paymentOrders.orderNo))
    return {
      ...{ paymentNo, amount, payType, status, isSandbox: row.provider === 'sandbox' },
      ...{ paidAt: paidAt?.getTime() ?? null, expiresAt: expiresAt.getTime() },
      orderNos: shares.map(({ orderNo }) => orderNo),
    }
  }

  async function owned(userId: string, paymentNo: string): Promise<PaymentRow> {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.paymentNo, paymentNo), eq(payments.userId, userId)))
    if (!row) throw new Fault('NOT_FOUND', '支付单不存在')
    return row
  }

  /** Takes over what the provider's books say; a cashier whose time is over is closed. */
  async function ask({ paymentNo, expiresAt }: PaymentRow): Promise<void> {
    const booked = await provider.query(paymentNo)
    if (booked?.status === 'paid') {
      const { providerNo } = booked
      await withRetries(() =>
        db.transaction((tx) => settle(tx, { paymentNo, providerNo, now: now() })),
      )
    } else if (now() > expiresAt.getTime()) {
      await provider.close(paymentNo)
      const isWaiting = and(eq(payments.paymentNo, paymentNo), eq(payments.status, 'waiting'))
      await db.update(payments).set({ status: 'closed' }).where(isWaiting)
    }
  }

  const take = (notice: Verified): Promise<boolean> =>
    withRetries(() => db.transaction((tx) => takeNotice(tx, notice, now())))

  return {
    /** Begins a payment over all of these orders; what was begun for them before is closed. */
    async create(userId: string, wanted: Wanted): Promise<CreatedPayment> {
      const { payment, closed } = await withRetries(() =>
        db.transaction((tx) => open(tx, userId, wanted)),
      )
      for (const paymentNo of closed) await provider.close(paymentNo)
      const { paymentNo, amount, payType, expiresAt } = payment
      const charge = { paymentNo, amount, payType, expiresAt: expiresAt.getTime() }
      const { cashierUrl } = await provider.create(charge)
      return { ...(await viewOf(payment)), cashierUrl }
    },

    /** How a payment stands. A notification that never came is made up for by asking. */
    async status(userId: string, paymentNo: string): Promise<Payment> {
      const row = await owned(userId, paymentNo)
      if (row.status === 'paid') return viewOf(row)
      await ask(row)
      return viewOf(await owned(userId, paymentNo))
    },

    /** Takes a notification of the provider: signed, fresh, and once. */
    async notify(notice: Notice): Promise<{ isTaken: boolean }> {
      await provider.verify(notice)
      return { isTaken: await take(notice) }
    },

    /** Takes what another company's provider has told; false when it was taken before. */
    take,
  }
}
