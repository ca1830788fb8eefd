import type { ReactNode } from 'react'
import s from './notice-page.module.css'

type NoticePageProps = {
  drawing: ReactNode
  title: string
  /** What there is to say, then the ways on in <NoticeActions>. */
  children: ReactNode
}

/** A page that has nothing to show but a notice: drawing, title, text, ways on. */
export function NoticePage({ drawing, title, children }: NoticePageProps) {
  return (
    <div className={s.root}>
      <div className={s.drawing}>{drawing}</div>
      <h1 className={s.title}>{title}</h1>
      {children}
    </div>
  )
}

type NoticeActionsProps = { children: ReactNode }

/** The ways on from a notice, in a row. */
export function NoticeActions({ children }: NoticeActionsProps) {
  return <div className={s.actions}>{children}</div>
}
