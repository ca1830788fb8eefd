import * as z from 'zod/mini'
import { UUID } from '@/contract/address-of'
import { CART_LINES_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { amount, areaCode, count, countOrNone, price, timestamp } from '@/contract/fields'

/** Validity of a quotation, days (DOMAIN 3.6). */
export const QUOTATION_DAYS = 7

/**
 * Timeout of a quotation as a file, ms (RELIABILITY F38): one of 500 lines takes longer than other calls to come,
 * and each try issues another quotation.
 */
export const QUOTATION_FILE_TIMEOUT_MS = 60_000

const quotationLine = z.looseObject({
  buyerCode: z.string(),
  itemNo: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  spec: z.string(),
  shop: z.string(),
  unit: z.string(),
  /** Packaging, e.g. `100 个/盒`. */
  pack: z.string(),
  moq: count,
  qty: count,
  /** Unit prices with and without tax. */
  price,
  netPrice: price,
  amount,
  /** Whether the whole quantity is in stock, and how many pieces are not. */
  isInStock: z.boolean(),
  awaitedQty: countOrNone,
  leadDays: count,
  /** Delivery date if ordered today. */
  arrival: timestamp,
  /** Of what is in stock, where the rest comes later; absent in quotations from before the field was there. */
  arrivalInStock: z.optional(z.nullable(timestamp)),
  note: z.string(),
})
export type QuotationLine = z.infer<typeof quotationLine>

export const quotation = z.looseObject({
  /** '' for a draft. */
  no: z.string(),
  issuedAt: timestamp,
  validUntil: timestamp,
  buyer: z.looseObject({ company: z.string(), contact: z.string(), phone: z.string() }),
  area: z.string(),
  taxPercent: count,
  lines: z.array(quotationLine),
  freights: z.array(z.looseObject({ shop: z.string(), amount })),
  /** Amounts include tax; net and tax cover goods and freight. */
  totals: z.looseObject({
    qty: count,
    goods: amount,
    freight: amount,
    net: amount,
    tax: amount,
    total: amount,
  }),
  /** Picture of the seal of whoever quotes; absent without one. */
  sealUrl: z.optional(z.string()),
})
export type Quotation = z.infer<typeof quotation>

/** Cart lines to quote: these, or all selected ones. */
const quoted = {
  id: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(CART_LINES_MAX))),
  areaCode,
}

/** A quotation number: Q, the second of issue in China, six digits. */
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

export const quotationFormat = z.enum(['xlsx', 'csv', 'pdf'])
export type QuotationFormat = z.infer<typeof quotationFormat>

export const exportCartsQuotation = endpoint({
  name: 'exportCartsQuotation',
  method: 'POST',
  path: '/api/cart/list/exportCartsQuotation',
  auth: 'user',
  core: true,
  summary: 'Issues a quotation of cart lines as a file',
  input: z.object({ ...quoted, format: z._default(quotationFormat, 'xlsx') }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: QUOTATION_FILE_TIMEOUT_MS,
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
    issuedAt: timestamp,
    validUntil: timestamp,
    isValid: z.boolean(),
    lineCount: count,
    total: amount,
  }),
})

/** Parses the cart line ids of an address; empty when none is valid. */
export function parseLineIds(text: string): string[] {
  const ids = text.split(',').filter((id) => UUID.test(id))
  return [...new Set(ids)].slice(0, CART_LINES_MAX)
}
