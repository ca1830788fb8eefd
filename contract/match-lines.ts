import * as z from 'zod/mini'
import { lineState } from './cart'
import { areaCode, count, price } from './common'
import { KEYWORD_MAX, QTY_MAX } from './constants'
import { endpoint, type Output } from './endpoint'
import { hitSku, stockState, tier } from './product'

/** Lines one order by list may have (DOMAIN 3.5: as many as a cart). */
export const ORDER_LINES_MAX = 500
/** SKUs offered for a line. */
export const OFFERS_MAX = 5
/** A list of goods as a file, bytes. */
export const SHEET_MAX_BYTES = 5 * 1024 * 1024
/** What a larger one is refused with, before it is sent and after. */
export const SHEET_TOO_LARGE_TEXT = '文件不能超过 5 MB'
/** 500 lines of descriptions take a busy database seconds, ms. */
const MATCH_TIMEOUT_MS = 15_000
/** An upload on a slow line, then up to 5 s to read it, ms. */
const SHEET_TIMEOUT_MS = 60_000

const buyerCode = z.string().check(z.trim(), z.maxLength(40))

/** A SKU offered for a line, at the quantity the line comes to. */
export const offeredSku = z.looseObject({
  ...hitSku.shape,
  model: z.string(),
  productId: z.int(),
  title: z.string(),
  brand: z.string(),
  image: z.string(),
  tiers: z.array(tier),
  stock: count,
  stockState,
  leadDays: count,
  /** The quantity its rules make of the one wanted, the unit price there, and why it differs. */
  qty: z.int().check(z.minimum(1), z.maximum(QTY_MAX)),
  unitPrice: price,
  advice: z.string(),
  /** As a line of the cart it would be this. */
  state: lineState,
})
export type OfferedSku = z.infer<typeof offeredSku>

export const matchedBy = z.enum(['itemNo', 'model', 'oldNo', 'buyerCode', 'description'])
export type MatchedBy = z.infer<typeof matchedBy>

/** What became of a line: one SKU, some to choose from, or none. */
export const lineMatch = z
  .looseObject({
    verdict: z.enum(['matched', 'candidates', 'unknown']),
    by: z.nullable(matchedBy),
    /** 0-100. */
    confidence: z.int().check(z.minimum(0), z.maximum(100)),
    reason: z.string(),
    skus: z.array(offeredSku).check(z.maxLength(OFFERS_MAX)),
  })
  .check(z.refine(({ verdict, skus }) => (verdict === 'unknown') === (skus.length === 0)))
export type LineMatch = z.infer<typeof lineMatch>

export const matchLines = endpoint({
  name: 'matchLines',
  method: 'POST',
  path: '/api/product/matchLines',
  auth: 'bearer',
  summary: 'The SKUs meant by lines of a list: by number, buyer’s code or description',
  input: z.object({
    lines: z
      .array(
        z.object({
          text: z.string().check(z.trim(), z.maxLength(KEYWORD_MAX)),
          itemNo: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
          qty: z.optional(z.int().check(z.minimum(1), z.maximum(QTY_MAX))),
          buyerCode: z.optional(buyerCode),
        }),
      )
      .check(z.minLength(1), z.maxLength(ORDER_LINES_MAX)),
    areaCode,
  }),
  /** One for each line, in their order. */
  output: z.looseObject({ lines: z.array(lineMatch) }),
  timeoutMs: MATCH_TIMEOUT_MS,
})

export const sheetField = z.enum([
  'itemNo',
  'model',
  'name',
  'spec',
  'brand',
  'qty',
  'unit',
  'buyerCode',
  'note',
])
export type SheetField = z.infer<typeof sheetField>

/** A line of a list as it was written. */
export const orderLine = z.looseObject({
  /** Where it stood, from 1. */
  row: z.int().check(z.minimum(1)),
  text: z.string(),
  itemNo: z.string(),
  /** Null when none was written, or none that can be. */
  qty: z.nullable(z.int().check(z.minimum(1), z.maximum(QTY_MAX))),
  buyerCode: z.string(),
  note: z.string(),
  /** What could not be taken as it was written, '' when all was. */
  problem: z.string(),
})
export type OrderLine = z.infer<typeof orderLine>

/** A list as it was read: nothing in it is left out unsaid. */
export const sheetReading = z.looseObject({
  columns: z.array(z.looseObject({ title: z.string(), field: sheetField })),
  lines: z.array(orderLine).check(z.maxLength(ORDER_LINES_MAX)),
  blankRows: count,
  /** Rows that name no goods: headings, sums. */
  ignored: z.array(z.looseObject({ row: z.int(), text: z.string() })),
})
export type SheetReading = z.infer<typeof sheetReading>

export const parseSheet = endpoint({
  name: 'parseSheet',
  method: 'POST',
  path: '/api/product/parseSheet',
  auth: 'bearer',
  summary: 'The lines of a spreadsheet (xlsx, csv) and the columns recognised',
  /** One field, `file`. */
  input: z.instanceof(FormData),
  output: z.looseObject({
    ...sheetReading.shape,
    kind: z.enum(['xlsx', 'csv']),
    /** The sheet that was read, and how many others there are. */
    sheet: z.string(),
    otherSheets: count,
  }),
  takes: 'form',
  timeoutMs: SHEET_TIMEOUT_MS,
})
export type ParsedSheet = Output<typeof parseSheet>
