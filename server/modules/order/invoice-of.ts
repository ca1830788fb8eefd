import type { submitOrder } from '@/contract/checkout'
import type { ParsedInput } from '@/contract/endpoint'
import type { InvoiceTitle } from '@/contract/invoice-title'
import type { OrderDetail } from '@/contract/order'
import type { Db } from '@/server/db/client'
import { Fault } from '@/server/http/fault'
import { createInvoiceTitles } from '@/server/modules/invoice/title-repository'

type Wanted = ParsedInput<typeof submitOrder>['invoice']

/** Special invoices are for companies, on paper with all their particulars (DOMAIN 3.3). */
const SPECIAL: readonly number[] = [2, 4]
const PAPER_SPECIAL = 4

function requireFitting(kind: number, title: InvoiceTitle): void {
  if (!SPECIAL.includes(kind)) return
  if (title.kind !== 'company') throw new Fault('UNPROCESSABLE', '专用发票须使用企业抬头')
  const isWhole = [title.address, title.phone, title.bank, title.account].every(Boolean)
  if (kind === PAPER_SPECIAL && !isWhole) {
    throw new Fault('UNPROCESSABLE', '纸质专票须填写注册地址、电话、开户行和账号')
  }
}

/** A title of the buyer's that fits a kind of invoice; throws for one that does not. */
export async function titleFor(
  tx: Db,
  userId: string,
  { kind, titleId }: { kind: number; titleId: string },
): Promise<InvoiceTitle> {
  const row = await createInvoiceTitles(tx).owned(userId, titleId)
  if (!row) throw new Fault('NOT_FOUND', '发票抬头不存在')
  requireFitting(kind, row.content)
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
