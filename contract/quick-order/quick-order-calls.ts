import * as z from 'zod/mini'
import { buyerCode } from '@/contract/cart/add-to-cart-calls'
import { lineState } from '@/contract/cart/cart-calls'
import { KEYWORD_MAX, QTY_MAX } from '@/contract/constants'
import { endpoint, type Output } from '@/contract/endpoint'
import { areaCode, count, price, textOrNone } from '@/contract/fields'
import { grams } from '@/contract/product/sku-columns-calls'
import { hitSku, stockState, tier } from '@/contract/search/search-calls'

/** Maximum lines of a quick order; they are matched MATCH_LINES_MAX at a time. */
export const ORDER_LINES_MAX = 5000
/** Maximum lines of one call. */
export const MATCH_LINES_MAX = 500
/** Maximum SKUs offered for a line. */
export const OFFERS_MAX = 5
/** Maximum size of an uploaded list, bytes. */
export const SHEET_MAX_BYTES = 5 * 1024 * 1024
/** Refusal of a larger file, before and after sending. */
export const SHEET_TOO_LARGE_TEXT = '文件不能超过 5 MB'
/** Timeout: 500 descriptions take a busy database seconds, ms. */
const MATCH_TIMEOUT_MS = 15_000
/** Timeout: an upload on a slow connection, then up to 5 s of parsing, ms. */
const SHEET_TIMEOUT_MS = 60_000

/** Maximum length of a unit as written. */
export const UNIT_MAX = 10
const writtenUnit = z.string().check(z.trim(), z.maxLength(UNIT_MAX))
/** A quantity as written: 1.5 with the unit kg, a whole number without a unit. */
const writtenQty = z.number().check(z.positive(), z.maximum(QTY_MAX))
const isWholeOrMeasured = ({
  qty,
  unit,
}: {
  qty?: number | undefined
  unit?: string | undefined
}) => qty === undefined || Number.isInteger(qty) || Boolean(unit)

/** A SKU offered for a line, at the line's quantity. */
export const offeredSku = z.looseObject({
  ...hitSku.shape,
  model: z.string(),
  weightG: z._default(grams, 0),
  productId: z.int(),
  title: z.string(),
  brand: z.string(),
  image: z.string(),
  tiers: z.array(tier),
  stock: count,
  stockState,
  leadDays: count,
  /** The requested quantity adjusted by its rules, its unit price, and the reason. */
  qty: z.int().check(z.minimum(1), z.maximum(QTY_MAX)),
  unitPrice: price,
  advice: z.string(),
  /** State it would have as a cart line. */
  state: lineState,
})
export type OfferedSku = z.infer<typeof offeredSku>

export const matchedBy = z.enum(['itemNo', 'model', 'oldNo', 'buyerCode', 'description'])
export type MatchedBy = z.infer<typeof matchedBy>

/** Match result of a line: one SKU, several to choose from, or none. */
export const lineMatch = z
  .looseObject({
    verdict: z.enum(['matched', 'candidates', 'unknown']),
    by: z.nullable(matchedBy),
    /** 0-100. */
    confidence: z.int().check(z.minimum(0), z.maximum(100)),
    reason: z.string(),
    /** What the number at the end of the text was taken for, null for a line without `tail`. */
    tail: z._default(z.nullable(z.enum(['quantity', 'goods'])), null),
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
        z
          .object({
            text: z.string().check(z.trim(), z.maxLength(KEYWORD_MAX)),
            itemNo: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
            qty: z.optional(writtenQty),
            /** Unit of `qty` as written: a pack or a weight is turned into pieces. */
            unit: z.optional(writtenUnit),
            /** A number at the end of `text` that may be the quantity, and the text before it. */
            tail: z.optional(
              z.object({
                text: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
                qty: writtenQty,
                unit: z.optional(writtenUnit),
              }),
            ),
            buyerCode: z.optional(buyerCode),
          })
          .check(z.refine(isWholeOrMeasured, '没有单位的数量应为整数')),
      )
      .check(z.minLength(1), z.maxLength(MATCH_LINES_MAX)),
    areaCode,
  }),
  /** One per line, in order. */
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
/** Without one of these no row names goods. */
export const NAMING_FIELDS: readonly SheetField[] = ['itemNo', 'model', 'name', 'spec', 'buyerCode']

/** A line of a list as written. */
export const orderLine = z.looseObject({
  /** Row number, from 1. */
  row: z.int().check(z.minimum(1)),
  text: z.string(),
  itemNo: z.string(),
  /** Null when missing or invalid. */
  qty: z.nullable(writtenQty),
  /** Unit of the quantity, '' when none is written. */
  unit: textOrNone,
  /** Why the written quantity could not be read, '' otherwise. */
  qtyProblem: textOrNone,
  /** A number at the end of the text that may be the quantity. */
  tail: z._default(
    z.nullable(z.looseObject({ text: z.string(), qty: writtenQty, unit: textOrNone })),
    null,
  ),
  buyerCode: z.string(),
  note: z.string(),
  /** What else could not be parsed, '' otherwise. */
  problem: z.string(),
  /** The line as written. */
  source: textOrNone,
})
export type OrderLine = z.infer<typeof orderLine>

/** Number of rows shown for mapping columns by hand. */
export const PREVIEW_ROWS = 10
/** The row of column titles is among the first rows, below any heading. */
export const TITLE_ROWS = 30
/** Columns of a sheet. */
const COLUMNS_MAX = 100

/** The meaning of each column by hand: null ignores it. */
export const sheetMapping = z.object({
  /** Row of the column titles, from 1; it and what is above are no goods. 0: no such row. */
  titleRow: z.int().check(z.minimum(0), z.maximum(TITLE_ROWS)),
  fields: z.array(z.nullable(sheetField)).check(z.maxLength(COLUMNS_MAX)),
})
export type SheetMapping = z.infer<typeof sheetMapping>

/** A parsed list: everything skipped is reported. */
export const sheetReading = z.looseObject({
  columns: z.array(z.looseObject({ title: z.string(), field: sheetField })),
  lines: z.array(orderLine).check(z.maxLength(ORDER_LINES_MAX)),
  blankRows: count,
  /** Rows without goods: headings, totals. */
  ignored: z.array(z.looseObject({ row: z.int(), text: z.string() })),
  /** Rows of a table and the meaning given to its columns; null for plain lines. */
  table: z._default(
    z.nullable(
      z.looseObject({
        /** Number of the first row shown, from 1. */
        firstRow: z.int().check(z.minimum(1)),
        rows: z.array(z.array(z.string())).check(z.maxLength(PREVIEW_ROWS)),
        mapping: sheetMapping,
        /** Whether the columns follow from their titles or were given, not guessed. */
        isSure: z.boolean(),
      }),
    ),
    null,
  ),
})
export type SheetReading = z.infer<typeof sheetReading>

export const parseSheet = endpoint({
  name: 'parseSheet',
  method: 'POST',
  path: '/api/product/parseSheet',
  auth: 'bearer',
  summary: 'The lines of a spreadsheet (xlsx, csv) and the columns recognised',
  /** Form fields: `file`, and optionally `mapping`, the meaning of its columns as JSON. */
  input: z.instanceof(FormData),
  output: z.looseObject({
    ...sheetReading.shape,
    kind: z.enum(['xlsx', 'csv']),
    /** The parsed sheet, and the number of other sheets. */
    sheet: z.string(),
    otherSheets: count,
  }),
  takes: 'form',
  timeoutMs: SHEET_TIMEOUT_MS,
})
export type ParsedSheet = Output<typeof parseSheet>
