import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { CategoryBar } from './category-bar'
import { CompactHeader } from './compact-header'
import { CompareDock } from './compare-dock'
import s from './layout.module.css'
import { NavBar } from './nav-bar'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SloganStrip } from './slogan-strip'

/** No key is pressed before there is something to see: it comes after the page. */
const Shortcuts = dynamic(async () => (await import('./shortcuts')).Shortcuts, { ssr: false })

// They float, and every page's HTML and first script would carry what the bars above say.
const SideShortcuts = dynamic(async () => (await import('./side-shortcuts')).SideShortcuts, {
  ssr: false,
})

type LayoutProps = { children: ReactNode }

/** The frame of every page except /login (spec §2). */
export function Layout({ children }: LayoutProps) {
  const [isListed, setListed] = useState(false)
  return (
    <>
      <a className={s.skip} href="#main">
        跳到主要内容
      </a>
      <NavBar />
      <SiteHeader />
      <CategoryBar />
      <main id="main" className={s.main} tabIndex={-1}>
        {children}
      </main>
      <SloganStrip />
      <SiteFooter onShortcuts={() => setListed(true)} />
      <SideShortcuts />
      <CompareDock />
      <CompactHeader />
      <Shortcuts isOpen={isListed} onOpen={setListed} />
    </>
  )
}
