import { type ReactNode, useId } from 'react'
import s from './checkout.module.css'

type PanelProps = {
  title: string
  /** Id by which `showFault` finds the panel. */
  name?: string
  /** Content at the right of the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** Section of the checkout with its heading. */
export function Panel({ title, name, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section className={s.panel} aria-labelledby={id} data-part={name}>
      <div className={s.head}>
        <h2 id={id} className={s.heading}>
          {title}
        </h2>
        {aside ? <span className={s.aside}>{aside}</span> : null}
      </div>
      {children}
    </section>
  )
}
