import { formatQuantity } from '@/contract/product/quantity-rules'
import { STOCK_WORDS, supplyDays, supplyText } from '@/contract/product/supply-rules'
import type { StockState } from '@/contract/search/search-calls'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import s from './availability.module.css'

type AvailabilityProps = {
  state: StockState
  leadDays: number
  stock?: number
  unit?: string
  /** Why the goods cannot be bought, which is then all there is to say. */
  obstacle?: string
  /** Two lines, for narrow columns that say what the day is. */
  isStacked?: boolean
}

function stockWord({ state, stock, unit }: AvailabilityProps): string {
  return state !== 'low' || stock === undefined || unit === undefined
    ? STOCK_WORDS[state]
    : `仅剩 ${formatQuantity(stock, unit)}`
}

/** Stock in the area and the day of arrival, or why the goods are not for sale. */
export function Availability(props: AvailabilityProps) {
  const { state, obstacle, isStacked = false } = props
  const arrivalDay = useArrivalDay()
  const day = arrivalDay(supplyDays(props))
  if (obstacle) return <span className={`${s.root} ${s.out}`}>{obstacle}</span>
  return (
    <span className={isStacked ? `${s.root} ${s.stacked}` : s.root}>
      <span className={s[state]}>{stockWord(props)}</span>
      <span className={s.arrival}>{isStacked ? day : ` · ${supplyText(state, day)}`}</span>
    </span>
  )
}
