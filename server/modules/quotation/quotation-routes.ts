import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  verifyQuotation,
} from '@/contract/quotation'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import { quotationFile } from './quotation-file'
import { createQuotations } from './quotation-service'

/** Each keeps a document of up to 500 lines. */
const ISSUES = { calls: 20, seconds: 60 }
/** Numbers are not to be found by trying; rendering asks from one address for everybody. */
const CHECKS = { calls: 300, seconds: 60 }

/** Quotations of the cart: draft, print, file, and the check of an issued one. */
export function quotationRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const quotations = createQuotations(db, now)
  const issueLimit = createCallLimit(ISSUES)
  const checkLimit = createCallLimit(CHECKS)
  calls
    .personal(getQuotationDraft, ({ caller, input }) => quotations.draft(caller.userId, input))
    .personal(issueQuotation, async ({ caller, input }) => {
      await issueLimit(caller.userId)
      return quotations.issue(caller.userId, input)
    })
    .personalFile(exportCartsQuotation, async ({ caller, input }) => {
      await issueLimit(caller.userId)
      return quotationFile(await quotations.issue(caller.userId, input), input.format)
    })
    .open(verifyQuotation, async ({ input, address }) => {
      await checkLimit(address)
      return quotations.verify(input.no)
    })
}
