import { promisedDay } from '@/contract/china-clock'
import { BACKORDER_DAYS } from '@/contract/constants'
import { addWorkingDays } from '@/contract/product/working-days-rules'
import type { StockState } from '@/contract/search/search-calls'
import { formatQuantity } from './quantity-rules'

/** Beyond so many working days no day is named. */
const NAMED_DAYS_MAX = 365

/**
 * When goods ordered on a day, `2026-11-23`, are there after a number of working days:
 * `11月26日（周四）`, or the number where the day is too far off.
 */
export function arrivalDay(today: string, workingDays: number): string {
  if (workingDays > NAMED_DAYS_MAX) return `${workingDays} 个工作日后`
  return promisedDay(addWorkingDays(today, workingDays))
}

type Supply = { state: StockState; leadDays: number }

export const STOCK_WORDS = { in: '有货', low: '库存紧张', out: '缺货' } as const

/** Working days until a SKU arrives; what is out of stock can only be awaited. */
export function supplyDays({ state, leadDays }: Supply): number {
  return state === 'out' ? leadDays + BACKORDER_DAYS : leadDays
}

/** When a SKU arrives, by the name of the day. */
export function supplyText(state: StockState, day: string): string {
  return `${state === 'out' ? '期货 ' : ''}${day}送达`
}

type Waiting = {
  qty: number
  /** Pieces on backorder. */
  awaitedQty: number
  /** Working days until everything has arrived. */
  leadDays: number
  /** Of these, the days the pieces on backorder are waited for; 0 where the shop has offered a day. */
  waitDays: number
}

/** Working days until a line arrives: everything, and what is in stock where it comes in parts. */
export function arrivalDaysOf({ qty, awaitedQty, leadDays, waitDays }: Waiting) {
  const comesInParts = waitDays > 0 && awaitedQty > 0 && awaitedQty < qty
  return { inStock: comesInParts ? leadDays - waitDays : null, whole: leadDays }
}

type Arrival = {
  qty: number
  awaitedQty: number
  unit: string
  /** As days are promised; null where everything comes at once. */
  inStock: string | null
  whole: string
}

/** When a line arrives: what is in stock and the rest apart, where it comes in parts. */
export function arrivalText({ qty, awaitedQty, unit, inStock, whole }: Arrival): string {
  if (inStock === null) {
    const awaited = awaitedQty > 0 ? `期货 ${formatQuantity(awaitedQty, unit)}` : ''
    return `预计 ${whole}送达${awaited && `（${awaited}）`}`
  }
  return (
    `现货 ${formatQuantity(qty - awaitedQty, unit)} 预计 ${inStock}送达，` +
    `其余 ${formatQuantity(awaitedQty, unit)} 预计 ${whole}送达`
  )
}
