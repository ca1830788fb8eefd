import * as z from 'zod/mini'
import { areaCode } from './common'
import { KEYWORD_MAX } from './constants'
import { endpoint, nothing } from './endpoint'

export const getProductSearchTips = endpoint({
  name: 'getProductSearchTips',
  method: 'POST',
  path: '/api/brand/getProductSearchTips',
  auth: 'bearer',
  summary: 'At most ten completions of a keyword',
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEYWORD_MAX)),
    areaCode,
  }),
  output: z.array(z.string()),
})

export const getProductHistoryRecord = endpoint({
  name: 'getProductHistoryRecord',
  method: 'GET',
  path: '/api/brand/getProductHistoryRecord',
  auth: 'user',
  summary: 'The user’s last searches, newest first',
  input: nothing,
  output: z.array(z.looseObject({ id: z.string(), searchTerms: z.string() })),
})
export type SearchHistory = z.infer<typeof getProductHistoryRecord.output>

export const deleteProductHistory = endpoint({
  name: 'deleteProductHistory',
  method: 'POST',
  path: '/api/brand/deleteProductHistory',
  auth: 'user',
  summary: 'Forget searches by id',
  input: z.object({ id: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: z.null(),
})
