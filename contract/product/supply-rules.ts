import { BACKORDER_DAYS } from '@/contract/constants'
import type { StockState } from '@/contract/search/search-calls'
import { formatQuantity } from './quantity-rules'

export const STOCK_WORDS = { in: '有货', low: '库存紧张', out: '缺货' } as const

type Stock = { state: StockState; stock?: number; unit?: string }

/** What is in stock; of little the number, where it is known. */
export function stockWord({ state, stock, unit }: Stock): string {
  return state !== 'low' || stock === undefined || unit === undefined
    ? STOCK_WORDS[state]
    : `仅剩 ${formatQuantity(stock, unit)}`
}

type Supply = { state: StockState; leadDays: number }

/** Working days until goods that are on backorder are shipped, or arrive. */
export const withBackorder = (leadDays: number): number => leadDays + BACKORDER_DAYS

/** Working days until a SKU arrives; what is out of stock can only be awaited. */
export function supplyDays({ state, leadDays }: Supply): number {
  return state === 'out' ? withBackorder(leadDays) : leadDays
}

/** When a SKU arrives, by the name of the day. */
export function supplyText(state: StockState, day: string): string {
  return `${state === 'out' ? '期货 ' : ''}${day}送达`
}

/** Names the day on which goods arrive a number of working days from now. */
export type ArrivalDay = (workingDays: number) => string

/** A number of working days where the day itself cannot be named. */
export function plainDays(workingDays: number): string {
  return workingDays > 0 ? `${workingDays} 个工作日后` : '当日'
}

/** A day for narrow columns: `11月26日` without its day of the week, `6 工作日` until it can be named. */
export function briefDay(day: string): string {
  return day.replace(/（周.）$/, '').replace(/ 个工作日后$/, ' 工作日')
}
