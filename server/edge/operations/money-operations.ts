import { formatAmount, parseAmount } from '@/contract/money'
import {
  opsBook,
  opsExcesses,
  opsPayments,
  opsRefundExcess,
} from '@/contract/operations/money-operation-calls'
import { PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { OperatorError } from '@/server/kernel/operator-error'
import { receivedFor } from '@/server/modules/order/bank-receipts'
import { lockOrder } from '@/server/modules/order/transition'
import {
  moneyOf,
  openExcesses,
  orderOfExcess,
  refundExcess,
} from '@/server/modules/payment/bank-books'
import { bookTransfer } from '@/server/modules/payment/book-transfer'
import { rowsOf, shownTime } from './lines'
import { handle } from './operation'
import { orderFacts, subjectOfOrder } from './order-operations'
import { requireOwnOrder, shopOf } from './own-things'

type ExcessRow = Awaited<ReturnType<typeof moneyOf>>['excesses'][number]

const shownExcess = ({ excessNo, orderNo, amount, createdAt, refundedAt }: ExcessRow) => ({
  excessNo,
  orderNo,
  amount,
  createdAt: createdAt.getTime(),
  refundedAt: refundedAt?.getTime() ?? null,
})

const excessLine = ({ excessNo, orderNo, amount, createdAt, refundedAt }: Shown) => [
  excessNo,
  orderNo,
  shownTime(createdAt),
  `goes back ¥${formatAmount(amount)}`,
  refundedAt === null ? '' : `went back ${shownTime(refundedAt)}`,
]
type Shown = ReturnType<typeof shownExcess>

/** Fen of an amount an operator typed in yuan. */
function readYuan(yuan: string): number {
  const amount = parseAmount(yuan)
  if (amount) return amount
  throw new OperatorError('yuan must be an amount above 0 with at most two decimals')
}

async function paymentsOf(db: Db, orderNo: string) {
  const { payableAmount, payStatus } = await lockOrder(db, orderNo)
  const { online, receipts, excesses } = await moneyOf(db, orderNo)
  const isOpen = payStatus === PAY_STATUS.unpaid || payStatus === PAY_STATUS.checking
  const missing = Math.max(0, payableAmount - (await receivedFor(db, orderNo)))
  return {
    payableAmount,
    missingAmount: isOpen ? missing : 0,
    online: online.map(({ payment: { paymentNo, status, createdAt }, amount }) => ({
      paymentNo,
      amount,
      status,
      createdAt: createdAt.getTime(),
    })),
    receipts: receipts.map(({ reference, amount, day }) => ({ reference, amount, day })),
    excesses: excesses.map(shownExcess),
  }
}

/** Money: what has arrived, and what goes back. */
export const MONEY_OPERATIONS = [
  handle(opsPayments, {
    subject: subjectOfOrder,
    async run({ db, actor, input: { orderNo } }) {
      await requireOwnOrder(db, actor, orderNo)
      return paymentsOf(db, orderNo)
    },
    show: ({ payableAmount, missingAmount, online, receipts, excesses }) =>
      [
        `due ¥${formatAmount(payableAmount)}, missing ¥${formatAmount(missingAmount)}`,
        ...online.map(
          ({ paymentNo, amount, status }) =>
            `online  ${paymentNo}  ¥${formatAmount(amount)}  ${status}`,
        ),
        ...receipts.map(
          ({ reference, amount, day }) => `bank  ${reference}  ¥${formatAmount(amount)}  ${day}`,
        ),
        ...excesses.map((one) => excessLine(one).filter(Boolean).join('  ')),
      ].join('\n'),
  }),
  handle(opsBook, {
    subject: subjectOfOrder,
    facts: orderFacts,
    async run({ db, now, actor, input: { orderNo, yuan, day, reference } }) {
      const receipt = { orderNo, amount: readYuan(yuan), day, reference, bookedBy: actor.name }
      const { order, missing, excess } = await bookTransfer(db, receipt, now())
      const { payStatus } = order
      return { orderNo, payStatus, missingAmount: missing, excessAmount: excess }
    },
    show: ({ orderNo, missingAmount, excessAmount }) => {
      if (missingAmount > 0) return `${orderNo}: unpaid, ¥${formatAmount(missingAmount)} is missing`
      const back = excessAmount > 0 ? `, ¥${formatAmount(excessAmount)} goes back: excesses` : ''
      return `${orderNo}: paid${back}`
    },
  }),
  handle(opsExcesses, {
    async run({ db, actor }) {
      const rows = await openExcesses(db, shopOf(actor))
      return { list: rows.map(({ excess }) => shownExcess(excess)) }
    },
    show: ({ list }) => rowsOf(list, excessLine, 'nothing goes back'),
  }),
  handle(opsRefundExcess, {
    subject: ({ excessNo }) => excessNo,
    async run({ db, now, input: { excessNo, reference } }) {
      if (!(await orderOfExcess(db, excessNo))) {
        throw new HttpError('NOT_FOUND', '没有这笔多付款')
      }
      await refundExcess(db, { excessNo, reference, now: now() })
      return { excessNo }
    },
    show: ({ excessNo }) => `${excessNo}: gone back`,
  }),
]
