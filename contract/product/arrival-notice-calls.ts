import * as z from 'zod/mini'
import { ARRIVAL_NOTICES_MAX } from '@/contract/account/kept-limits-rules'
import { CART_LINES_MAX } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { count, id } from '@/contract/fields'

const someIds = z.array(id).check(z.minLength(1), z.maxLength(ARRIVAL_NOTICES_MAX))
const total = z.looseObject({ count })

export const getArrivalState = endpoint({
  name: 'getArrivalState',
  method: 'POST',
  path: '/api/arrival/getArrivalState',
  auth: 'user',
  summary: 'Of which of these SKUs the buyer is told when there is stock again',
  input: z.object({ skuIds: z.array(id).check(z.maxLength(CART_LINES_MAX)) }),
  output: z.array(z.int()),
})

export const saveArrivalNotice = endpoint({
  name: 'saveArrivalNotice',
  method: 'POST',
  path: '/api/arrival/saveArrivalNotice',
  auth: 'user',
  summary: 'Tell the buyer once when there is stock of these SKUs again',
  input: z.object({ skuId: someIds }),
  output: total,
})

export const deleteArrivalNotice = endpoint({
  name: 'deleteArrivalNotice',
  method: 'POST',
  path: '/api/arrival/deleteArrivalNotice',
  auth: 'user',
  summary: 'Tell the buyer no more; SKUs not waited for are no matter',
  input: z.object({ skuId: someIds }),
  output: total,
})
