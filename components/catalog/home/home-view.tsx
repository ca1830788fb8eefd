import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { Resource } from '@/components/ui/resource'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import { usePreload } from '@/hooks/call/use-preload'
import { useHomePage } from '@/hooks/catalog/use-home'
import { BrandWall } from './brand-wall'
import { CategoryWall } from './category-wall'
import { HomeSkeleton } from './home-skeleton'
import { HomeTop } from './home-top'
import s from './home-view.module.css'
import { Notices } from './notices'
import { Offers } from './offers'

/** Only a mall on another's API lacks the call of this page. */
const HomeWithout = dynamic(async () => (await import('./home-without')).HomeWithout, {
  loading: late(),
})
const Recent = dynamic(async () => (await import('./recent')).Recent, {
  ssr: false,
  loading: late(),
})

/** Home: a visitor is shown how to find goods, a buyer the desk; then categories, offers, brands. */
export function HomeView() {
  const { home, ...requested } = useHomePage()
  const { isSignedIn } = useSession()
  const preload = usePreload()
  if (requested.error?.kind === 'missing') return <HomeWithout />
  return (
    <div className={s.root}>
      <HomeTop />
      <Resource data={home} {...requested} skeleton={<HomeSkeleton />}>
        {({ notices, categories, banners, brands }) => (
          <>
            <Notices notices={notices} />
            <CategoryWall
              categories={categories.map(({ leaves, ...top }) => ({
                ...top,
                below: leaves.map(({ id, name }) => ({
                  id,
                  name,
                  href: routes.search({ categoryId: id }),
                })),
              }))}
              onWarm={preload.category}
            />
            {isSignedIn ? <Recent /> : null}
            <Offers banners={banners} />
            <BrandWall brands={brands} />
          </>
        )}
      </Resource>
    </div>
  )
}
