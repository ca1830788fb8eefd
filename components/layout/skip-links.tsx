import { useOfferedSkip } from '@/hooks/browser/use-skip-target'
import s from './layout.module.css'

/** Leads past the frame and the filters of a page that has many. */
export function PageSkip() {
  const skip = useOfferedSkip()
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
