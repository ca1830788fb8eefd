import { useRouter } from 'next/router'
import { ForgotView } from '@/components/login/forgot-view'
import { PageHead } from '@/components/shared/page-head'
import type { MallPage } from '@/hooks/page-loader'
import { safeRedirect } from '@/services/safe-redirect'

const ForgotPasswordPage: MallPage = () => (
  <>
    <PageHead title="找回密码" />
    <ForgotView redirect={safeRedirect(useRouter().query.redirect)} />
  </>
)
export default ForgotPasswordPage
