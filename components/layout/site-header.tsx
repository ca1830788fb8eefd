import { SearchBox } from '@/components/search/search-box'
import { ButtonLink } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { MallLink } from '@/components/ui/mall-link'
import { useScrolledPast } from '@/components/ui/use-scrolled-past'
import { COMPACT_HEADER_PX } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { useHotWords } from '@/hooks/catalog/use-home'
import s from './site-header.module.css'
import { PageSkip } from './skip-links'

/** Hot-search words; hidden beyond 240 px of scroll, their space reserved (spec §2 Header). */
function HotWords() {
  const { hotWords } = useHotWords()
  const isGone = useScrolledPast(COMPACT_HEADER_PX)
  return (
    <nav className={s.words} aria-label="热门搜索">
      {isGone
        ? null
        : hotWords.map(({ id, hotWord }) => (
            <MallLink key={id} href={routes.search({ keyword: hotWord })}>
              {hotWord}
            </MallLink>
          ))}
    </nav>
  )
}

/** Logo, search box and hot words; merchants get a link to join. */
export function SiteHeader() {
  return (
    <header className={s.root}>
      <div className={s.inner}>
        <Logo />
        <div id="search" tabIndex={-1}>
          <SearchBox />
          <PageSkip />
          <HotWords />
        </div>
        <div className={s.side}>
          <ButtonLink href={routes.merchantJoin()}>商家入驻</ButtonLink>
          <p className={s.hours}>
            <span className={s.phone}>{SITE.phone}</span>
            {SITE.hours}
          </p>
        </div>
      </div>
    </header>
  )
}
