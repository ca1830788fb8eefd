import { briefDay, stockWord, supplyDays, supplyText } from '@/contract/product/supply-rules'
import type { StockState } from '@/contract/search/search-calls'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import s from './availability.module.css'
import { ObstacleText } from './obstacle-text'

type AvailabilityProps = {
  state: StockState
  leadDays: number
  stock?: number
  unit?: string
  /** Why the goods cannot be bought, which is then all there is to say. */
  obstacle?: string
  /** The day alone, for columns whose head says what day it is; without the day of the week. */
  isBrief?: boolean
}

/** Stock in the area and the day of arrival, or why the goods are not for sale. */
export function Availability(props: AvailabilityProps) {
  const { state, obstacle, isBrief = false } = props
  const arrivalDay = useArrivalDay()
  const day = arrivalDay(supplyDays(props))
  if (obstacle) {
    return (
      <span className={`${s.root} ${s.out}`}>
        <ObstacleText obstacle={obstacle} />
      </span>
    )
  }
  return (
    <span className={s.root}>
      <b className={s[state]}>{stockWord(props)}</b>
      {` · ${isBrief ? briefDay(day) : supplyText(state, day)}`}
    </span>
  )
}
