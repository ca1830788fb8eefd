import { AntdScreen } from '@/components/ui/antd-screen'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { FormSkeleton } from '../form-skeleton'
import s from './account-page.module.css'
import { RegisterForm } from './register-form'

type RegisterViewProps = { redirect: string }

/** Registration page, within the mall's layout. */
export function RegisterView({ redirect }: RegisterViewProps) {
  return (
    <section className={s.root} aria-labelledby="register">
      <div className={s.head}>
        <h1 id="register" className={s.title}>
          注册账号
        </h1>
        <p className={s.other}>
          已有账号？<MallLink href={routes.login(redirect)}>去登录</MallLink>
        </p>
      </div>
      <AntdScreen group="sign-in" skeleton={<FormSkeleton />}>
        <RegisterForm redirect={redirect} />
      </AntdScreen>
    </section>
  )
}
