import { QTY_MAX } from '@/contract/constants'
import { opsShip } from '@/contract/operations/order-operation-calls'
import { DEMO_CARRIER } from '@/server/edge/seed/demo-carrier'
import type { Db } from '@/server/kernel/db/client'
import { runsInProduction } from '@/server/kernel/mall-mode'
import { OperatorError } from '@/server/kernel/operator-error'
import { linesOf } from '@/server/modules/order/cancel'
import { createMerchant } from '@/server/modules/order/merchant'
import { handle, requireWord } from './operation'
import { orderFacts, showStep, stepped, subjectOfOrder } from './order-operations'
import { requireOwnOrder } from './own-things'

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

type Sent = { carrier?: string | undefined; number?: string | undefined }

/** By whom a parcel is sent. A demo invents what nobody names; buyers of a real mall follow the number. */
function sentBy({ carrier, number }: Sent, now: number) {
  if (carrier !== undefined && number !== undefined) return { carrier, trackingNo: number }
  if (carrier !== undefined || number !== undefined) {
    throw new OperatorError('--carrier and --number belong together')
  }
  if (runsInProduction()) {
    throw new OperatorError('请填写物流公司和物流单号：--carrier <物流公司> --number <物流单号>')
  }
  return { carrier: DEMO_CARRIER, trackingNo: `SL${now}` }
}

/** Sends a parcel of an order. */
export const SHIP_OPERATION = handle(opsShip, {
  subject: subjectOfOrder,
  facts: orderFacts,
  show: showStep,
  async run({ db, now, actor, input }) {
    const { orderNo, lines } = input
    await requireOwnOrder(db, actor, orderNo)
    const parcel = { ...sentBy(input, now()), ...(await partOf(db, orderNo, lines)) }
    return stepped(await createMerchant(db, now).ship(orderNo, parcel))
  },
})
