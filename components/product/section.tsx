import type { ReactNode } from 'react'
import s from './product-sections.module.css'

type SectionProps = { id: string; title: string; children: ReactNode }

/** One section of the page, with the anchor the tabs link to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={s.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={s.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
