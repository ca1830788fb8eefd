import { useRouter } from 'next/router'
import { RepairView } from '@/components/site/repair/repair-view'
import { PageHead } from '@/components/ui/page-head'
import type { MallPage } from '@/services/page/page-loader'
import { repairRequests } from '@/services/page/page-requests'
import { safeRedirect } from '@/services/session/safe-redirect'

const RepairPage: MallPage = () => {
  const { redirect } = useRouter().query
  return (
    <>
      <PageHead title="系统维护" />
      <RepairView redirect={redirect ? safeRedirect(redirect) : null} />
    </>
  )
}
RepairPage.requests = repairRequests
RepairPage.noCache = true
export default RepairPage
