import dynamic from 'next/dynamic'
import { KeptSkeleton } from '@/components/shared/kept-grid'
import { MallLink } from '@/components/ui/mall-link'
import { useCurrentInSight } from '@/components/ui/use-current-in-sight'
import { routes } from '@/contract/routes'
import { sectionTitle, USER_INFO_SECTIONS, type UserInfoState } from '@/contract/user-info-state'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { BookSkeleton } from './book-skeleton'
import { FavoritesSection } from './favorites-section'
import { FormSkeleton } from './form-skeleton'
import { InvoicesSkeleton } from './invoices-skeleton'
import { LinesSkeleton, ListsSkeleton } from './list-skeleton'
import { SecuritySkeleton, SessionsSkeleton } from './security-skeleton'
import s from './user-info-view.module.css'

const ProfileSection = dynamic(async () => (await import('./profile-section')).ProfileSection, {
  ssr: false,
  loading: () => <FormSkeleton hasPicture />,
})

const CompanySection = dynamic(async () => (await import('./company-section')).CompanySection, {
  ssr: false,
  loading: () => <FormSkeleton />,
})

const ListsSection = dynamic(async () => (await import('./lists-section')).ListsSection, {
  ssr: false,
  loading: () => <ListsSkeleton />,
})

const AddressesSection = dynamic(
  async () => (await import('./addresses-section')).AddressesSection,
  { ssr: false, loading: () => <BookSkeleton /> },
)

const TitlesSection = dynamic(async () => (await import('./titles-section')).TitlesSection, {
  ssr: false,
  loading: () => <BookSkeleton />,
})

const InvoicesSection = dynamic(async () => (await import('./invoices-section')).InvoicesSection, {
  ssr: false,
  loading: () => <InvoicesSkeleton />,
})

const SecuritySection = dynamic(async () => (await import('./security-section')).SecuritySection, {
  ssr: false,
  loading: () => <SecuritySkeleton />,
})

const SessionsSection = dynamic(async () => (await import('./sessions-section')).SessionsSection, {
  ssr: false,
  loading: () => <SessionsSkeleton />,
})

type UserInfoViewProps = { state: UserInfoState }

function Waiting({ state: { section, listId } }: UserInfoViewProps) {
  if (section === 'favorites') return <KeptSkeleton count={8} />
  if (section === 'profile') return <FormSkeleton hasPicture />
  if (section === 'company') return <FormSkeleton />
  if (section === 'security') return <SecuritySkeleton />
  if (section === 'sessions') return <SessionsSkeleton />
  if (section === 'invoices') return <InvoicesSkeleton />
  if (section !== 'lists') return <BookSkeleton />
  return listId ? <LinesSkeleton /> : <ListsSkeleton />
}

function Section({ state }: UserInfoViewProps) {
  const isSignedIn = useRequiredSignIn()
  if (!isSignedIn) return <Waiting state={state} />
  if (state.section === 'profile') return <ProfileSection />
  if (state.section === 'company') return <CompanySection />
  if (state.section === 'favorites') return <FavoritesSection page={state.page} />
  if (state.section === 'addresses') return <AddressesSection />
  if (state.section === 'titles') return <TitlesSection />
  if (state.section === 'invoices') return <InvoicesSection page={state.page} />
  if (state.section === 'security') return <SecuritySection />
  if (state.section === 'sessions') return <SessionsSection />
  return <ListsSection listId={state.listId} />
}

function Menu({ state }: UserInfoViewProps) {
  const strip = useCurrentInSight(state.section)
  return (
    <nav ref={strip} className={s.menu} aria-label="个人中心">
      {USER_INFO_SECTIONS.map(({ section, title }) => (
        <MallLink
          key={section}
          href={routes.userInfo({ section })}
          className={section === state.section ? `${s.entry} ${s.current}` : s.entry}
          aria-current={section === state.section ? 'page' : undefined}
        >
          {title}
        </MallLink>
      ))}
    </nav>
  )
}

/** The personal centre: a menu of its sections, and the one the address names. */
export function UserInfoView({ state }: UserInfoViewProps) {
  return (
    <>
      <h1 className={s.title}>个人中心</h1>
      <div className={s.body}>
        <Menu state={state} />
        <div className={s.section}>
          <h2 className={s.heading}>{sectionTitle(state.section)}</h2>
          <Section state={state} />
        </div>
      </div>
    </>
  )
}
