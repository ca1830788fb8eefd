import { useRouter } from 'next/router'
import { RegisterView } from '@/components/login/register-view'
import { PageHead } from '@/components/shared/page-head'
import type { MallPage } from '@/hooks/page-loader'
import { safeRedirect } from '@/services/safe-redirect'

const RegisterPage: MallPage = () => (
  <>
    <PageHead title="注册" />
    <RegisterView redirect={safeRedirect(useRouter().query.redirect)} />
  </>
)
export default RegisterPage
