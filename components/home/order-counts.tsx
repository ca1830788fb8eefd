import { MallLink } from '@/components/ui/mall-link'
import { ORDER_TABS } from '@/contract/order-state'
import { routes } from '@/contract/routes'
import { useOrderCounts } from '@/hooks/use-orders'
import s from './side.module.css'

/** Tabs a buyer still waits for, and those that are done. */
const SHOWN = ORDER_TABS.filter(({ type }) => type > 0 && type < 7)

/** How many orders wait for what. */
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
