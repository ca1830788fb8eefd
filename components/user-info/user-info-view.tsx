import dynamic from 'next/dynamic'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { sectionTitle, USER_INFO_SECTIONS, type UserInfoState } from '@/contract/user-info-state'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import { FavoriteSkeleton } from './favorite-skeleton'
import { FavoritesSection } from './favorites-section'
import { LinesSkeleton, ListsSkeleton } from './list-skeleton'
import s from './user-info-view.module.css'

const ListsSection = dynamic(async () => (await import('./lists-section')).ListsSection, {
  ssr: false,
  loading: () => <ListsSkeleton />,
})

type UserInfoViewProps = { state: UserInfoState }

function Section({ state: { section, page, listId } }: UserInfoViewProps) {
  const isSignedIn = useRequiredSignIn()
  if (section === 'favorites') {
    return isSignedIn ? <FavoritesSection page={page} /> : <FavoriteSkeleton />
  }
  if (isSignedIn) return <ListsSection listId={listId} />
  return listId ? <LinesSkeleton /> : <ListsSkeleton />
}

function Menu({ state }: UserInfoViewProps) {
  return (
    <nav className={s.menu} aria-label="个人中心">
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
