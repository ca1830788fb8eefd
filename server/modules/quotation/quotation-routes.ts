import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  verifyQuotation,
} from '@/contract/quotation/quotation-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { quotationFile } from './quotation-file'
import { createQuotationPrinter } from './quotation-pdf'
import { createQuotations } from './quotation-service'

/** Rate limit of issuing: each stores a document of up to 500 lines. */
const ISSUES = { name: 'quotations', calls: 20, seconds: 60 }
/** Rate limit of files: each is drawn or written in a thread. */
const EXPORTS = { name: 'quotation-exports', calls: 5, seconds: 60 }
/** Rate limit of checks an address: numbers must not be guessable. */
const CHECKS = { name: 'quotation-checks', calls: 300, seconds: 60 }

/** Quotations of the cart: draft, print, file, and verification. */
export function quotationRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const quotations = createQuotations(db, now)
  const printPdf = createQuotationPrinter()
  const issueLimit = createCallLimit(db, now, ISSUES)
  const exportLimit = createCallLimit(db, now, EXPORTS)
  const checkLimit = createCallLimit(db, now, CHECKS)
  calls
    .on(getQuotationDraft, ({ caller, input }) => quotations.draft(caller.userId, input))
    .on(issueQuotation, async ({ caller, input }) => {
      await issueLimit(caller.userId)
      return quotations.issue(caller.userId, input)
    })
    .on(exportCartsQuotation, async ({ caller, input }) => {
      await exportLimit(caller.userId)
      const quotation = await quotations.issue(caller.userId, input)
      const { format } = input
      return format === 'pdf'
        ? printPdf(quotation)
        : quotationFile(quotation, { format, caller: caller.userId })
    })
    .on(verifyQuotation, async ({ input, network }) => {
      await checkLimit(network)
      return quotations.verify(input.no)
    })
}
