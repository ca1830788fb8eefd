import { and, asc, eq, lte, ne, notInArray, or } from 'drizzle-orm'
import { OFFLINE_PAY, ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { completeEffect } from './buyer-transitions'
import { cancelEffect } from './cancel'
import { type OrderRow, transition } from './transition'

function whyExpired({ payStatus, payType }: OrderRow): string {
  if (payStatus !== PAY_STATUS.unpaid) return '店铺 72 小时未接单，系统已取消'
  return payType === OFFLINE_PAY
    ? '付款期限内未上传付款凭证，系统已取消'
    : '付款期限内未付款，系统已取消'
}

async function expire(tx: Db, { orderNo }: OrderRow, now: number) {
  return transition(tx, { orderNo, name: 'expire', by: 'system', now }, async (order) => {
    const text = whyExpired(order)
    return cancelEffect(tx, order, { reason: '超时取消', text, now, isTold: true })
  })
}

async function grantCancel(tx: Db, { orderNo }: OrderRow, now: number) {
  return transition(tx, { orderNo, name: 'agreeCancel', by: 'system', now }, async (order) => {
    const text = '店铺 48 小时未答复，系统已同意取消'
    return cancelEffect(tx, order, { reason: order.cancelReason, text, now, isTold: true })
  })
}

async function confirm(tx: Db, { orderNo }: OrderRow, now: number) {
  return transition(tx, { orderNo, name: 'confirmReceipt', by: 'system', now }, (order) =>
    completeEffect(tx, order, { text: '收货期已满，系统已自动确认收货', now, isTold: true }),
  )
}

const RULES: Record<number, typeof expire> = {
  [ORDER_STATUS.pending]: expire,
  [ORDER_STATUS.toShip]: grantCancel,
  [ORDER_STATUS.toReceive]: confirm,
}

/** Transitions the mall makes itself when a deadline has passed (DOMAIN 3.1). */
export function createTimedRules(db: Db, clock: () => number) {
  /** Claims one due order that no other process has locked; null when there is none. */
  async function claim(tx: Db, now: number, passed: readonly string[]): Promise<OrderRow | null> {
    const [row] = await tx
      .select()
      .from(orders)
      .where(
        and(
          lte(orders.dueAt, new Date(now)),
          // No automatic receipt while an after-sale case is in progress.
          or(ne(orders.status, ORDER_STATUS.toReceive), eq(orders.hasOpenAfterSale, false)),
          passed.length > 0 ? notInArray(orders.orderNo, [...passed]) : undefined,
        ),
      )
      .orderBy(asc(orders.dueAt), asc(orders.orderNo))
      .limit(1)
      .for('update', { skipLocked: true })
    return row ?? null
  }

  async function one(tx: Db, passed: string[]): Promise<boolean> {
    const now = clock()
    const order = await claim(tx, now, passed)
    if (!order) return false
    // One failing order must not block the others.
    passed.push(order.orderNo)
    const rule = RULES[order.status]
    if (rule) await rule(tx, order, now)
    else await tx.update(orders).set({ dueAt: null }).where(eq(orders.orderNo, order.orderNo))
    return true
  }

  /** Advances every due order, each in its own transaction; failures are passed to `fail`. */
  return async function runDue(fail: (error: unknown) => void): Promise<number> {
    const passed: string[] = []
    for (;;) {
      const before = passed.length
      try {
        const isMore = await withRetries(() => {
          passed.length = before
          return db.transaction((tx) => one(tx, passed))
        })
        if (!isMore) return passed.length
      } catch (error) {
        fail(error)
        if (passed.length === before) return passed.length
      }
    }
  }
}
