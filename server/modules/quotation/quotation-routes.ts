import {
  compareQuotation,
  copyQuotation,
  exportQuotation,
  getQuotation,
  getQuotationList,
  getSharedQuotation,
  renewQuotation,
  shareQuotation,
} from '@/contract/quotation/my-quotation-calls'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  type Quotation,
  type QuotationFormat,
  verifyQuotation,
} from '@/contract/quotation/quotation-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { createQuotationBook } from './own-quotations'
import { quotationFile } from './quotation-file'
import { createQuotationPrinter } from './quotation-pdf'
import { createQuotations } from './quotation-service'
import type { Seal } from './seal'

/** Where pages get the seal: it stands on documents anybody may be shown. */
const SEAL_PATH = '/api/quotation/seal'
const SEAL_CACHE_S = 3600

/** Rate limit of issuing: each stores a document of up to 500 lines. */
const ISSUES = { name: 'quotations', calls: 20, seconds: 60 }
/** Rate limit of files: each is drawn or written in a thread. */
const EXPORTS = { name: 'quotation-exports', calls: 5, seconds: 60 }
/** Rate limit of checks an address: numbers must not be guessable. */
const CHECKS = { name: 'quotation-checks', calls: 300, seconds: 60 }

/** Quotations: of the cart, verification, and those the buyer has. */
export function quotationRoutes(
  calls: Calls,
  { db, now, seal }: { db: Db; now: () => number; seal: Seal | null },
) {
  const sealed = (quotation: Quotation): Quotation =>
    seal ? { ...quotation, sealUrl: SEAL_PATH } : quotation
  const quotations = createQuotations(db, now)
  const book = createQuotationBook(db, now)
  const printPdf = createQuotationPrinter(seal)
  const fileOf = (quotation: Quotation, caller: string, format: QuotationFormat) =>
    format === 'pdf' ? printPdf(quotation) : quotationFile(quotation, { format, caller })
  const issueLimit = createCallLimit(db, now, ISSUES)
  const exportLimit = createCallLimit(db, now, EXPORTS)
  const checkLimit = createCallLimit(db, now, CHECKS)
  calls
    .on(getQuotationDraft, ({ caller, input }) => quotations.draft(caller.userId, input))
    .on(issueQuotation, async ({ caller, input }) => {
      await issueLimit(caller.userId)
      return sealed(await quotations.issue(caller.userId, input))
    })
    .on(exportCartsQuotation, async ({ caller, input }) => {
      await exportLimit(caller.userId)
      return fileOf(await quotations.issue(caller.userId, input), caller.userId, input.format)
    })
    .on(verifyQuotation, async ({ input, network }) => {
      await checkLimit(network)
      return quotations.verify(input.no)
    })
    .on(getQuotationList, ({ caller, input }) => book.list(caller.userId, input))
    .on(getQuotation, async ({ caller, input }) => {
      const own = await book.detail({ ...caller, ...input })
      return { ...own, quotation: sealed(own.quotation) }
    })
    .on(compareQuotation, ({ caller, input }) => book.compare({ ...caller, ...input }))
    .on(renewQuotation, async ({ caller, input }) => {
      await issueLimit(caller.userId)
      return sealed(await book.renew({ ...caller, ...input }))
    })
    .on(copyQuotation, ({ caller, input }) => book.copy({ ...caller, ...input }))
    .on(shareQuotation, ({ caller, input }) => book.share({ ...caller, ...input }, input.isShared))
    .on(getSharedQuotation, async ({ input, network }) => {
      await checkLimit(network)
      const shared = await book.shared(input.token)
      return { ...shared, quotation: sealed(shared.quotation) }
    })
    .on(exportQuotation, async ({ caller, input }) => {
      await exportLimit(caller.userId)
      return fileOf(await book.content({ ...caller, ...input }), caller.userId, input.format)
    })
  if (!seal) return
  calls.app.get(SEAL_PATH, (context) =>
    context.body(seal.body, 200, {
      'Content-Type': seal.type,
      'Cache-Control': `public, max-age=${SEAL_CACHE_S}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    }),
  )
}
