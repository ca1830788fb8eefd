import type { ReactNode } from 'react'
import s from './dock-bar.module.css'

type DockBarProps = {
  label: string
  /** Where a skip link leads. */
  id?: string
  children: ReactNode
}

/** Sticky bar with a list's total and action; stays at the window's bottom while its list shows. */
export function DockBar({ label, id, children }: DockBarProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={s.root} aria-label={label} data-dock>
      {children}
    </section>
  )
}
