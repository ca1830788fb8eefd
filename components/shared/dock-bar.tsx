import type { ReactNode } from 'react'
import s from './dock-bar.module.css'

type DockBarProps = { label: string; children: ReactNode }

/** What a list comes to and the way on: stays at the foot of the window while its list is in sight. */
export function DockBar({ label, children }: DockBarProps) {
  return (
    <section className={s.root} aria-label={label} data-dock>
      {children}
    </section>
  )
}
