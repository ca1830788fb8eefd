import type { submitOrder } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import { titleObstacle } from '@/contract/invoice'
import type { OrderDetail } from '@/contract/order'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { createInvoiceTitles } from '@/server/modules/invoice/title-repository'

type Wanted = ParsedInput<typeof submitOrder>['invoice']

/** The invoice orders are placed with, as it is frozen in them; null for none. */
export async function invoiceOf(
  tx: Db,
  userId: string,
  wanted: Wanted,
): Promise<OrderDetail['invoice']> {
  if (!wanted) return null
  const { kind, titleId } = wanted
  const row = await createInvoiceTitles(tx).owned(userId, titleId)
  if (!row) throw new Fault('NOT_FOUND', '发票抬头不存在')
  const title = row.content
  const obstacle = titleObstacle(kind, title)
  if (obstacle) throw new Fault('UNPROCESSABLE', obstacle)
  const taxpayerId = title.kind === 'company' ? title.taxNo : ''
  return { kind, title: title.name, taxpayerId, email: title.email }
}
