import { chinaDate } from '@/contract/china-clock'
import { formatAmount, groupDigits } from '@/contract/money'
import type { Quotation } from '@/contract/quotation/quotation-calls'
import {
  QUOTATION_COLUMNS,
  quotationCell,
  quotationFacts,
  quotationSums,
  quotationTerms,
} from '@/contract/quotation/quotation-layout-rules'
import { SITE } from '@/contract/site/company-rules'
import type { AnsweredFile } from '@/server/kernel/http/attachment'
import { createPrinter } from '@/server/kernel/pdf/printer'
import type { Seal } from './seal'

/** All content of a quotation; the worker does the layout. */
type Page = {
  mall: string
  tagline: string
  phone: string
  title: string
  kind: string
  no: string
  date: string
  facts: [name: string, value: string][]
  columns: { title: string; width: number; isNumber: boolean }[]
  rows: string[][]
  /** How many lines and pieces there are. */
  count: string
  sums: [name: string, value: string][]
  notes: string[]
  /** In base64, '' for none. */
  seal: string
}

const WORKER = 'server/modules/quotation/quotation-worker.mjs'

function pageOf(quotation: Quotation, seal: Seal | null): Page {
  const { no, issuedAt, lines, taxPercent, totals } = quotation
  const { sums, words } = quotationSums(quotation)
  return {
    mall: SITE.name,
    tagline: SITE.tagline,
    phone: SITE.phone,
    title: `报价单 ${no}`,
    kind: '报价单',
    no,
    date: chinaDate(issuedAt),
    facts: quotationFacts(quotation),
    columns: QUOTATION_COLUMNS.map(({ title, width, kind }) => ({
      title,
      width,
      isNumber: kind !== 'text',
    })),
    rows: lines.map((line, at) =>
      QUOTATION_COLUMNS.map(({ kind, of }) => quotationCell(of(line, { at, taxPercent }), kind)),
    ),
    count: `共 ${lines.length} 行，数量合计 ${groupDigits(String(totals.qty))}`,
    sums: sums.map(({ label, amount }) => [label, `¥${formatAmount(amount)}`]),
    notes: [words, ...quotationTerms(quotation)],
    seal: seal ? Buffer.from(seal.body).toString('base64') : '',
  }
}

/** Prints issued quotations as they are printed from the browser. */
export function createQuotationPrinter(seal: Seal | null) {
  const print = createPrinter<Page>(WORKER)
  return async (quotation: Quotation): Promise<AnsweredFile> => ({
    body: await print(pageOf(quotation, seal)),
    type: 'application/pdf',
    fileName: `报价单_${quotation.no}.pdf`,
  })
}
