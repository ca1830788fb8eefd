import dynamic from 'next/dynamic'
import { ErrorState } from '@/components/shared/error-state'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { SITE } from '@/contract/site'
import { useCategories } from '@/hooks/use-categories'
import { useHomePage } from '@/hooks/use-home'
import { useSession } from '@/hooks/use-session'
import { Banner } from './banner'
import { BrandWall } from './brand-wall'
import { Floor } from './floor'
import { HomeSkeleton } from './home-skeleton'
import s from './home-view.module.css'
import { Notices } from './notices'
import { UserCard } from './user-card'

const Frequent = dynamic(async () => (await import('./frequent')).Frequent, { ssr: false })
const Recent = dynamic(async () => (await import('./recent')).Recent, { ssr: false })

/** Home: banner between the open category menu and the buyer's card, then a floor a category. */
export function HomeView() {
  const { home, error, retry } = useHomePage()
  const { categories } = useCategories(2)
  const { isSignedIn } = useSession()
  return (
    <>
      <h1>
        <VisuallyHidden>{`${SITE.name} ${SITE.tagline}`}</VisuallyHidden>
      </h1>
      <div className={s.hero}>
        <div className={s.banner}>{home ? <Banner banners={home.banners} /> : null}</div>
        <div className={s.side}>
          <UserCard />
          <Notices notices={home?.notices ?? []} />
        </div>
      </div>
      {error && !home ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!error && !home ? <HomeSkeleton /> : null}
      {home ? (
        <div className={s.floors}>
          {home.floors.map((floor, at) => (
            <Floor
              key={floor.category.id}
              floor={floor}
              brands={home.brands.filter(({ id }) => floor.brandIds.includes(id))}
              groups={categories.find(({ id }) => id === floor.category.id)?.children ?? []}
              number={at + 1}
            />
          ))}
          {isSignedIn ? (
            <>
              <Frequent />
              <Recent />
            </>
          ) : null}
          <BrandWall brands={home.brands} />
        </div>
      ) : null}
    </>
  )
}
