import type { IconName } from '@/components/ui/icon'
import { Icon } from '@/components/ui/icon'
import surface from '@/components/ui/surface.module.css'
import { SITE } from '@/contract/site/company-rules'
import s from './slogan-strip.module.css'

const ICONS: IconName[] = ['box', 'truck', 'shield', 'yuan']

/** The four slogans. */
export function SloganStrip() {
  return (
    <section className={s.root} aria-label="服务承诺">
      <ul className={s.list}>
        {SITE.slogans.map(({ title, text }, at) => (
          <li key={title} className={s.item}>
            <span className={s.icon}>
              <Icon name={ICONS[at] ?? 'check'} size={32} />
            </span>
            <div>
              <p className={s.title}>{title}</p>
              <p className={surface.caption}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
