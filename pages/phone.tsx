import { PhoneView } from '@/components/help/phone-view'
import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import type { MallPage } from '@/services/page/page-loader'

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
export default PhonePage
