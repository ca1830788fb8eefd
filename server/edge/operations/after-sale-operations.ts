import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { afterSaleBadge } from '@/contract/after-sale/after-sale-status-rules'
import type { Operation, told } from '@/contract/operations/operation-calls'
import {
  opsAgree,
  opsReceive,
  opsRefundSale,
  opsReject,
  opsResend,
} from '@/contract/operations/plain-operation-calls'
import type { Db } from '@/server/kernel/db/client'
import { afterSales } from '@/server/kernel/db/order-schema'
import {
  createShopAfterSales,
  type ShopAfterSales,
} from '@/server/modules/after-sale/shop-after-sales'
import { applicationFacts, MERCHANT, rejectApplication } from './merchant-operations'
import { type Facts, handle, showLine } from './operation'
import { requireOwnCase } from './own-things'

async function caseFacts(db: Db, refundNo: string): Promise<Facts> {
  const [row] = await db.select().from(afterSales).where(eq(afterSales.refundNo, refundNo))
  return row ? { status: row.status } : {}
}

type Moved = Awaited<ReturnType<ShopAfterSales['agree']>>

const stepped = (moved: Pick<Moved, 'refundNo' | 'type' | 'status'>) => ({
  line: `${moved.refundNo} ${afterSaleBadge(moved).title}`,
})

/** A step of an after-sale case, which must be the shop's own. */
function step<T extends { afterSaleNo: string }, V extends string>(
  call: Operation<z.ZodMiniType<T>, typeof told, V>,
  move: (returnCases: ShopAfterSales, input: T) => Promise<Moved>,
) {
  return handle(call, {
    subject: ({ afterSaleNo }) => afterSaleNo,
    facts: (db, { afterSaleNo }) => caseFacts(db, afterSaleNo),
    show: showLine,
    async run({ db, now, actor, input }) {
      await requireOwnCase(db, actor, input.afterSaleNo)
      return stepped(await move(createShopAfterSales(db, now), input))
    },
  })
}

/** Rejects a case; with the word `merchant` first, the mall rejects the application that follows it. */
const REJECT_OPERATION = handle(opsReject, {
  subject: ({ what, reason: [applicationNo = ''] }) => (what === MERCHANT ? applicationNo : what),
  facts: (db, { what, reason: [applicationNo = ''] }) =>
    what === MERCHANT ? applicationFacts(db, applicationNo) : caseFacts(db, what),
  show: showLine,
  async run({ db, now, actor, input: { what, reason } }) {
    // The word is no case of a shop, so this keeps shops from applications too.
    await requireOwnCase(db, actor, what)
    if (what === MERCHANT) return rejectApplication(db, now, reason)
    const note = reason.join(' ') || '不符合售后条件'
    return stepped(await createShopAfterSales(db, now).reject(what, note))
  },
})

/** The shops' side of after-sale. */
export const AFTER_SALE_OPERATIONS = [
  step(opsAgree, (cases, { afterSaleNo, note }) => cases.agree(afterSaleNo, note.join(' '))),
  REJECT_OPERATION,
  step(opsReceive, (cases, { afterSaleNo, note }) => cases.receive(afterSaleNo, note.join(' '))),
  step(opsResend, (cases, { afterSaleNo, carrier, number: trackingNo }) =>
    cases.resend(afterSaleNo, { carrier, trackingNo }),
  ),
  step(opsRefundSale, (cases, { afterSaleNo }) => cases.payBack(afterSaleNo)),
]
