import type { ReactNode } from 'react'
import s from './dock-bar.module.css'

type DockBarProps = { label: string; children: ReactNode }

/** Sticky bar with a list's total and action; stays at the window's bottom while its list shows. */
export function DockBar({ label, children }: DockBarProps) {
  return (
    <section className={s.root} aria-label={label} data-dock>
      {children}
    </section>
  )
}
