import { QTY_MAX } from '@/contract/constants'
import { opsShip } from '@/contract/operations/order-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { OperatorError } from '@/server/kernel/operator-error'
import { linesOf } from '@/server/modules/order/cancel'
import { createMerchant } from '@/server/modules/order/merchant'
import { handle, requireWord } from './operation'
import { orderFacts, showStep, stepped, subjectOfOrder } from './order-operations'
import { requireOwnOrder } from './own-things'

/** The carrier of a demo, where nobody names one. */
const CARRIER = '示例物流'

/** A whole number an operator typed; throws OperatorError with one line. */
export function readCount(word: string | undefined, what: string): number {
  const count = Number(requireWord(word, what))
  if (Number.isInteger(count) && count >= 0 && count <= QTY_MAX) return count
  throw new OperatorError(`${what} must be a whole number from 0 to ${QTY_MAX}`)
}

/** Parses `1=20`: 20 pieces of the first line. */
async function partOf(db: Db, orderNo: string, words: readonly string[]) {
  if (words.length === 0) return {}
  const lines = await linesOf(db, orderNo)
  return {
    lines: words.map((word) => {
      const [place, qty] = word.split('=')
      const line = lines[Number(place) - 1]
      if (!line)
        throw new OperatorError(`${word}: write <line>=<quantity>, lines 1 to ${lines.length}`)
      return { lineId: line.id, qty: readCount(qty, `quantity of line ${place}`) }
    }),
  }
}

/** Sends a parcel of an order. */
export const SHIP_OPERATION = handle(opsShip, {
  subject: subjectOfOrder,
  facts: orderFacts,
  show: showStep,
  async run({ db, now, actor, input }) {
    const { orderNo, lines, carrier, number } = input
    await requireOwnOrder(db, actor, orderNo)
    if ((carrier === undefined) !== (number === undefined)) {
      throw new OperatorError('--carrier and --number belong together')
    }
    const part = await partOf(db, orderNo, lines)
    const parcel = { carrier: carrier ?? CARRIER, trackingNo: number ?? `SL${now()}`, ...part }
    return stepped(await createMerchant(db, now).ship(orderNo, parcel))
  },
})
