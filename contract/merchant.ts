import * as z from 'zod/mini'
import { moment } from './common'
import { endpoint } from './endpoint'
import { merchantForm } from './merchant-form'
import { captchaToken, smsCode } from './one-time'
import { mobilePhone } from './phone'

export const MERCHANT_FILE_MAX_BYTES = 5 * 1024 * 1024
export const MERCHANT_FILE_TOO_LARGE = '文件不能超过 5 MB'
/** Files a draft may have at once: eight are needed at most, some are sent twice. */
export const DRAFT_FILES_MAX = 16
/** An upload on a slow line, ms. */
const UPLOAD_TIMEOUT_MS = 120_000
const SUBMIT_TIMEOUT_MS = 10_000
/** How long a proved phone may look at and change its applications, ms. */
export const JOIN_TICKET_MS = 30 * 60_000

/** A secret of 256 bits: whoever holds it, holds the draft and its files. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/))
/** M, the second it was handed in in China, six digits. */
export const applicationNo = z.string().check(z.regex(/^M\d{18}$/, '申请编号应为 M 加 18 位数字'))

export const openMerchantDraft = endpoint({
  name: 'openMerchantDraft',
  method: 'POST',
  path: '/api/merchant/openDraft',
  auth: 'bearer',
  summary: 'A place for the files of an application, for whoever solved a captcha',
  input: z.object({ captchaToken }),
  output: z.looseObject({ draftId: secret }),
})

const keptFile = z.looseObject({
  fileId: z.uuid(),
  fileName: z.string(),
  /** image/webp or application/pdf. */
  type: z.string(),
})
export type MerchantFile = z.infer<typeof keptFile>

export const uploadMerchantFile = endpoint({
  name: 'uploadMerchantFile',
  method: 'POST',
  path: '/api/merchant/uploadFile',
  auth: 'bearer',
  summary: 'A file (jpg, png, pdf) of an application, to be used within a day',
  /** Two fields: `file`, and the `draftId` it belongs to. */
  input: z.instanceof(FormData),
  output: keptFile,
  takes: 'form',
  timeoutMs: UPLOAD_TIMEOUT_MS,
})

export const getMerchantFile = endpoint({
  name: 'getMerchantFile',
  method: 'POST',
  path: '/api/merchant/getFile',
  auth: 'bearer',
  summary: 'A file of a draft, or of an application whose phone was proved; others are unknown',
  input: z.object({
    fileId: z.uuid(),
    draftId: z.optional(secret),
    ticket: z.optional(secret),
  }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
})

const application = z.looseObject({
  applicationNo: z.string(),
  /** Codes of merchant-state.ts; unknown ones are to be tolerated. */
  status: z.int(),
  companyName: z.string(),
  shopName: z.string(),
  /** The reviewer's word, '' for none. */
  note: z.string(),
  /** Every status it had, the newest first. */
  history: z.array(z.looseObject({ status: z.int(), note: z.string(), at: moment })),
  createdAt: moment,
  canCorrect: z.boolean(),
  canWithdraw: z.boolean(),
  /** What was handed in, for it to be corrected; null when it is not to be. */
  form: z.nullable(merchantForm),
  files: z.array(keptFile),
})
export type Application = z.infer<typeof application>

export const applyMerchant = endpoint({
  name: 'applyMerchant',
  method: 'POST',
  path: '/api/merchant/apply',
  auth: 'bearer',
  summary: 'Hands in an application; a company has one that is open at most',
  input: z.object({ draftId: secret, form: merchantForm, code: smsCode }),
  /** The code has proved the phone: the ticket shows what becomes of it. */
  output: z.looseObject({ applicationNo: z.string(), ticket: secret }),
  timeoutMs: SUBMIT_TIMEOUT_MS,
})

export const getApplication = endpoint({
  name: 'getApplication',
  method: 'POST',
  path: '/api/merchant/getApplication',
  auth: 'bearer',
  summary: 'Applications of a phone, proved by a code or by the ticket an earlier proof brought',
  input: z.union([z.object({ phone: mobilePhone, code: smsCode }), z.object({ ticket: secret })]),
  output: z.looseObject({ ticket: secret, list: z.array(application) }),
})
export type Applications = z.infer<typeof getApplication.output>

export const correctApplication = endpoint({
  name: 'correctApplication',
  method: 'POST',
  path: '/api/merchant/correct',
  auth: 'bearer',
  summary: 'Hands an application in again after it was asked to be corrected',
  /** Without a draft: with the files it had. */
  input: z.object({
    applicationNo,
    ticket: secret,
    draftId: z.optional(secret),
    form: merchantForm,
  }),
  output: z.looseObject({ applicationNo: z.string() }),
  timeoutMs: SUBMIT_TIMEOUT_MS,
})

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  method: 'POST',
  path: '/api/merchant/withdraw',
  auth: 'bearer',
  summary: 'Takes an application back',
  input: z.object({ applicationNo, ticket: secret }),
  output: z.looseObject({ applicationNo: z.string() }),
})
