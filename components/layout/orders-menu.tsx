import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useSignInHref } from '@/hooks/use-guarded-link'
import s from './nav-bar.module.css'

const OrdersDrop = dynamic(async () => (await import('./orders-drop')).OrdersDrop, { ssr: false })

/** 我的订单; the pointer or the focus opens its drop-down, Esc closes it. */
export function OrdersMenu() {
  const guarded = useSignInHref()
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the links within
    <div
      className={s.menu}
      onPointerEnter={touch}
      onFocus={touch}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && target instanceof HTMLElement) target.blur()
      }}
    >
      <MallLink href={guarded(routes.orders())} className={s.link}>
        <span className={s.sign}>
          <Icon name="list" size={14} />
        </span>
        <span className={s.word}>我的订单</span>
        <span className={s.arrow}>
          <Icon name="down" size={12} />
        </span>
      </MallLink>
      {isTouched ? <OrdersDrop /> : null}
    </div>
  )
}
