import { eq } from 'drizzle-orm'
import { opsHolds } from '@/contract/operations/lookup-operation-calls'
import { opsRelease } from '@/contract/operations/plain-operation-calls'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/order-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { createHoldReleases } from '@/server/modules/order/release-holds'
import { shownTime } from './lines'
import { type Facts, handle, showLine } from './operation'

const ORDER_NO = /^D\d+$/

/** The unpaid orders of a buyer; throws OperatorError when there is none. */
async function heldBy(db: Db, now: () => number, username: string) {
  const own = await createHoldReleases(db, now).ordersOf(username)
  if (own.length === 0) throw new OperatorError(`${username} holds nothing unpaid`)
  return own
}

async function facts(db: Db, orderNo: string): Promise<Facts> {
  const [row] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
  return row ?? {}
}

/** An end to stock held by unpaid orders: one, or all of a buyer. */
export const RELEASE_OPERATION = handle(opsRelease, {
  subject: ({ orderOrUserName }) => orderOrUserName,
  facts: (db, { orderOrUserName }) => facts(db, orderOrUserName),
  show: showLine,
  async run({ db, now, input: { orderOrUserName: named } }) {
    const holds = createHoldReleases(db, now)
    const numbers = ORDER_NO.test(named)
      ? [named]
      : (await heldBy(db, now, named)).map(({ orderNo }) => orderNo)
    for (const orderNo of numbers) await holds.release(orderNo)
    return { line: `${numbers.join(', ')}: cancelled, the stock is free` }
  },
})

/** Stock held by unpaid orders: who holds how much. */
export const HOLDS_OPERATION = handle(opsHolds, {
  subject: ({ userName }) => userName ?? '',
  async run({ db, now, input: { userName } }) {
    if (!userName) {
      const buyers = await createHoldReleases(db, now).buyers()
      const list = buyers.map(({ username, ...held }) => ({ userName: username, ...held }))
      return { buyers: list, orders: [] }
    }
    const own = (await heldBy(db, now, userName)).map(({ orderNo, payStatus, pieces, dueAt }) => ({
      orderNo,
      pieces,
      until: dueAt?.getTime() ?? null,
      hasVoucher: payStatus === PAY_STATUS.checking,
    }))
    return { buyers: [], orders: own }
  },
  show: ({ buyers, orders }) =>
    [
      ...orders.map(({ orderNo, pieces, until, hasVoucher }) =>
        [orderNo, `${pieces} pieces until ${shownTime(until)}`, hasVoucher && 'voucher']
          .filter(Boolean)
          .join('  '),
      ),
      ...buyers.map(
        ({ userName, orders: held, pieces }) => `${userName}  ${pieces} pieces in ${held} orders`,
      ),
    ].join('\n') || 'no unpaid order holds stock',
})
