import type { InvoiceTitle } from './invoice-title-calls'

/** Kinds of invoices (DOMAIN 3.3); 0 is none. */
export const INVOICE_KINDS = [
  { kind: 1, title: '数电普票' },
  { kind: 2, title: '数电专票' },
  { kind: 3, title: '纸质普票' },
  { kind: 4, title: '纸质专票' },
] as const

export type InvoiceKind = (typeof INVOICE_KINDS)[number]['kind']

/** The invoice kind of a number; null for 0 and for unknown ones. */
export function invoiceKind(kind: number): InvoiceKind | null {
  return INVOICE_KINDS.find((known) => known.kind === kind)?.kind ?? null
}

/** Title of an invoice kind; unknown kinds are tolerated. */
export function invoiceTitle(kind: number): string {
  return INVOICE_KINDS.find((known) => known.kind === kind)?.title ?? '发票'
}

/** Special invoices let a company deduct the tax. */
function isSpecial(kind: InvoiceKind): boolean {
  return kind === 2 || kind === 4
}

const PAPER_SPECIAL = 4

/** Why a title does not fit this kind of invoice, '' when it does (DOMAIN 3.3). */
export function titleObstacle(kind: InvoiceKind, title: InvoiceTitle): string {
  if (!isSpecial(kind)) return ''
  if (title.kind === 'personal') return '专用发票只能开给单位'
  const { address, phone, bank, account } = title
  const isComplete = [address, phone, bank, account].every(Boolean)
  return kind === PAPER_SPECIAL && !isComplete ? '纸质专票须填写注册地址、电话、开户银行和账号' : ''
}
