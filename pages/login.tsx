import { useRouter } from 'next/router'
import { LoginView } from '@/components/login/login-view'
import { PageHead } from '@/components/shared/page-head'
import { first } from '@/contract/query'
import type { MallPage } from '@/hooks/page-loader'
import { safeRedirect } from '@/services/safe-redirect'

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
