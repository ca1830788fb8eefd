import { IntroductionHead } from '@/components/help/introduction/introduction-head'
import { IntroductionView } from '@/components/help/introduction/introduction-view'
import { introductionRequests } from '@/services/page/browse-requests'
import type { MallPage } from '@/services/page/page-loader'

const IntroductionPage: MallPage = () => (
  <>
    <IntroductionHead />
    <IntroductionView />
  </>
)
IntroductionPage.requests = introductionRequests
export default IntroductionPage
