import dynamic from 'next/dynamic'
import { AntdScreen } from '@/components/ui/antd-screen'
import { late } from '@/components/ui/late'
import { Logo } from '@/components/ui/logo'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { FormSkeleton } from '../form-skeleton'
import { BoltDrawing } from './bolt-drawing'
import { LoginForm } from './login-form'
import s from './login-view.module.css'

const SmsLoginForm = dynamic(async () => (await import('./sms-login-form')).SmsLoginForm, {
  loading: late(),
})

type LoginViewProps = { redirect: string; isBySms?: boolean }

/** Return path after the sign-in; omitted for home. */
const backOf = (redirect: string) => (redirect === routes.home() ? undefined : redirect)

function Card({ redirect, isBySms = false }: LoginViewProps) {
  const back = backOf(redirect)
  const tabs = [
    { title: '密码登录', href: routes.login(back), isCurrent: !isBySms },
    { title: '短信登录', href: routes.loginBySms(back), isCurrent: isBySms },
  ]
  return (
    <div className={isBySms ? `${s.card} ${s.bySms}` : s.card}>
      <h1 className={s.title}>账号登录</h1>
      <nav className={s.tabs} aria-label="登录方式">
        {tabs.map(({ title, href, isCurrent }) => (
          <MallLink
            key={title}
            href={href}
            isInPlace
            className={s.tab}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {title}
          </MallLink>
        ))}
      </nav>
      <AntdScreen group="sign-in" skeleton={<FormSkeleton />}>
        {isBySms ? <SmsLoginForm redirect={redirect} /> : <LoginForm redirect={redirect} />}
      </AntdScreen>
      <p className={s.back}>
        还没有账号？<MallLink href={routes.register(back)}>免费注册</MallLink>
        <span className={s.gap}>或</span>
        <MallLink href={routes.home()}>先逛逛</MallLink>
      </p>
    </div>
  )
}

/** The only page without the shared layout (spec §2). */
export function LoginView(props: LoginViewProps) {
  return (
    <div className={s.root}>
      <header className={s.head}>
        <Logo />
      </header>
      <main className={s.stage}>
        <div className={s.inner}>
          <div className={s.pitch}>
            <div className={s.drawing}>
              <BoltDrawing />
            </div>
            <ul className={s.slogans}>
              {SITE.slogans.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ul>
          </div>
          <Card {...props} />
        </div>
      </main>
      <footer className={s.foot}>
        <span>{SITE.company}</span>
        <span>{SITE.filing}</span>
      </footer>
    </div>
  )
}
