import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import { LinesSkeleton, ListsSkeleton } from '@/components/cart/shared/list-skeleton'
import { InvoicesSkeleton } from '@/components/invoice/shared/invoices-skeleton'
import { SavedItemSkeleton } from '@/components/product/shared/saved-item-grid'
import { AntdScreen } from '@/components/ui/antd-screen'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import { useCurrentInSight } from '@/components/ui/use-current-in-sight'
import {
  SECTION_TITLES,
  USER_INFO_SECTIONS,
  type UserInfoSection,
  type UserInfoState,
} from '@/contract/account/user-info-address'
import { routes } from '@/contract/routes'
import { FavoritesSection } from './favorites-section'
import { FormSkeleton } from './form-skeleton'
import { OverviewSection, OverviewSkeleton } from './overview/overview-section'
import { SecuritySkeleton, SessionsSkeleton } from './security-skeleton'
import { CollectionSkeleton } from './shared/collection-skeleton'
import { Personal } from './shared/personal'
import s from './user-info-view.module.css'

type Place = Pick<UserInfoState, 'page' | 'listId' | 'keyword'>
type SectionView = { Content: ComponentType<Place>; skeleton: ReactNode }

/** A lazily loaded section; shows its skeleton meanwhile. */
function onDemand(load: () => Promise<ComponentType<Place>>, skeleton: ReactNode): SectionView {
  return { Content: dynamic(load, { ssr: false, loading: late(() => skeleton) }), skeleton }
}

const SECTIONS: Readonly<Record<UserInfoSection, SectionView>> = {
  overview: { Content: OverviewSection, skeleton: <OverviewSkeleton /> },
  profile: onDemand(
    async () => (await import('./sections')).ProfileSection,
    <FormSkeleton hasPicture />,
  ),
  company: onDemand(async () => (await import('./sections')).CompanySection, <FormSkeleton />),
  favorites: { Content: FavoritesSection, skeleton: <SavedItemSkeleton count={8} /> },
  lists: onDemand(
    async () => (await import('@/components/cart/shared/lists-section')).ListsSection,
    <ListsSkeleton />,
  ),
  addresses: onDemand(
    async () => (await import('./sections')).AddressesSection,
    <CollectionSkeleton />,
  ),
  titles: onDemand(async () => (await import('./sections')).TitlesSection, <CollectionSkeleton />),
  invoices: onDemand(
    async () => (await import('@/components/invoice/shared/invoices-section')).InvoicesSection,
    <InvoicesSkeleton />,
  ),
  security: onDemand(
    async () => (await import('./sections')).SecuritySection,
    <SecuritySkeleton />,
  ),
  sessions: onDemand(
    async () => (await import('./sections')).SessionsSection,
    <SessionsSkeleton />,
  ),
  codes: onDemand(
    async () => (await import('@/components/quick-order/shared/codes-section')).CodesSection,
    <SessionsSkeleton />,
  ),
  data: onDemand(async () => (await import('./sections')).OwnDataSection, <SessionsSkeleton />),
}

type UserInfoViewProps = { state: UserInfoState }

function Section({ state: { section, page, listId, keyword } }: UserInfoViewProps) {
  const { Content, skeleton: usual } = SECTIONS[section]
  const skeleton = section === 'lists' && listId ? <LinesSkeleton /> : usual
  return (
    <AntdScreen group="personal" skeleton={skeleton}>
      <Personal skeleton={skeleton}>
        <Content page={page} listId={listId} keyword={keyword} />
      </Personal>
    </AntdScreen>
  )
}

function Menu({ state }: UserInfoViewProps) {
  const strip = useCurrentInSight(state.section)
  return (
    <nav ref={strip} className={s.menu} aria-label="个人中心">
      {USER_INFO_SECTIONS.map((section) => (
        <MallLink
          key={section}
          href={routes.userInfo(section)}
          className={section === state.section ? `${s.entry} ${s.current}` : s.entry}
          aria-current={section === state.section ? 'page' : undefined}
        >
          {SECTION_TITLES[section]}
        </MallLink>
      ))}
      <MallLink href={routes.quotations('')} className={s.entry}>
        我的报价单
      </MallLink>
      <MallLink href={routes.inquiries('')} className={s.entry}>
        我的询价
      </MallLink>
    </nav>
  )
}

/** Personal centre: menu of its sections, and the section named by the URL. */
export function UserInfoView({ state }: UserInfoViewProps) {
  return (
    <>
      <h1 className={surface.pageTitle}>个人中心</h1>
      <div className={s.body}>
        <Menu state={state} />
        <div className={s.section}>
          <h2 className={s.heading}>{SECTION_TITLES[state.section]}</h2>
          <div className={s.content}>
            <Section state={state} />
          </div>
        </div>
      </div>
    </>
  )
}
