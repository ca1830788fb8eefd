import { asc, eq } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import { opsTransfer } from '@/contract/operations/lookup-operation-calls'
import { statusBadge } from '@/contract/order/order-status-rules'
import { tradeNoOfRemark } from '@/contract/payment/transfer-remark-rules'
import { orders } from '@/server/kernel/db/order-schema'
import { OperatorError } from '@/server/kernel/operator-error'
import { rowsOf } from './lines'
import { handle } from './operation'

/** The orders a transfer is for, by the remark on the bank's statement. */
export const TRANSFER_OPERATION = handle(opsTransfer, {
  subject: ({ remark }) => remark,
  async run({ db, input: { remark } }) {
    const tradeNo = tradeNoOfRemark(remark)
    const rows = tradeNo
      ? await db
          .select()
          .from(orders)
          .where(eq(orders.tradeNo, tradeNo))
          .orderBy(asc(orders.orderNo))
      : []
    if (rows.length === 0) throw new OperatorError(`no order has the remark ${remark}`)
    const list = rows.map(({ orderNo, payableAmount, status, buyer }) => ({
      orderNo,
      amount: payableAmount,
      status,
      statusText: statusBadge(status).title,
      company: buyer.company,
    }))
    return { list }
  },
  show: ({ list }) =>
    rowsOf(
      list,
      ({ orderNo, amount, statusText, company }) => [
        orderNo,
        formatAmount(amount),
        statusText,
        company,
      ],
      'no order',
    ),
})
