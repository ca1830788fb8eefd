import { Button } from '@/components/ui/button'
import type { CartLine } from '@/contract/cart/cart-calls'
import { backorderDays, stockSplit } from '@/contract/cart/cart-rules'
import { arrivalDaysOf, arrivalText } from '@/contract/product/line-arrival-rules'
import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import s from './cart-line-row.module.css'

type BackorderNoteProps = { line: CartLine; onCancel: () => void }

/** When a line with a quantity on backorder arrives. */
export function BackorderNote({ line, onCancel }: BackorderNoteProps) {
  const arrivalDay = useArrivalDay()
  const { qty, unit, leadDays } = line
  const awaitedQty = stockSplit(line).awaited
  const days = arrivalDaysOf({ qty, awaitedQty, leadDays, waitDays: backorderDays(line) })
  const inStock = days.inStock === null ? null : arrivalDay(days.inStock)
  const whole = arrivalDay(days.whole)
  return (
    <p className={s.state}>
      {arrivalText({ qty, awaitedQty, unit, inStock, whole })}
      <Button variant="text" size="s" onClick={onCancel}>
        取消期货
      </Button>
    </p>
  )
}
