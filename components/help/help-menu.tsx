import { useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import { ARTICLE_KEYS } from '@/contract/help/help-articles-rules'
import { HELP_GROUPS } from '@/contract/help/help-menu-rules'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import s from './help-menu.module.css'

type HelpMenuProps = {
  /** The current article; null during a search. */
  current: string | null
}

/** Groups and articles of help; collapsed behind a button on phones. */
export function HelpMenu({ current }: HelpMenuProps) {
  const preload = usePreload()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={surface.panel}>
      <button
        type="button"
        className={s.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        帮助目录
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <nav id={id} className={isOpen ? `${s.groups} ${s.open}` : s.groups} aria-label="帮助目录">
        {HELP_GROUPS.map(({ title, items }) => (
          <section key={title}>
            <h2 className={s.group}>{title}</h2>
            <ul>
              {items.map(({ key, title: name }) => {
                const article = ARTICLE_KEYS.find((one) => one === key)
                return (
                  <li key={key}>
                    <MallLink
                      href={routes.helpEntry(key)}
                      onWarm={article && preload.help(article)}
                      onFollow={() => setOpen(false)}
                      className={key === current ? `${s.item} ${s.current}` : s.item}
                      aria-current={key === current ? 'page' : undefined}
                    >
                      {name}
                    </MallLink>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  )
}
