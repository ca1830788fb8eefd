import { useState } from 'react'
import { AntdScreen } from '@/components/ui/antd-screen'
import { ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { FormSkeleton } from '../form-skeleton'
import s from './account-page.module.css'
import { ForgotForm } from './forgot-form'

type ForgotViewProps = { redirect: string }

/** Password reset page, within the mall's layout. */
export function ForgotView({ redirect }: ForgotViewProps) {
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <section className={s.root} role="status">
        <h1 className={s.title}>密码已重设</h1>
        <p className={s.lead}>账号在所有设备上都已退出，请用新密码登录。</p>
        <ButtonLink variant="primary" size="l" href={routes.login(redirect)}>
          去登录
        </ButtonLink>
      </section>
    )
  }
  return (
    <section className={s.root} aria-labelledby="forgot">
      <div className={s.head}>
        <h1 id="forgot" className={s.title}>
          找回密码
        </h1>
        <p className={s.other}>
          想起来了？<MallLink href={routes.login(redirect)}>去登录</MallLink>
        </p>
      </div>
      <p className={s.lead}>验证注册时的手机号后设置新密码；所有设备会退出登录。</p>
      <AntdScreen group="sign-in" skeleton={<FormSkeleton />}>
        <ForgotForm onDone={() => setDone(true)} />
      </AntdScreen>
    </section>
  )
}
