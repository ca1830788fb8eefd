import { useRouter } from 'next/router'
import { JoinView } from '@/components/merchant/join-view'
import { PageHead } from '@/components/ui/page-head'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import { routes } from '@/contract/routes'
import type { MallPage } from '@/services/page/page-loader'

const MerchantJoinPage: MallPage = () => (
  <>
    <PageHead title="商家入驻" canonical={routes.merchantJoin()} />
    <JoinView state={joinAddress.read(useRouter().query)} />
  </>
)
export default MerchantJoinPage
