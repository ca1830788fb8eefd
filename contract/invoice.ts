/** Kinds of invoices there are (DOMAIN 3.3); 0 is none. */
export const INVOICE_KINDS = [
  { kind: 1, title: '数电普票' },
  { kind: 2, title: '数电专票' },
  { kind: 3, title: '纸质普票' },
  { kind: 4, title: '纸质专票' },
] as const

export type InvoiceKind = (typeof INVOICE_KINDS)[number]['kind']

/** How buyers call a kind of invoice. */
export function invoiceTitle(kind: InvoiceKind): string {
  return INVOICE_KINDS.find((known) => known.kind === kind)?.title ?? ''
}
