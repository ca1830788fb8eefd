import { MallLink } from '@/components/ui/mall-link'
import { ORDER_TABS } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import { useOrderCounts } from '@/hooks/order/use-orders'
import s from './side.module.css'

/** Tabs of pending orders, and of completed ones. */
const SHOWN = ORDER_TABS.filter(({ type }) => type > 0 && type < 7)

/** Order counts by status. */
export function OrderCounts() {
  const countOf = useOrderCounts()
  return (
    <ul className={s.counts}>
      {SHOWN.map(({ type, title }) => (
        <li key={type}>
          <MallLink href={routes.orders({ type })}>
            <span className={s.number}>{countOf(type) ?? '–'}</span>
            {title}
          </MallLink>
        </li>
      ))}
    </ul>
  )
}
