import * as z from 'zod/mini'
import { KEYWORD_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { areaCode, named, nothing } from '@/contract/fields'

export const recordSearch = endpoint({
  name: 'recordSearch',
  method: 'POST',
  path: '/api/home/index/recordSearch',
  auth: 'bearer',
  core: true,
  summary: 'Remember a search: for the user’s history and for hot words',
  input: z.object({
    searchTerms: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
  }),
  output: z.null(),
})

export const getHotSearch = endpoint({
  name: 'getHotSearch',
  method: 'GET',
  path: '/api/home/index/getHotSearch',
  auth: 'bearer',
  core: true,
  summary: 'The eight most searched terms',
  input: nothing,
  output: z.array(z.looseObject({ id: z.string(), hotWord: z.string() })),
  records: true,
})

export type HotWords = z.infer<typeof getHotSearch.output>

export const getHomePage = endpoint({
  name: 'getHomePage',
  method: 'POST',
  path: '/api/home/index/getHomePage',
  auth: 'bearer',
  summary: 'Banners, notices, the top categories with leaves and the brands for an area',
  input: z.object({ areaCode }),
  output: z.looseObject({
    banners: z.array(
      z.looseObject({
        title: z.string(),
        text: z.string(),
        /** Keyword of the banner's link. */
        keyword: z.string(),
        image: z.string(),
      }),
    ),
    notices: z.array(z.string()),
    /** Top categories with something to buy, each with its largest leaves. */
    categories: z.array(
      z.looseObject({ ...named.shape, image: z.string(), leaves: z.array(named) }),
    ),
    brands: z.array(z.looseObject({ id: z.int(), name: z.string(), latin: z.string() })),
  }),
})
export type HomePage = z.infer<typeof getHomePage.output>
