import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from './icon'
import { MallLink } from './mall-link'
import s from './section.module.css'

type SectionProps = {
  title: string
  /** Count beside the title. */
  note?: string
  /** Link to the full list. */
  more?: { href: string; text: string; onWarm?: () => void } | undefined
  children: ReactNode
}

/** Section of a browsing page with its heading. */
export function Section({ title, note, more, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={s.root}>
      <div className={s.head}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        {note ? <span className={s.note}>{note}</span> : null}
        {more ? (
          <MallLink href={more.href} className={s.more} onWarm={more.onWarm}>
            {more.text}
            <Icon name="right" size={12} />
          </MallLink>
        ) : null}
      </div>
      {children}
    </section>
  )
}
