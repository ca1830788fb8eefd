import * as z from 'zod/mini'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, id, listOf, page, pageSize, textOrNone } from '@/contract/fields'
import { tile } from '@/contract/product/tile-calls'
import { categoryGroup, stocked } from './category-calls'

const keyword = z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX)))
const initial = z.string().check(z.regex(/^[A-Z]$/))

const brandCard = z.looseObject({
  ...stocked.shape,
  latin: textOrNone,
  /** First letter of the Latin name. */
  initial: textOrNone,
  field: textOrNone,
  country: textOrNone,
})
export type BrandCard = z.infer<typeof brandCard>

export const getBrandList = endpoint({
  name: 'getBrandList',
  method: 'POST',
  path: '/api/brand/getBrandList',
  auth: 'bearer',
  core: true,
  summary: 'Brands by letter; with a category, those that have goods in it',
  input: z.object({
    keyword,
    categoryId: z.optional(id),
    initial: z.optional(initial),
    areaCode,
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
  }),
  output: z.looseObject({
    ...listOf(brandCard).shape,
    /** Initials that have brands, whichever is chosen. */
    initials: z._default(z.array(z.looseObject({ initial, count })), []),
  }),
  records: true,
})
export type BrandList = z.infer<typeof getBrandList.output>

export const getBrandDetail = endpoint({
  name: 'getBrandDetail',
  method: 'POST',
  path: '/api/brand/getBrandDetail',
  auth: 'bearer',
  summary: 'One brand: its story, what it sells in the area and where',
  input: z.object({ id, areaCode }),
  output: z.looseObject({
    ...brandCard.shape,
    story: z.string(),
    /** Leaves with its products, below their top category. */
    categories: z.array(categoryGroup),
    shops: z.array(stocked),
    bestSellers: z.array(tile),
  }),
})
export type BrandDetail = z.infer<typeof getBrandDetail.output>
