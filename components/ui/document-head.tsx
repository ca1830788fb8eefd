import type { ReactNode } from 'react'
import type { StatusBadge } from '@/contract/order/order-status-rules'
import s from './document-head.module.css'
import { StatusTag } from './status-tag'
import surface from './surface.module.css'

type DocumentHeadProps = {
  /** Names the region. */
  label: string
  title: string
  badge: StatusBadge
  actions: ReactNode
  /** Dates and the like, each in a span of its own. */
  facts: ReactNode
  children?: ReactNode
}

/** Head of a document's page: its number and status, what can be done with it, its dates. */
export function DocumentHead({ label, title, badge, actions, facts, children }: DocumentHeadProps) {
  return (
    <section className={s.head} aria-label={label}>
      <div className={s.top}>
        <h1 className={s.title}>
          {title} <StatusTag badge={badge} />
        </h1>
        <div className={surface.ways}>{actions}</div>
      </div>
      <p className={surface.facts}>{facts}</p>
      {children}
    </section>
  )
}
