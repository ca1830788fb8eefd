import { useRouter } from 'next/router'
import { RepairView } from '@/components/repair/repair-view'
import { PageHead } from '@/components/shared/page-head'
import type { MallPage } from '@/hooks/page-loader'
import { repairRequests } from '@/hooks/page-requests'
import { safeRedirect } from '@/services/safe-redirect'

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
RepairPage.isLive = true
export default RepairPage
