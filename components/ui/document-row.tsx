import type { ReactNode } from 'react'
import type { StatusBadge } from '@/contract/order/order-status-rules'
import s from './document-row.module.css'
import { MallLink } from './mall-link'
import { StatusTag } from './status-tag'

type DocumentTitleProps = {
  href: string
  no: string
  /** Of its first lines. */
  titles: readonly string[]
  lineCount: number
}

/** What a document of a list is about, a link to it, over its number. */
export function DocumentTitle({ href, no, titles, lineCount }: DocumentTitleProps) {
  const more = lineCount > titles.length ? ` 等 ${lineCount} 行` : ''
  return (
    <>
      <div>
        <MallLink href={href} className={s.titles}>
          {`${titles.join('；')}${more}`}
        </MallLink>
      </div>
      <p className={s.no}>{no}</p>
    </>
  )
}

/** One of the facts below the title. */
export function DocumentFact({ children }: { children: ReactNode }) {
  return <span className={s.fact}>{children}</span>
}

/** Status and facts below the title, where there is no room for columns of their own. */
export function DocumentFacts({ badge, children }: { badge: StatusBadge; children: ReactNode }) {
  return (
    <p className={s.below}>
      <StatusTag badge={badge} />
      {children}
    </p>
  )
}
