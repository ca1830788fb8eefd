import { type ReactNode, useId } from 'react'
import { MallLink } from '@/components/ui/mall-link'
import s from './desk.module.css'

type DeskPanelProps = {
  title: string
  /** Leads to all of what the panel shows a part of. */
  more: { href: string; text: string }
  children: ReactNode
}

/** One panel of the desk, under its title. */
export function DeskPanel({ title, more, children }: DeskPanelProps) {
  const id = useId()
  return (
    <section className={s.panel} aria-labelledby={id}>
      <div className={s.head}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        <MallLink href={more.href} className={s.more}>
          {more.text}
        </MallLink>
      </div>
      {children}
    </section>
  )
}
