import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { CategoryBar } from '@/components/catalog/category-bar'
import { CompareDock } from '@/components/product/compare-dock'
import { late } from '@/components/ui/late'
import { useScrolledPast } from '@/components/ui/use-scrolled-past'
import { COMPACT_HEADER_PX } from '@/contract/constants'
import s from './layout.module.css'
import { NavBar } from './nav-bar'
import { PhoneTabs } from './phone-tabs'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLinks } from './skip-links'
import { SloganStrip } from './slogan-strip'

/** Loaded after the page: no shortcut is needed before there is content. */
const Shortcuts = dynamic(async () => (await import('./shortcuts')).Shortcuts, {
  ssr: false,
  loading: late(),
})

// Loaded on demand: floating bars would otherwise add to every page's HTML and first script.
const SideShortcuts = dynamic(async () => (await import('./side-shortcuts')).SideShortcuts, {
  ssr: false,
  loading: late(),
})

// Loaded with the first scroll that shows it.
const CompactHeader = dynamic(async () => (await import('./compact-header')).CompactHeader, {
  ssr: false,
  loading: late(),
})

type LayoutProps = { children: ReactNode }

/** Layout of every page except /login (spec §2). */
export function Layout({ children }: LayoutProps) {
  const [isListed, setListed] = useState(false)
  const isFarDown = useScrolledPast(COMPACT_HEADER_PX)
  return (
    <>
      <SkipLinks />
      <NavBar />
      <SiteHeader />
      <CategoryBar />
      <main id="main" className={s.main} tabIndex={-1}>
        {children}
      </main>
      <SloganStrip />
      <SiteFooter onShortcuts={() => setListed(true)} />
      <PhoneTabs />
      <SideShortcuts />
      <CompareDock />
      {isFarDown ? <CompactHeader /> : null}
      <Shortcuts isOpen={isListed} onOpen={setListed} />
    </>
  )
}
