import dynamic from 'next/dynamic'
import { Resource } from '@/components/ui/resource'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { SITE } from '@/contract/site/company-rules'
import { useSession } from '@/hooks/account/use-session'
import { useCategories } from '@/hooks/catalog/use-categories'
import { useHomePage } from '@/hooks/catalog/use-home'
import { Banner } from './banner'
import { BrandWall } from './brand-wall'
import { Floor } from './floor'
import { HomeSkeleton } from './home-skeleton'
import s from './home-view.module.css'
import { Notices } from './notices'
import { UserCard } from './user-card'

const Frequent = dynamic(async () => (await import('./frequent')).Frequent, { ssr: false })
/** Only a mall on another's API lacks the call of this page. */
const HomeWithout = dynamic(async () => (await import('./home-without')).HomeWithout)
const Recent = dynamic(async () => (await import('./recent')).Recent, { ssr: false })

/** Home: banner between the open category menu and the buyer's card, one floor per category. */
export function HomeView() {
  const { home, ...requested } = useHomePage()
  const { categories } = useCategories(2)
  const { isSignedIn } = useSession()
  if (requested.error?.kind === 'missing') return <HomeWithout />
  return (
    <>
      <h1>
        <VisuallyHidden>{`${SITE.name} ${SITE.tagline}`}</VisuallyHidden>
      </h1>
      <div className={s.hero}>
        <div className={s.banner}>
          {home?.banners.length === 0 ? <p className={s.welcome}>{SITE.tagline}</p> : null}
          {home?.banners.length ? <Banner banners={home.banners} /> : null}
        </div>
        <div className={s.side}>
          <UserCard />
          <Notices notices={home?.notices} />
        </div>
      </div>
      <Resource data={home} {...requested} skeleton={<HomeSkeleton />}>
        {({ floors, brands }) => (
          <div className={s.floors}>
            {floors.map((floor, at) => (
              <Floor
                key={floor.category.id}
                floor={floor}
                brands={brands.filter(({ id }) => floor.brandIds.includes(id))}
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
            <BrandWall brands={brands} />
          </div>
        )}
      </Resource>
    </>
  )
}
