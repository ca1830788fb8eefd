import * as z from 'zod/mini'
import {
  LIST_NAME_MAX,
  PURCHASE_LINES_MAX,
  PURCHASE_LISTS_MAX,
} from '@/contract/account/kept-limits-rules'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, id, nothing, timestamp } from '@/contract/fields'
import { offeredSku } from '@/contract/quick-order/quick-order-calls'
import { textLine } from '@/contract/text-line'
import { buyerCode, note, qty } from './add-to-cart-calls'

const listName = textLine(LIST_NAME_MAX, 1)
const line = z.object({
  skuId: id,
  qty,
  note: z.optional(note),
  buyerCode: z.optional(buyerCode),
})
const listIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(PURCHASE_LISTS_MAX))
const lineIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(PURCHASE_LINES_MAX))
const total = z.looseObject({ count })

const listHead = z.looseObject({
  id: z.string(),
  name: z.string(),
  lineCount: count,
  updatedAt: timestamp,
})
export type ListHead = z.infer<typeof listHead>

/** A SKU at its saved quantity, adjusted by its rules, with current data for the area. */
export const listLine = z.looseObject({
  ...offeredSku.shape,
  id: z.string(),
  note: z.string(),
  buyerCode: z.string(),
})
export type ListLine = z.infer<typeof listLine>

const purchaseList = z.looseObject({ id: z.string(), name: z.string(), lines: z.array(listLine) })
export type PurchaseList = z.infer<typeof purchaseList>

export const getPurchaseLists = endpoint({
  name: 'getPurchaseLists',
  method: 'POST',
  path: '/api/purchase-list/getPurchaseLists',
  auth: 'user',
  summary: 'Named lists of goods, the one changed last first',
  input: nothing,
  output: z.array(listHead),
})

export const getPurchaseList = endpoint({
  name: 'getPurchaseList',
  method: 'POST',
  path: '/api/purchase-list/getPurchaseList',
  auth: 'user',
  summary: 'The lines of a list, with price, stock and state of now in the area',
  input: z.object({ id: z.uuid(), areaCode }),
  output: purchaseList,
})

export const savePurchaseList = endpoint({
  name: 'savePurchaseList',
  method: 'POST',
  path: '/api/purchase-list/savePurchaseList',
  auth: 'user',
  summary: 'Make a list, or give one another name; no two have the same',
  input: z.object({ id: z.optional(z.uuid()), name: listName }),
  output: z.looseObject({ id: z.string() }),
})

export const deletePurchaseList = endpoint({
  name: 'deletePurchaseList',
  method: 'POST',
  path: '/api/purchase-list/deletePurchaseList',
  auth: 'user',
  summary: 'Remove lists with all their lines; a foreign id among them changes nothing',
  input: z.object({ id: listIds }),
  /** Remaining lists. */
  output: total,
})

export const savePurchaseLines = endpoint({
  name: 'savePurchaseLines',
  method: 'POST',
  path: '/api/purchase-list/savePurchaseLines',
  auth: 'user',
  summary: 'Put goods on a list; the same SKU with the same note takes the new quantity',
  input: z.object({
    id: z.uuid(),
    lines: z.array(line).check(z.minLength(1), z.maxLength(PURCHASE_LINES_MAX)),
  }),
  /** Lines now on the list. */
  output: total,
})

export const deletePurchaseLines = endpoint({
  name: 'deletePurchaseLines',
  method: 'POST',
  path: '/api/purchase-list/deletePurchaseLines',
  auth: 'user',
  summary: 'Take lines off a list; a foreign id among them changes nothing',
  input: z.object({ id: z.uuid(), lineId: lineIds }),
  /** Remaining lines. */
  output: total,
})
