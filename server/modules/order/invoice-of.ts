import type { submitOrder } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import type { InvoiceKind } from '@/contract/invoice'
import { titleObstacle } from '@/contract/invoice'
import type { InvoiceTitle } from '@/contract/invoice-title'
import type { OrderDetail } from '@/contract/order'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { createInvoiceTitles } from '@/server/modules/invoice/title-repository'

type Wanted = ParsedInput<typeof submitOrder>['invoice']

/** A title of the buyer's that fits a kind of invoice; throws for one that does not. */
export async function titleFor(
  tx: Db,
  userId: string,
  { kind, titleId }: { kind: InvoiceKind; titleId: string },
): Promise<InvoiceTitle> {
  const row = await createInvoiceTitles(tx).owned(userId, titleId)
  if (!row) throw new Fault('NOT_FOUND', '发票抬头不存在')
  const obstacle = titleObstacle(kind, row.content)
  if (obstacle) throw new Fault('UNPROCESSABLE', obstacle)
  return row.content
}

/** The invoice orders are placed with, as it is frozen in them; null for none. */
export async function invoiceOf(
  tx: Db,
  userId: string,
  wanted: Wanted,
): Promise<OrderDetail['invoice']> {
  if (!wanted) return null
  const { kind, titleId } = wanted
  const title = await titleFor(tx, userId, wanted)
  const taxpayerId = title.kind === 'company' ? title.taxNo : ''
  return { kind, titleId, title: title.name, taxpayerId, email: title.email }
}
