import { badgeText } from './badge-text'
import { MallLink } from './mall-link'
import s from './tab-bar.module.css'
import { useCurrentInSight } from './use-current-in-sight'
import { VisuallyHidden } from './visually-hidden'

type Tab = { title: string; href: string; isCurrent: boolean; count?: number | undefined }
type TabBarProps = {
  label: string
  tabs: readonly Tab[]
  /** What is counted, for screen readers. */
  unit?: string
}

/** Tabs as links, each with its count once that is known. */
export function TabBar({ label, tabs, unit }: TabBarProps) {
  const strip = useCurrentInSight(tabs.find(({ isCurrent }) => isCurrent)?.href ?? '')
  return (
    <nav ref={strip} className={s.root} aria-label={label}>
      {tabs.map(({ title, href, isCurrent, count }) => (
        <MallLink
          key={title}
          href={href}
          isInPlace
          className={isCurrent ? `${s.tab} ${s.current}` : s.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {title}
          <span className={s.count}>
            {count === undefined ? null : badgeText(count)}
            {count !== undefined && unit ? <VisuallyHidden>{unit}</VisuallyHidden> : null}
          </span>
        </MallLink>
      ))}
    </nav>
  )
}
