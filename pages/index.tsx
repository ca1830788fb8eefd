import { HomeView } from '@/components/catalog/home/home-view'
import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import type { MallPage } from '@/services/page/page-loader'
import { homeRequests } from '@/services/page/page-requests'

const HomePage: MallPage = () => (
  <>
    <PageHead canonical={routes.home()} />
    <HomeView />
  </>
)
HomePage.requests = (_query, areas) => homeRequests(areas)
export default HomePage
