import { useRouter } from 'next/router'
import { ForgotView } from '@/components/account/sign-in/forgot-view'
import { PageHead } from '@/components/ui/page-head'
import type { MallPage } from '@/services/page/page-loader'
import { safeRedirect } from '@/services/session/safe-redirect'

const ForgotPasswordPage: MallPage = () => (
  <>
    <PageHead title="找回密码" />
    <ForgotView redirect={safeRedirect(useRouter().query.redirect)} />
  </>
)
export default ForgotPasswordPage
