import { type InvoiceKind, titleObstacle } from '@/contract/invoice/invoice-kind-rules'
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { createInvoiceTitles } from './invoice-title-repository'

/** The buyer's title for a kind of invoice; throws when it does not fit. */
export async function titleFor(
  tx: Db,
  userId: string,
  { kind, titleId }: { kind: InvoiceKind; titleId: string },
): Promise<InvoiceTitle> {
  const row = await createInvoiceTitles(tx).owned(userId, titleId)
  if (!row) throw new HttpError('NOT_FOUND', '发票抬头不存在')
  const obstacle = titleObstacle(kind, row.content)
  if (obstacle) throw new HttpError('UNPROCESSABLE', obstacle)
  return row.content
}
