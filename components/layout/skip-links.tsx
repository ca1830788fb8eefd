import { useRouter } from 'next/router'
import { routes } from '@/contract/routes'
import s from './layout.module.css'

/** Where a keyboard wants to be on pages with much before it. */
const SKIPS: Readonly<Record<string, { href: string; text: string }>> = {
  '/search': { href: '#results', text: '跳到搜索结果' },
  [routes.cart()]: { href: '#total', text: '跳到合计' },
  [routes.checkout()]: { href: '#total', text: '跳到提交订单' },
}

/** Leads past the frame and the filters of a page that has many. */
export function PageSkip() {
  const skip = SKIPS[useRouter().pathname]
  if (!skip) return null
  return (
    <a className={s.skip} href={skip.href}>
      {skip.text}
    </a>
  )
}

/** First stops of the keyboard, shown while they have the focus. */
export function SkipLinks() {
  return (
    <>
      <a className={s.skip} href="#main">
        跳到主要内容
      </a>
      <a className={s.skip} href="#search">
        跳到搜索
      </a>
      <PageSkip />
    </>
  )
}
