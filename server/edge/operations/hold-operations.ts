import { chinaTime } from '@/contract/china-clock'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { createHoldReleases } from '@/server/modules/order/release-holds'
import { requireWord, type WordOperation } from './operation'

const ORDER_NO = /^D\d+$/

/** Stock held by unpaid orders: who holds how much, and an end to it. */
export function holdOperations(db: Db, now: () => number): Record<string, WordOperation> {
  const holds = createHoldReleases(db, now)

  async function ordersOf(username: string) {
    const own = await holds.ordersOf(username)
    if (own.length === 0) throw new OperatorError(`${username} holds nothing unpaid`)
    return own
  }

  return {
    holds: {
      async run([username]) {
        if (username) {
          const lines = (await ordersOf(username)).map(({ orderNo, payStatus, pieces, dueAt }) => {
            const proof = payStatus === PAY_STATUS.checking ? '  voucher' : ''
            return `${orderNo}  ${pieces} pieces until ${chinaTime(dueAt?.getTime() ?? 0)}${proof}`
          })
          return lines.join('\n')
        }
        const lines = (await holds.buyers()).map(
          ({ username: name, orders, pieces }) => `${name}  ${pieces} pieces in ${orders} orders`,
        )
        return lines.join('\n') || 'no unpaid order holds stock'
      },
    },
    release: {
      async run([word]) {
        const named = requireWord(word, 'order number or user name')
        const numbers = ORDER_NO.test(named)
          ? [named]
          : (await ordersOf(named)).map(({ orderNo }) => orderNo)
        for (const orderNo of numbers) await holds.release(orderNo)
        return `${numbers.join(', ')}: cancelled, the stock is free`
      },
    },
  }
}
