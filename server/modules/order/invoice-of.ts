import { and, desc, eq } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import type { InvoiceKind } from '@/contract/invoice/invoice-kind-rules'
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import { type OrderPreview, type submitOrder, wantedInvoice } from '@/contract/order/checkout-calls'
import { invoiceTitles } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { type FrozenInvoice, orders } from '@/server/kernel/db/order-schema'

type Submission = ParsedInput<typeof submitOrder>
type Requested = Submission['invoice']

/** Finds the buyer's invoice title for a kind of invoice; throws when it does not fit. */
export type TitleFor = (
  tx: Db,
  userId: string,
  requested: { kind: InvoiceKind; titleId: string },
) => Promise<InvoiceTitle>

type Invoice = FrozenInvoice | null
/** The invoice of a shop's order; null for none. */
export type InvoiceOf = (shopId: number) => Invoice

async function frozen(
  tx: Db,
  { userId, requested, titleFor }: { userId: string; requested: Requested; titleFor: TitleFor },
): Promise<Invoice> {
  if (!requested) return null
  const { kind, titleId } = requested
  const title = await titleFor(tx, userId, requested)
  const taxpayerId = title.kind === 'company' ? title.taxNo : ''
  return { kind, titleId, title: title.name, taxpayerId, email: title.email, content: title }
}

/** Invoice data frozen into the orders, by shop where the buyer wants it so. */
export async function invoicesOf(
  tx: Db,
  asked: { userId: string; submission: Submission; titleFor: TitleFor },
): Promise<InvoiceOf> {
  const { submission, ...who } = asked
  const same = await frozen(tx, { ...who, requested: submission.invoice })
  const own = new Map<number, Invoice>()
  for (const { shopId, invoice } of submission.shopInvoices) {
    own.set(shopId, await frozen(tx, { ...who, requested: invoice ?? undefined }))
  }
  return (shopId) => own.get(shopId) ?? (own.has(shopId) ? null : same)
}

/** The invoice of the buyer's last order, to be asked for again; null for none or a title since deleted. */
export async function lastInvoiceOf(tx: Db, userId: string): Promise<OrderPreview['lastInvoice']> {
  const [last] = await tx
    .select({ invoice: orders.invoice })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(1)
  const wanted = wantedInvoice.safeParse(last?.invoice)
  if (!wanted.success) return null
  const [title] = await tx
    .select({ id: invoiceTitles.id })
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.userId, userId), eq(invoiceTitles.id, wanted.data.titleId)))
  return title ? wanted.data : null
}
