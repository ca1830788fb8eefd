import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import s from './floor.module.css'

type OwnRowProps = {
  title: string
  /** Link to the full list. */
  all: { href: string; text: string }
  children: ReactNode
}

/** Row of the buyer's own goods under a floor heading. */
export function OwnRow({ title, all, children }: OwnRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={s.head}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        <MallLink href={all.href} className={s.all}>
          {all.text}
          <Icon name="right" size={12} />
        </MallLink>
      </div>
      {children}
    </section>
  )
}
