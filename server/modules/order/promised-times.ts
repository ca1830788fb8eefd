import { chinaWorkingDay } from '@/contract/product/working-days-rules'
import type { orderLines } from '@/server/kernel/db/order-schema'

type Line = Pick<typeof orderLines.$inferSelect, 'content'>

/**
 * When the slowest goods of an order have shipped and arrived, as the buyer was told, epoch ms. The days
 * count from the payment: a shop that takes its time to accept has no more of it.
 */
export function promisedTimes(paidAt: number, lines: readonly Line[]) {
  // Orders from before the field was there have no days of shipping.
  const shipDays = lines.map(({ content }) => content.shipDays ?? content.leadDays)
  const leadDays = lines.map(({ content }) => content.leadDays)
  return {
    shipped: chinaWorkingDay(paidAt, Math.max(0, ...shipDays)),
    arrived: chinaWorkingDay(paidAt, Math.max(0, ...leadDays)),
  }
}
