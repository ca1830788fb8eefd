import { HomeView } from '@/components/home/home-view'
import { PageHead } from '@/components/shared/page-head'
import { routes } from '@/contract/routes'
import type { MallPage } from '@/hooks/page-loader'
import { homeRequests } from '@/hooks/page-requests'

const HomePage: MallPage = () => (
  <>
    <PageHead canonical={routes.home()} />
    <HomeView />
  </>
)
HomePage.requests = (_query, areas) => homeRequests(areas)
export default HomePage
