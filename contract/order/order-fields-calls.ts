import * as z from 'zod/mini'
import { DAY_LENGTH, isDay } from '@/contract/china-clock'
import { ORDER_NO, ORDER_TYPES } from './order-status-rules'

/** Payment method as call input. */
export const payType = z.literal([1, 2, 3, 4])
/** Payment methods this mall offers; all of them from a host that does not say. */
export const offeredPayTypes = z.optional(z.array(z.int()))
export const onlinePayType = z.literal([1, 2, 3])

/** Order type filter of a list. */
export const orderType = z.literal(ORDER_TYPES)
export const dateKey = z.enum(['01', '02', '03'])

export const orderNo = z.string().check(z.regex(ORDER_NO, '订单编号应为 D 加 18 位数字'))

/** A day, `2026-11-24`. Not zod's own: it would weigh on every page. */
export const day = z
  .string()
  .check(z.maxLength(DAY_LENGTH), z.refine(isDay, '日期应为 2026-11-24 的格式'))
