import * as z from 'zod/mini'
import { amount, areaCode, count, moment, price } from './common'
import { CART_LINES_MAX, EXPORT_TIMEOUT_MS } from './constants'
import { endpoint } from './endpoint'

/** A quotation holds this long, days (DOMAIN 3.6). */
export const QUOTATION_DAYS = 7

const quotationLine = z.looseObject({
  buyerCode: z.string(),
  itemNo: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  spec: z.string(),
  shop: z.string(),
  unit: z.string(),
  /** As sold, e.g. `100 个/盒`. */
  pack: z.string(),
  moq: count,
  qty: count,
  /** Unit prices with and without tax. */
  price,
  netPrice: price,
  amount,
  /** Whether all of it is in stock. */
  isInStock: z.boolean(),
  leadDays: count,
  /** When it would arrive, ordered today. */
  arrival: moment,
  note: z.string(),
})
export type QuotationLine = z.infer<typeof quotationLine>

const quotation = z.looseObject({
  /** '' while it is a draft. */
  no: z.string(),
  issuedAt: moment,
  validUntil: moment,
  buyer: z.looseObject({ company: z.string(), contact: z.string(), phone: z.string() }),
  area: z.string(),
  taxPercent: count,
  lines: z.array(quotationLine),
  freights: z.array(z.looseObject({ shop: z.string(), amount })),
  /** Amounts hold the tax; net and tax are those of goods and freight together. */
  totals: z.looseObject({
    qty: count,
    goods: amount,
    freight: amount,
    net: amount,
    tax: amount,
    total: amount,
  }),
})
export type Quotation = z.infer<typeof quotation>

/** Which cart lines to quote: these, or all that are selected. */
const quoted = {
  id: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(CART_LINES_MAX))),
  areaCode,
}

/** A quotation's number: Q, the second of its issue in China, six digits. */
export const quotationNo = z.string().check(z.regex(/^Q\d{18}$/, '报价单编号应为 Q 加 18 位数字'))

export const getQuotationDraft = endpoint({
  name: 'getQuotationDraft',
  method: 'POST',
  path: '/api/cart/list/getQuotationDraft',
  auth: 'user',
  summary: 'What a quotation of cart lines would say; nothing is issued',
  input: z.object(quoted),
  output: quotation,
})

export const issueQuotation = endpoint({
  name: 'issueQuotation',
  method: 'POST',
  path: '/api/cart/list/issueQuotation',
  auth: 'user',
  summary: 'Issues a quotation of cart lines, to be printed',
  input: z.object(quoted),
  output: quotation,
})

export const quotationFormat = z.enum(['xlsx', 'csv'])
export type QuotationFormat = z.infer<typeof quotationFormat>

export const exportCartsQuotation = endpoint({
  name: 'exportCartsQuotation',
  method: 'POST',
  path: '/api/cart/list/exportCartsQuotation',
  auth: 'user',
  summary: 'Issues a quotation of cart lines as a file',
  input: z.object({ ...quoted, format: z._default(quotationFormat, 'xlsx') }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: EXPORT_TIMEOUT_MS,
})

export const verifyQuotation = endpoint({
  name: 'verifyQuotation',
  method: 'POST',
  path: '/api/cart/list/verifyQuotation',
  auth: 'none',
  summary: 'Whether a quotation was issued here, when and over how much; nothing personal',
  input: z.object({ no: quotationNo }),
  output: z.looseObject({
    no: z.string(),
    issuedAt: moment,
    validUntil: moment,
    isValid: z.boolean(),
    lineCount: count,
    total: amount,
  }),
})

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The cart lines an address names; none when it names none that can be. */
export function parseLineIds(text: string): string[] {
  const ids = text.split(',').filter((id) => UUID.test(id))
  return [...new Set(ids)].slice(0, CART_LINES_MAX)
}
