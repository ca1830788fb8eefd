import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { areaId, nothing } from '@/contract/fields'

export const area = z.looseObject({
  /** A GB/T 2260 code in our own API. */
  sysNo: areaId,
  title: z.string(),
  /** Products are on sale there. */
  hasSpu: z.boolean(),
})
export type Area = z.infer<typeof area>

export const getSysRegion = endpoint({
  name: 'getSysRegion',
  method: 'POST',
  path: '/api/global/getSysRegion',
  auth: 'bearer',
  core: true,
  summary: 'Areas below a parent; provinces without one',
  input: z.object({ parent: z.optional(areaId) }),
  output: z.array(area),
  records: true,
})

const county = z.looseObject({ code: z.string(), title: z.string() })
const city = z.looseObject({ ...county.shape, children: z.array(county) })

export const getSysRegionLevelList = endpoint({
  name: 'getSysRegionLevelList',
  method: 'GET',
  path: '/api/global/getSysRegionLevelList',
  auth: 'bearer',
  core: true,
  summary: 'Provinces, cities and counties (GB/T 2260)',
  input: nothing,
  output: z.array(z.looseObject({ ...county.shape, children: z.array(city) })),
  records: true,
})

export const getDefaultArea = endpoint({
  name: 'getDefaultArea',
  method: 'GET',
  path: '/api/global/getDefaultArea',
  auth: 'bearer',
  core: true,
  summary: 'The area proposed to a buyer who has not chosen one',
  input: nothing,
  output: z.looseObject({ defaultArea: area }),
})
