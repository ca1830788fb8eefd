import { formatAmount, formatPrice } from '@/contract/money'
import s from './price.module.css'

type PriceProps = { value: number; unit?: string; size?: 's' | 'm' | 'l' }

/** Unit price, 1/10000 yuan; none is on request. */
export function Price({ value, unit, size = 's' }: PriceProps) {
  return (
    <span className={`${s.root} ${s[size]}`}>
      {value ? `¥${formatPrice(value)}` : '询价'}
      {unit && value ? <span className={s.unit}>{`/${unit}`}</span> : null}
    </span>
  )
}

type AmountProps = {
  value: number
  size?: 's' | 'm' | 'l'
  /** Inherits the text colour: for parts of a total, so that the total stands out. */
  isPlain?: boolean
}

/** Amount of money, fen. */
export function Amount({ value, size = 's', isPlain = false }: AmountProps) {
  return (
    <span className={`${s.root} ${s[size]} ${isPlain ? s.plain : ''}`}>
      {`¥${formatAmount(value)}`}
    </span>
  )
}
