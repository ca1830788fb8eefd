import { PhoneView } from '@/components/phone/phone-view'
import { PageHead } from '@/components/shared/page-head'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import type { MallPage } from '@/hooks/page-loader'

const PhonePage: MallPage = () => (
  <>
    <PageHead
      title="手机版"
      description={`用手机打开${SITE.name}：扫码即用，可添加到主屏幕。`}
      canonical={routes.phone()}
    />
    <PhoneView />
  </>
)
// With props of its own Next gives the page the address that was asked for, not the rewritten one.
PhonePage.getInitialProps = () => ({})
export default PhonePage
