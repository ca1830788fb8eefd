import * as z from 'zod/mini'
import { categoryGroup, stocked } from './category-detail'
import { amount, areaCode, id, listOf, page, pageSize } from './common'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from './constants'
import { endpoint } from './endpoint'
import { tile } from './tile'

const shopCard = z.looseObject({
  ...stocked.shape,
  /** 自营, 旗舰, 专营 or 经营部. */
  type: z.string(),
  /** Province it ships from. */
  place: z.string(),
  /** Description, service, logistics; times ten. */
  scores: z.array(z.int()),
  /** Freight below the free threshold, and the threshold. */
  freightAmount: amount,
  freeFreightFrom: amount,
  /** Not on holiday. */
  open: z.boolean(),
})
export type ShopCard = z.infer<typeof shopCard>

export const getShopList = endpoint({
  name: 'getShopList',
  method: 'POST',
  path: '/api/brand/getShopList',
  auth: 'bearer',
  summary: 'Shops, those with most goods first; with a category, those that have goods in it',
  input: z.object({
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
    categoryId: z.optional(id),
    areaCode,
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
  }),
  output: listOf(shopCard),
})

export const getShopDetail = endpoint({
  name: 'getShopDetail',
  method: 'POST',
  path: '/api/brand/getShopDetail',
  auth: 'bearer',
  summary: 'One shop: who runs it, on what terms it sells, and what it sells in the area',
  input: z.object({ id, areaCode }),
  output: z.looseObject({
    ...shopCard.shape,
    company: z.string(),
    creditCode: z.string(),
    /** What a buyer must know of the licence data, '' for nothing. */
    licenceNote: z.string(),
    phone: z.string(),
    address: z.string(),
    notice: z.string(),
    warehouses: z.array(z.looseObject({ id: z.int(), name: z.string(), place: z.string() })),
    /** Sold everywhere; `limitedCount` of its products are not. */
    nationwide: z.boolean(),
    limitedCount: z.int().check(z.minimum(0)),
    /** Where it sells, when that is not everywhere. */
    saleAreas: z.array(z.string()),
    invoiceKinds: z.array(z.string()),
    categories: z.array(categoryGroup),
    brands: z.array(stocked),
    bestSellers: z.array(tile),
  }),
})
export type ShopDetail = z.infer<typeof getShopDetail.output>
