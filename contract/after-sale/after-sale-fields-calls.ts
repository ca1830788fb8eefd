import * as z from 'zod/mini'
import { AFTER_SALE_REASONS } from './after-sale-status-rules'

export const afterSaleType = z.literal([1, 2, 3, 4])
export const afterSaleReason = z.enum(AFTER_SALE_REASONS)
/** S, the second of the application in China, six digits. */
export const refundNo = z.string().check(z.regex(/^S\d{18}$/, '售后单号应为 S 加 18 位数字'))
