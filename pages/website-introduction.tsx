import { IntroductionHead } from '@/components/website-introduction/introduction-head'
import { IntroductionView } from '@/components/website-introduction/introduction-view'
import { introductionRequests } from '@/hooks/browse-requests'
import type { MallPage } from '@/hooks/page-loader'

const IntroductionPage: MallPage = () => (
  <>
    <IntroductionHead />
    <IntroductionView />
  </>
)
IntroductionPage.requests = introductionRequests
export default IntroductionPage
