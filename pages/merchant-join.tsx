import { useRouter } from 'next/router'
import { JoinView } from '@/components/merchant-join/join-view'
import { PageHead } from '@/components/shared/page-head'
import { parseJoinState } from '@/contract/merchant-join-state'
import { routes } from '@/contract/routes'
import type { MallPage } from '@/hooks/page-loader'

const MerchantJoinPage: MallPage = () => (
  <>
    <PageHead title="商家入驻" canonical={routes.merchantJoin()} />
    <JoinView state={parseJoinState(useRouter().query)} />
  </>
)
export default MerchantJoinPage
