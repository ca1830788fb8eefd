import { useRouter } from 'next/router'
import { LoginView } from '@/components/account/sign-in/login-view'
import { PageHead } from '@/components/ui/page-head'
import { first } from '@/contract/address-of'
import type { MallPage } from '@/services/page/page-loader'
import { safeRedirect } from '@/services/session/safe-redirect'

const LoginPage: MallPage = () => {
  const { redirect, method } = useRouter().query
  return (
    <>
      <PageHead title="登录" />
      <LoginView redirect={safeRedirect(redirect)} isBySms={first(method) === 'sms'} />
    </>
  )
}
LoginPage.getLayout = (page) => page
export default LoginPage
