import type { ReactNode } from 'react'
import s from './visually-hidden.module.css'

type VisuallyHiddenProps = { children: ReactNode }

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={s.root}>{children}</span>
}
