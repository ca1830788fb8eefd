import type { ParsedInput } from '@/contract/endpoint'
import type { InvoiceKind } from '@/contract/invoice/invoice-kind-rules'
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import type { submitOrder } from '@/contract/order/checkout-calls'
import type { OrderDetail } from '@/contract/order/order-calls'
import type { Db } from '@/server/kernel/db/client'

type Requested = ParsedInput<typeof submitOrder>['invoice']

/** Finds the buyer's invoice title for a kind of invoice; throws when it does not fit. */
export type TitleFor = (
  tx: Db,
  userId: string,
  requested: { kind: InvoiceKind; titleId: string },
) => Promise<InvoiceTitle>

/** Invoice data frozen into the orders; null when no invoice is requested. */
export async function invoiceOf(
  tx: Db,
  { userId, requested, titleFor }: { userId: string; requested: Requested; titleFor: TitleFor },
): Promise<OrderDetail['invoice']> {
  if (!requested) return null
  const { kind, titleId } = requested
  const title = await titleFor(tx, userId, requested)
  const taxpayerId = title.kind === 'company' ? title.taxNo : ''
  return { kind, titleId, title: title.name, taxpayerId, email: title.email }
}
