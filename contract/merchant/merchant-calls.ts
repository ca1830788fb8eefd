import * as z from 'zod/mini'
import { mobilePhone } from '@/contract/account/phone-calls'
import { captchaToken, smsCode } from '@/contract/account/verification-calls'
import { endpoint } from '@/contract/endpoint'
import { timestamp } from '@/contract/fields'
import { merchantForm } from './merchant-form-calls'

export const MERCHANT_FILE_MAX_BYTES = 5 * 1024 * 1024
export const MERCHANT_FILE_TOO_LARGE = '文件不能超过 5 MB'
/** Maximum files in a draft: at most eight are needed, some are sent twice. */
export const DRAFT_FILES_MAX = 16
/** Timeout of a file on a slow connection, either way, ms. */
const TRANSFER_TIMEOUT_MS = 120_000
/** Timeout: a code by SMS is spent with it, and giving up early costs the applicant another, ms. */
const SUBMIT_TIMEOUT_MS = 10_000
/** How long a verified phone may view and change its applications, ms. */
export const JOIN_TICKET_MS = 30 * 60_000

/** A secret of 256 bits, which gives access to the draft and its files. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/))
/** M, the second of the submission in China, six digits. */
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

const savedFile = z.looseObject({
  fileId: z.uuid(),
  fileName: z.string(),
  /** image/webp or application/pdf. */
  type: z.string(),
})
export type MerchantFile = z.infer<typeof savedFile>

export const uploadMerchantFile = endpoint({
  name: 'uploadMerchantFile',
  method: 'POST',
  path: '/api/merchant/uploadFile',
  auth: 'bearer',
  summary: 'A file (jpg, png, pdf) of an application, to be used within a day',
  /** Two form fields: `file`, and its `draftId`. */
  input: z.instanceof(FormData),
  output: savedFile,
  takes: 'form',
  timeoutMs: TRANSFER_TIMEOUT_MS,
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
  timeoutMs: TRANSFER_TIMEOUT_MS,
})

const application = z.looseObject({
  applicationNo: z.string(),
  /** Tolerate unknown codes. */
  status: z.int(),
  companyName: z.string(),
  shopName: z.string(),
  /** The reviewer's note, '' for none. */
  note: z.string(),
  /** Status history, newest first. */
  history: z.array(z.looseObject({ status: z.int(), note: z.string(), at: timestamp })),
  createdAt: timestamp,
  canCorrect: z.boolean(),
  canWithdraw: z.boolean(),
  /** The submitted form when it may be corrected or handed in anew, else null. */
  form: z.nullable(merchantForm),
  files: z.array(savedFile),
})
export type Application = z.infer<typeof application>

export const applyMerchant = endpoint({
  name: 'applyMerchant',
  method: 'POST',
  path: '/api/merchant/apply',
  auth: 'bearer',
  summary: 'Hands in an application; a company has one that is open at most',
  input: z.object({ draftId: secret, form: merchantForm, code: smsCode }),
  /** The code has verified the phone: the ticket gives access to the application's status. */
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
  /** Without a draft the existing files stay. */
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
