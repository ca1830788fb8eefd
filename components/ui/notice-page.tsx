import type { ReactNode } from 'react'
import s from './notice-page.module.css'

type NoticePageProps = {
  drawing?: ReactNode
  title: string
  /** The message, then the actions in <NoticeActions>. */
  children: ReactNode
}

/** A page with only a notice: a drawing if it has one, title, text, actions. */
export function NoticePage({ drawing, title, children }: NoticePageProps) {
  return (
    <div className={s.root}>
      {drawing && <div className={s.drawing}>{drawing}</div>}
      <h1 className={s.title}>{title}</h1>
      {children}
    </div>
  )
}

type NoticeActionsProps = { children: ReactNode }

/** Actions of a notice page, in a row. */
export function NoticeActions({ children }: NoticeActionsProps) {
  return <div className={s.actions}>{children}</div>
}
