import dynamic from 'next/dynamic'
import Router from 'next/router'
import { AccountField } from '@/components/shared/account-field'
import { useAccountForm } from '@/components/shared/use-account-form'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useCaptcha } from '@/hooks/use-captcha'
import { useSignIn } from '@/hooks/use-sign-in'
import { AccountForm } from './account-form'
import s from './login-view.module.css'

const CaptchaField = dynamic(
  async () => (await import('@/components/shared/captcha-field')).CaptchaField,
  { ssr: false },
)

const BLANK = { username: '', password: '' }
type Form = typeof BLANK

const faultsOf = ({ username, password }: Form) => ({
  username: username.trim() ? '' : '请输入用户名或手机号',
  password: password ? '' : '请输入密码',
})

/** After failed tries a captcha is wanted; it is done by itself, with the form or at once after. */
function useLogin(redirect: string) {
  const { signIn, refusal, isPending } = useSignIn()
  const captcha = useCaptcha('login')
  const isWanted = refusal?.wantsCaptcha === true || captcha.state !== 'idle'
  const isBusy = isPending || captcha.state === 'working'

  async function trySolved({ username, password }: Form, withCaptcha: boolean) {
    const captchaToken = withCaptcha ? captcha.token || (await captcha.solve()) : ''
    if (withCaptcha && !captchaToken) return
    const grant = { grant_type: 'password' as const, username: username.trim(), password }
    const refused = await signIn({ ...grant, ...(captchaToken && { captchaToken }) })
    captcha.reset()
    if (!refused) await Router.replace(redirect)
    return refused
  }

  async function send(form: Form) {
    const refused = await trySolved(form, isWanted)
    // Nothing else is asked of the buyer: it is solved and sent again.
    if (refused?.isCaptchaMissing && !isWanted) await trySolved(form, true)
  }
  const account = useAccountForm({ blank: BLANK, faultsOf, refusal, isPending: isBusy, send })
  return { ...account, refusal, isBusy, captcha, isWanted }
}

type LoginFormProps = { redirect: string }

/** Password sign-in; what was typed stays when it fails. */
export function LoginForm({ redirect }: LoginFormProps) {
  const { form, faultOf, change, ...login } = useLogin(redirect)
  return (
    <AccountForm
      formProps={login.formProps}
      notice={login.notice}
      until={login.refusal?.until ?? null}
      isPending={login.isBusy}
      words={{ action: '登录', pending: '正在登录…' }}
    >
      <AccountField
        label="用户名 / 手机号"
        name="username"
        autoComplete="username"
        maxLength={64}
        value={form.username}
        fault={faultOf('username')}
        onChange={(username) => change({ username })}
      />
      <AccountField
        label="密码"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        value={form.password}
        fault={faultOf('password')}
        onChange={(password) => change({ password })}
      />
      {login.isWanted ? <CaptchaField captcha={login.captcha} /> : null}
      <p className={s.forgot}>
        <MallLink href={routes.forgotPassword(redirect)}>忘记密码</MallLink>
      </p>
    </AccountForm>
  )
}
