import * as z from 'zod/mini'
import { ORDER_NO, ORDER_TYPES } from './order-status-rules'

/** Payment method as call input. */
export const payType = z.literal([1, 2, 3, 4])
export const onlinePayType = z.literal([1, 2, 3])

/** Order type filter of a list. */
export const orderType = z.literal(ORDER_TYPES)
export const dateKey = z.enum(['01', '02', '03'])

export const orderNo = z.string().check(z.regex(ORDER_NO, '订单编号应为 D 加 18 位数字'))
