import * as z from 'zod/mini'
import { buyerCode } from '@/contract/cart/add-to-cart-calls'
import { BUYER_CODE_MAX } from '@/contract/cart/line-limits-rules'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { count, listOf, nothing, page, pageSize, timestamp } from '@/contract/fields'
import { plainCode } from '@/contract/text-line'

/** Lines of one import; a longer sheet is sent in parts. */
export const IMPORT_LINES_MAX = 500
/** Codes of a buyer. */
export const BUYER_CODES_MAX = 20_000
/** Timeout of the export: thousands of codes are written to a sheet, ms. */
const EXPORT_TIMEOUT_MS = 30_000

const code = z
  .string()
  .check(z.trim(), z.minLength(1, '请填写物料编码'), z.maxLength(BUYER_CODE_MAX))
const itemNo = z
  .string()
  .check(plainCode(), z.minLength(1, '请填写商品编号'), z.maxLength(KEYWORD_MAX))
/** Rules of a form's fields. */
export const buyerCodeRules = { code, itemNo }
/** `data` of a refusal that concerns one of them. */
export const codeRefusal = z.looseObject({ field: z.enum(['code', 'itemNo']) })

const savedCode = z.looseObject({
  code: z.string(),
  skuId: z.int(),
  productId: z.int(),
  itemNo: z.string(),
  title: z.string(),
  spec: z.string(),
  updatedAt: timestamp,
})
export type BuyerCode = z.infer<typeof savedCode>

export const getBuyerCodes = endpoint({
  name: 'getBuyerCodes',
  method: 'POST',
  path: '/api/product/getBuyerCodes',
  auth: 'user',
  summary: 'The buyer’s own material codes and the SKUs they stand for, by code',
  input: z.object({
    /** Matches codes, item numbers and titles. */
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
  }),
  output: listOf(savedCode),
})

export const saveBuyerCode = endpoint({
  name: 'saveBuyerCode',
  method: 'POST',
  path: '/api/product/saveBuyerCode',
  auth: 'user',
  summary: 'A material code for a SKU; `before` is the code it had, to be renamed',
  input: z.object({ code, itemNo, before: z.optional(code) }),
  output: z.looseObject({ code: z.string() }),
})

export const deleteBuyerCodes = endpoint({
  name: 'deleteBuyerCodes',
  method: 'POST',
  path: '/api/product/deleteBuyerCodes',
  auth: 'user',
  summary: 'Forgets material codes',
  input: z.object({
    codes: z.array(code).check(z.minLength(1), z.maxLength(IMPORT_LINES_MAX)),
  }),
  output: z.looseObject({ count }),
})

export const importBuyerCodes = endpoint({
  name: 'importBuyerCodes',
  method: 'POST',
  path: '/api/product/importBuyerCodes',
  auth: 'user',
  summary: 'Saves the codes of a sheet; lines without a known item number are named',
  input: z.object({
    lines: z
      .array(
        z.object({
          code: buyerCode,
          itemNo: z.string().check(z.trim(), z.maxLength(KEYWORD_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(IMPORT_LINES_MAX)),
  }),
  output: z.looseObject({
    count,
    refused: z.array(z.looseObject({ code: z.string(), itemNo: z.string(), reason: z.string() })),
  }),
})
export type CodeImport = z.infer<typeof importBuyerCodes.output>

export const exportBuyerCodes = endpoint({
  name: 'exportBuyerCodes',
  method: 'POST',
  path: '/api/product/exportBuyerCodes',
  auth: 'user',
  summary: 'All material codes as a spreadsheet, which can be imported again',
  input: nothing,
  output: z.looseObject({ blob: z.instanceof(Blob), fileName: z.string() }),
  answers: 'file',
  timeoutMs: EXPORT_TIMEOUT_MS,
})
