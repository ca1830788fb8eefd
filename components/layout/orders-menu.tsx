import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import s from './nav-bar.module.css'

/** Links to the order tabs by status (spec §2). */
const LINKS = [
  [2, '待发货'],
  [4, '待收货'],
  [5, '已完成'],
] as const

/** 我的订单; hover or focus opens its drop-down, Esc closes it. */
export function OrdersMenu() {
  const guarded = useSignInHref()
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the links within
    <div
      className={`${s.menu} ${s.tabbed}`}
      onPointerEnter={touch}
      onFocus={touch}
      onKeyDown={({ key }) => setTouched(key !== 'Escape')}
    >
      <MallLink href={guarded(routes.orders())} className={s.link}>
        我的订单
        <Icon name="down" size={12} />
      </MallLink>
      {isTouched ? (
        <ul className={s.drop}>
          {LINKS.map(([type, title]) => (
            <li key={type}>
              <MallLink href={guarded(routes.ordersOf(type))} className={s.link}>
                {title}
              </MallLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
