import { useRouter } from 'next/router'
import { SandboxView } from '@/components/payment/sandbox-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'

const SandboxCashierPage: MallPage = () => {
  const { payment, token } = useRouter().query
  return (
    <>
      <PageHead title="模拟收银台" />
      <SandboxView paymentNo={first(payment)} token={first(token)} />
    </>
  )
}
SandboxCashierPage.getLayout = (page) => page
export default SandboxCashierPage
