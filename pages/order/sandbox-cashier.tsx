import { useRouter } from 'next/router'
import { SandboxView } from '@/components/checkout/sandbox-view'
import { PageHead } from '@/components/shared/page-head'
import { first } from '@/contract/query'
import type { MallPage } from '@/hooks/page-loader'

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
