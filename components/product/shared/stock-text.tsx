import { BACKORDER_DAYS } from '@/contract/constants'
import { formatQuantity } from '@/contract/product/quantity-rules'
import type { StockState } from '@/contract/search/search-calls'
import s from './stock-text.module.css'

type StockTextProps = {
  state: StockState
  leadDays: number
  stock?: number
  unit?: string
  /** Two lines, for narrow columns. */
  isStacked?: boolean
}

function stockWord({ state, stock, unit }: StockTextProps): string {
  if (state === 'out') return '缺货'
  if (state === 'in') return '有货'
  return stock === undefined || unit === undefined
    ? '库存紧张'
    : `仅剩 ${formatQuantity(stock, unit)}`
}

/** When goods arrive; what is out of stock can only be awaited. */
function arrivalText({ state, leadDays }: StockTextProps): string {
  if (state === 'out') return `期货 ${leadDays + BACKORDER_DAYS} 个工作日达`
  return leadDays > 0 ? `${leadDays} 个工作日达` : '当日达'
}

/** Stock in the area and the lead time in working days. */
export function StockText(props: StockTextProps) {
  const { state, isStacked = false } = props
  return (
    <span className={isStacked ? `${s.root} ${s.stacked}` : s.root}>
      <span className={s[state]}>{stockWord(props)}</span>
      <span className={s.lead}>
        {isStacked ? null : ' · '}
        {arrivalText(props)}
      </span>
    </span>
  )
}
