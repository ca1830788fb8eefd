import {
  acceptInquiry,
  cancelInquiry,
  getInquiryDetail,
  getInquiryList,
  negotiateInquiry,
  submitInquiry,
} from '@/contract/inquiry/inquiry-calls'
import { getInquiryFile, uploadInquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { createBuyerInquiries } from './buyer-inquiries'
import { createInquiryFiles } from './inquiry-file'
import { createSubmission } from './submit-inquiry'

/** Rate limit of submissions: each line is read by a person. */
const SUBMISSIONS = { name: 'inquiries', calls: 60, seconds: 3600 }

/** Rate limit of files: as many as six inquiries take. */
const UPLOADS = { name: 'inquiry-files', calls: 30, seconds: 3600 }

/** Inquiries of the signed-in user. */
export function inquiryRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const inquiries = createBuyerInquiries(db, now)
  const submit = createSubmission(db, now)
  const limit = createCallLimit(db, now, SUBMISSIONS)
  const limitFiles = createCallLimit(db, now, UPLOADS)
  const files = createInquiryFiles(db)
  calls
    .on(submitInquiry, async ({ caller: { userId }, input: draft, idempotencyKey: key }) => {
      await limit(userId)
      return submit({ userId, key, draft })
    })
    .on(uploadInquiryFile, async ({ caller: { userId }, input }) => {
      await limitFiles(userId)
      return files.keep(userId, input, new Date(now()))
    })
    .on(getInquiryFile, ({ caller: { userId }, input }) => files.read(userId, input.fileId))
    .on(getInquiryList, ({ caller, input }) => inquiries.list(caller.userId, input))
    .on(getInquiryDetail, ({ caller: { userId }, input: { inquiryNo } }) =>
      inquiries.detail({ userId, inquiryNo }),
    )
    .on(negotiateInquiry, ({ caller, input }) => inquiries.negotiate(caller.userId, input))
    .on(acceptInquiry, ({ caller, input }) => inquiries.accept(caller.userId, input))
    .on(cancelInquiry, ({ caller: { userId }, input: { inquiryNo } }) =>
      inquiries.cancel({ userId, inquiryNo }),
    )
}
