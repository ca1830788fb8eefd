import { Logo } from '@/components/ui/logo'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site'
import { BoltDrawing } from './bolt-drawing'
import { LoginForm } from './login-form'
import s from './login-view.module.css'

type LoginViewProps = { redirect: string }

/** The only page without the shared layout (spec §2). */
export function LoginView({ redirect }: LoginViewProps) {
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
          <div className={s.card}>
            <h1 className={s.title}>账号登录</h1>
            <LoginForm redirect={redirect} />
            <p className={s.back}>
              <MallLink href={routes.home()}>先逛逛，返回首页</MallLink>
            </p>
          </div>
        </div>
      </main>
      <footer className={s.foot}>
        {SITE.company} · {SITE.filing}
      </footer>
    </div>
  )
}
