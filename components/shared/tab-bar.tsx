import { badgeText } from '@/components/ui/badge-text'
import { MallLink } from '@/components/ui/mall-link'
import { useCurrentInSight } from '@/components/ui/use-current-in-sight'
import s from './tab-bar.module.css'

type Tab = { title: string; href: string; isCurrent: boolean; count?: number | undefined }
type TabBarProps = { label: string; tabs: readonly Tab[] }

/** Parts of a page as links, each with how much is in it once that is known. */
export function TabBar({ label, tabs }: TabBarProps) {
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
          <span className={s.count}>{count === undefined ? null : badgeText(count)}</span>
        </MallLink>
      ))}
    </nav>
  )
}
