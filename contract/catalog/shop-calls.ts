import * as z from 'zod/mini'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  areaCode,
  count,
  countOrNone,
  id,
  listOf,
  page,
  pageSize,
  textOrNone,
} from '@/contract/fields'
import { tile } from '@/contract/product/tile-calls'
import { categoryGroup, stocked } from './category-calls'

const SCORES = 3

const shopCard = z.looseObject({
  ...stocked.shape,
  /** 自营, 旗舰, 专营 or 经营部. */
  type: textOrNone,
  /** Province it ships from. */
  place: textOrNone,
  /** Description, service, logistics; times ten. Empty for a shop that nobody has rated. */
  scores: z._default(
    z.array(z.int()).check(z.refine(({ length }) => length === 0 || length >= SCORES)),
    [],
  ),
  /** Freight below the free threshold, in fen; absent where a host does not say, 0 where it is always free. */
  freightAmount: z.optional(count),
  /** Amount of goods from which freight is free, in fen. */
  freeFreightFrom: countOrNone,
  /** Not on holiday. */
  open: z._default(z.boolean(), true),
})
export type ShopCard = z.infer<typeof shopCard>

export const getShopList = endpoint({
  name: 'getShopList',
  method: 'POST',
  path: '/api/brand/getShopList',
  auth: 'bearer',
  core: true,
  summary: 'Shops, those with most goods first; with a category, those that have goods in it',
  input: z.object({
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX))),
    categoryId: z.optional(id),
    areaCode,
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
  }),
  output: listOf(shopCard),
  records: true,
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
    /** Disclaimer about the licence data, '' for none. */
    licenceNote: z.string(),
    phone: z.string(),
    address: z.string(),
    notice: z.string(),
    warehouses: z.array(z.looseObject({ id: z.int(), name: z.string(), place: z.string() })),
    /** Sold nationwide, except `limitedCount` of its products. */
    nationwide: z.boolean(),
    limitedCount: z.int().check(z.minimum(0)),
    /** Sale areas, when not nationwide. */
    saleAreas: z.array(z.string()),
    invoiceKinds: z.array(z.string()),
    categories: z.array(categoryGroup),
    brands: z.array(stocked),
    bestSellers: z.array(tile),
  }),
})
export type ShopDetail = z.infer<typeof getShopDetail.output>
