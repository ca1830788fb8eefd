import * as z from 'zod/mini'
import { categoryGroup, stocked } from './category-detail'
import { areaCode, count, id, listOf, page, pageSize } from './common'
import { KEYWORD_MAX, LIST_PAGE_SIZE } from './constants'
import { endpoint } from './endpoint'
import { tile } from './tile'

const keyword = z.optional(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX)))
const initial = z.string().check(z.regex(/^[A-Z]$/))

const brandCard = z.looseObject({
  ...stocked.shape,
  latin: z.string(),
  /** First letter of the Latin name. */
  initial: z.string(),
  field: z.string(),
  country: z.string(),
})
export type BrandCard = z.infer<typeof brandCard>

export const getBrandList = endpoint({
  name: 'getBrandList',
  method: 'POST',
  path: '/api/brand/getBrandList',
  auth: 'bearer',
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
    /** Letters that have brands, whichever is chosen. */
    initials: z.array(z.looseObject({ initial, count })),
  }),
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
    /** Leaves with its goods, below their top category. */
    categories: z.array(categoryGroup),
    shops: z.array(stocked),
    bestSellers: z.array(tile),
  }),
})
export type BrandDetail = z.infer<typeof getBrandDetail.output>
