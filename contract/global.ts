import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint'

export const area = z.looseObject({
  /** GB/T 2260 code. */
  sysNo: z.string(),
  title: z.string(),
  /** Something is on sale there. */
  hasSpu: z.boolean(),
})
export type Area = z.infer<typeof area>

export const getSysRegion = endpoint({
  name: 'getSysRegion',
  method: 'POST',
  path: '/api/global/getSysRegion',
  auth: 'bearer',
  summary: 'Areas below a parent; provinces without one',
  input: z.object({ parent: z.optional(z.string().check(z.regex(/^\d{2,6}$/))) }),
  output: z.array(area),
})

const county = z.looseObject({ code: z.string(), title: z.string() })
const city = z.looseObject({ ...county.shape, children: z.array(county) })

export const getSysRegionLevelList = endpoint({
  name: 'getSysRegionLevelList',
  method: 'GET',
  path: '/api/global/getSysRegionLevelList',
  auth: 'bearer',
  summary: 'Provinces, cities and counties (GB/T 2260)',
  input: nothing,
  output: z.array(z.looseObject({ ...county.shape, children: z.array(city) })),
})

export const getDefaultArea = endpoint({
  name: 'getDefaultArea',
  method: 'GET',
  path: '/api/global/getDefaultArea',
  auth: 'bearer',
  summary: 'The area proposed to a buyer who has not chosen one',
  input: nothing,
  output: z.looseObject({ defaultArea: area }),
})
