import { chinaDate } from '@/contract/china-clock'
import { formatAmount } from '@/contract/money'
import { opsReport } from '@/contract/operations/report-operation-calls'
import { dayReport } from './day-report'
import { handle } from './operation'

const yuan = (amount: number) => `¥${formatAmount(amount)}`

/** The day of the mall, and what waits for somebody. */
export const REPORT_OPERATION = handle(opsReport, {
  subject: ({ day }) => day ?? '',
  run: ({ db, now, input: { day } }) => dayReport(db, day ?? chinaDate(now()), now()),
  show: ({ day, placed, paid, stuck, ...rest }) =>
    [
      day,
      `placed ${placed.orders} orders, ${yuan(placed.amount)}; paid ${paid.orders}, ${yuan(paid.amount)}`,
      `cancelled ${rest.cancelled}, parcels ${rest.shipped}`,
      `refunded after sale ${yuan(rest.refunded)}, booked at the bank ${yuan(rest.received)}`,
      `sold out now: ${rest.soldOut} SKUs`,
      `waiting now: ${stuck.toAccept} orders to accept, ${stuck.lateToShip} late to ship, ${stuck.vouchers} vouchers, ${stuck.afterSales} after-sale cases, ${stuck.invoices} invoices, ${stuck.excesses} overpayments, ${stuck.chats} chats`,
    ].join('\n'),
})
