import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import s from './section.module.css'

type SectionProps = {
  title: string
  /** Beside the title: a count. */
  note?: string
  /** Where the whole of it is. */
  more?: { href: string; text: string; onWarm?: () => void } | undefined
  children: ReactNode
}

/** A part of a browsing page under its heading. */
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
