import { useRouter } from 'next/router'
import { LoginView } from '@/components/login/login-view'
import { PageHead } from '@/components/shared/page-head'
import type { MallPage } from '@/hooks/page-loader'
import { safeRedirect } from '@/services/safe-redirect'

const LoginPage: MallPage = () => {
  const redirect = safeRedirect(useRouter().query.redirect)
  return (
    <>
      <PageHead title="登录" />
      <LoginView redirect={redirect} />
    </>
  )
}
LoginPage.getLayout = (page) => page
export default LoginPage
