import * as z from 'zod/mini'
import { KEYWORD_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { areaCode, count, named, nothing, price } from '@/contract/fields'
import { withdrawn } from './search-calls'

export const getProductSearchTips = endpoint({
  name: 'getProductSearchTips',
  method: 'POST',
  path: '/api/brand/getProductSearchTips',
  auth: 'bearer',
  core: true,
  summary: 'At most ten completions of a keyword',
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
    areaCode,
  }),
  output: z.array(z.string()),
  records: true,
})

export const getSearchSuggestions = endpoint({
  name: 'getSearchSuggestions',
  method: 'POST',
  path: '/api/product/getSearchSuggestions',
  auth: 'bearer',
  summary: 'Categories, words, brands and products that a keyword may become',
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
    areaCode,
  }),
  /** Only what is sold in the area; the most likely first. */
  output: z.looseObject({
    categories: z.array(z.looseObject({ id: z.int(), name: z.string(), count })),
    /** Sizes, models and standards that exist, as keywords. */
    terms: z.array(z.string()),
    brands: z.array(named),
    products: z.array(
      z.looseObject({
        productId: z.int(),
        skuId: z.int(),
        title: z.string(),
        spec: z.string(),
        image: z.string(),
        price,
        unit: z.string(),
        withdrawn,
      }),
    ),
  }),
})
export type SearchSuggestions = z.infer<typeof getSearchSuggestions.output>

export const getProductHistoryRecord = endpoint({
  name: 'getProductHistoryRecord',
  method: 'GET',
  path: '/api/brand/getProductHistoryRecord',
  auth: 'user',
  core: true,
  summary: 'The user’s last searches, newest first',
  input: nothing,
  output: z.array(z.looseObject({ id: z.string(), searchTerms: z.string() })),
  records: true,
})
export type SearchHistory = z.infer<typeof getProductHistoryRecord.output>

export const deleteProductHistory = endpoint({
  name: 'deleteProductHistory',
  method: 'POST',
  path: '/api/brand/deleteProductHistory',
  auth: 'user',
  core: true,
  summary: 'Forget searches by id',
  input: z.object({ id: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: z.null(),
})
