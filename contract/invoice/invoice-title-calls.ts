import * as z from 'zod/mini'
import { CREDIT_CODE_LENGTH, isCreditCode } from '@/contract/account/credit-code-rules'
import { endpoint } from '@/contract/endpoint'
import { nothing } from '@/contract/fields'
import { plainCode, textLine } from '@/contract/text-line'

export const TITLE_NAME_MAX = 100
export const TITLE_TEXT_MAX = 100
/** Format of an e-mail address. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const BAD_CODE = '不是有效的统一社会信用代码（18 位），请逐位核对'

const name = textLine(TITLE_NAME_MAX, 1, '请填写抬头名称')
/** E-mail address of the invoice; '' for none. */
const email = textLine(TITLE_TEXT_MAX).check(
  z.refine((text) => text === '' || EMAIL.test(text), '邮箱格式有误'),
)
const text = textLine(TITLE_TEXT_MAX)

const personal = z.object({ kind: z.literal('personal'), name, email })
const companyOf = (taxNo: z.ZodMiniType<string, string>) =>
  z.object({
    kind: z.literal('company'),
    name,
    taxNo,
    /** Registered address, phone, bank and account: required for a paper special invoice. */
    address: text,
    phone: text,
    bank: text,
    account: text,
    email,
  })
const creditCode = z
  .string()
  .check(
    plainCode(),
    z.toUpperCase(),
    z.minLength(1, '请填写统一社会信用代码'),
    z.maxLength(CREDIT_CODE_LENGTH, BAD_CODE),
    z.refine(isCreditCode, BAD_CODE),
  )

/** What the fields of a title hold; `text` is each of a company's details. */
export const titleRules = { name, email, taxNo: creditCode, text }

/** An invoice title (DOMAIN 3.3): a person by name, a company by name and tax number. */
export const titleDraft = z.union([personal, companyOf(creditCode)])
/** The title as stored: another host may accept other tax numbers. */
export const invoiceTitle = z.union([personal, companyOf(z.string())])
export type InvoiceTitle = z.infer<typeof invoiceTitle>

const saved = z.looseObject({ id: z.string(), isDefault: z.boolean(), title: invoiceTitle })
export type SavedTitle = z.infer<typeof saved>

export const getTitleList = endpoint({
  name: 'getTitleList',
  method: 'POST',
  path: '/api/invoice/getTitleList',
  auth: 'user',
  summary: 'Invoice titles of the user, the default one first, then the newest',
  input: nothing,
  output: z.array(saved),
})

export const saveTitle = endpoint({
  name: 'saveTitle',
  method: 'POST',
  path: '/api/invoice/saveTitle',
  auth: 'user',
  summary: 'Add an invoice title, or change one; the first of all becomes the default',
  input: z.object({ id: z.optional(z.uuid()), isDefault: z.boolean(), title: titleDraft }),
  output: z.looseObject({ id: z.string() }),
})

export const deleteTitle = endpoint({
  name: 'deleteTitle',
  method: 'POST',
  path: '/api/invoice/deleteTitle',
  auth: 'user',
  summary: 'Remove an invoice title; orders keep theirs',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
})
