import * as z from 'zod/mini'
import { again } from '@/contract/cart/again-calls'
import { lineState } from '@/contract/cart/cart-calls'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  amount,
  areaCode,
  count,
  listOf,
  page,
  pageSize,
  price,
  timestamp,
} from '@/contract/fields'
import {
  QUOTATION_FILE_TIMEOUT_MS,
  quotation,
  quotationFormat,
  quotationNo,
} from './quotation-calls'
import { QUOTATION_TYPES } from './quotation-status-rules'

const quotationSummary = z.looseObject({
  no: z.string(),
  /** Codes of quotation-status-rules; tolerate unknown ones. */
  status: z.int(),
  issuedAt: timestamp,
  validUntil: timestamp,
  lineCount: count,
  total: amount,
  /** The first lines in words, for the list. */
  titles: z.array(z.string()),
  /** Orders made of it that were not cancelled. */
  orderNos: z.array(z.string()),
})
export type QuotationSummary = z.infer<typeof quotationSummary>

export const getQuotationList = endpoint({
  name: 'getQuotationList',
  method: 'POST',
  path: '/api/quotation/getQuotationList',
  auth: 'user',
  summary: 'Issued quotations, newest first, by status and by words of their lines',
  input: z.object({
    type: z._default(z.literal(QUOTATION_TYPES), -1),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
  }),
  output: z.looseObject({
    ...listOf(quotationSummary).shape,
    /** Quotations per status, whatever the filter. */
    counts: z.array(z.looseObject({ type: z.int(), count })),
  }),
})
export type QuotationList = z.infer<typeof getQuotationList.output>

const oneQuotation = z.object({ no: quotationNo })

const ownQuotation = z.looseObject({
  quotation,
  status: z.int(),
  orderNos: z.array(z.string()),
  /** Secret of the shared address; null while it is not shared. */
  shareToken: z.nullable(z.string()),
  now: timestamp,
})
export type OwnQuotation = z.infer<typeof ownQuotation>

export const getQuotation = endpoint({
  name: 'getQuotation',
  method: 'POST',
  path: '/api/quotation/getQuotation',
  auth: 'user',
  summary: 'One issued quotation; a foreign one is unknown',
  input: oneQuotation,
  output: ownQuotation,
})

/** Calls that say what became of quotations. */
export const QUOTATION_CALLS = [getQuotationList, getQuotation]

/** A line of a quotation then and today. */
const comparedLine = z.looseObject({
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  unit: z.string(),
  qty: count,
  /** Unit prices, and working days until delivery; null now when it cannot be bought. */
  priceThen: price,
  priceNow: z.nullable(price),
  leadThen: count,
  leadNow: z.nullable(count),
  /** State of the line in a cart of today. */
  state: lineState,
})
export type ComparedLine = z.infer<typeof comparedLine>

export const compareQuotation = endpoint({
  name: 'compareQuotation',
  method: 'POST',
  path: '/api/quotation/compareQuotation',
  auth: 'user',
  summary: 'A quotation beside what the same goods cost today; nothing is issued',
  input: z.object({ no: quotationNo, areaCode }),
  output: z.looseObject({
    lines: z.array(comparedLine),
    /** Goods and freight with tax; today's without what cannot be bought. */
    totalThen: amount,
    totalNow: amount,
  }),
})
export type QuotationComparison = z.infer<typeof compareQuotation.output>

export const renewQuotation = endpoint({
  name: 'renewQuotation',
  method: 'POST',
  path: '/api/quotation/renewQuotation',
  auth: 'user',
  summary: 'Issues a new quotation of the same goods at today’s prices; the old one stays as it is',
  input: z.object({ no: quotationNo, areaCode }),
  output: quotation,
})

export const copyQuotation = endpoint({
  name: 'copyQuotation',
  method: 'POST',
  path: '/api/quotation/copyQuotation',
  auth: 'user',
  summary:
    'Puts the goods of a quotation into the cart at today’s prices; every line is answered for',
  input: z.object({ no: quotationNo, areaCode }),
  output: again,
})

export const shareQuotation = endpoint({
  name: 'shareQuotation',
  method: 'POST',
  path: '/api/quotation/shareQuotation',
  auth: 'user',
  summary: 'Makes an address under which anybody can read a quotation, or takes it back',
  input: z.object({ no: quotationNo, isShared: z.boolean() }),
  output: ownQuotation,
})

/** The secret of a shared address: 32 bytes in base64url. */
export const shareToken = z.string().check(z.regex(/^[\w-]{43}$/, '链接不完整，请向发送人索取'))

export const getSharedQuotation = endpoint({
  name: 'getSharedQuotation',
  method: 'POST',
  path: '/api/quotation/getSharedQuotation',
  auth: 'none',
  summary: 'A quotation its owner shares, to be read',
  input: z.object({ token: shareToken }),
  output: z.looseObject({ quotation, status: z.int(), now: timestamp }),
})

export const exportQuotation = endpoint({
  name: 'exportQuotation',
  method: 'POST',
  path: '/api/quotation/exportQuotation',
  auth: 'user',
  summary: 'An issued quotation as a file',
  input: z.object({ no: quotationNo, format: z._default(quotationFormat, 'xlsx') }),
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: QUOTATION_FILE_TIMEOUT_MS,
})
