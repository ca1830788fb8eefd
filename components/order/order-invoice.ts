import type { Invoice } from '@/contract/invoice/invoice-calls'
import { invoiceTitle } from '@/contract/invoice/invoice-kind-rules'
import type { OrderDetail } from '@/contract/order/order-calls'

/** What the order says of its invoice: the newest one applied for, or else the wish made at checkout. */
export function orderInvoice({ invoice: wish }: OrderDetail, invoices: readonly Invoice[]) {
  const newest = invoices.find(({ redOf }) => !redOf)
  if (!newest) return wish
  const { kind, title, taxpayerId } = newest
  return { kind, title, taxpayerId, email: title === wish?.title ? wish.email : '' }
}

/** Kind of an order's invoice; '' for one applied for that is not known yet. */
export function invoiceKindText(order: OrderDetail, invoices: readonly Invoice[]): string {
  const invoice = orderInvoice(order, invoices)
  if (invoice) return invoiceTitle(invoice.kind)
  return order.invoiceStatus > 0 ? '' : '不开票'
}
