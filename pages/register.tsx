import { useRouter } from 'next/router'
import { RegisterView } from '@/components/account/sign-in/register-view'
import { PageHead } from '@/components/ui/page-head'
import type { MallPage } from '@/services/page/page-loader'
import { safeRedirect } from '@/services/session/safe-redirect'

const RegisterPage: MallPage = () => (
  <>
    <PageHead title="注册" />
    <RegisterView redirect={safeRedirect(useRouter().query.redirect)} />
  </>
)
export default RegisterPage
