import dynamic from 'next/dynamic'
import Router from 'next/router'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { useCaptcha } from '@/hooks/account/use-captcha'
import { useSignIn } from '@/hooks/account/use-sign-in'
import { AccountField } from '../shared/account-field'
import { useAccountForm } from '../shared/use-account-form'
import { AccountForm } from './account-form'
import s from './login-view.module.css'

const CaptchaField = dynamic(async () => (await import('../shared/captcha-field')).CaptchaField, {
  ssr: false,
})

const BLANK = { username: '', password: '' }
type Form = typeof BLANK

const fieldErrorsOf = ({ username, password }: Form) => ({
  username: username.trim() ? '' : '请输入用户名或手机号',
  password: password ? '' : '请输入密码',
})

/** After failed attempts a captcha is required; it is solved with the submit or right after it. */
function useLogin(redirect: string) {
  const { signIn, refusal, isPending } = useSignIn()
  const captcha = useCaptcha('login')
  const isWanted = refusal?.wantsCaptcha === true || captcha.state !== 'idle'
  const isBusy = isPending || captcha.state === 'working'

  async function trySolved({ username, password }: Form, withCaptcha: boolean) {
    const earned = withCaptcha ? await captcha.earn() : {}
    if (!earned) return
    const { token: captchaToken } = earned
    const grant = { grant_type: 'password' as const, username: username.trim(), password }
    const refused = await signIn({ ...grant, ...(captchaToken && { captchaToken }) })
    captcha.reset()
    if (!refused) await Router.replace(redirect)
    return refused
  }

  async function send(form: Form) {
    const refused = await trySolved(form, isWanted)
    // Needs no action of the buyer: the captcha is solved and the form sent again.
    if (refused?.isCaptchaMissing && !isWanted) await trySolved(form, true)
  }
  const account = useAccountForm({ blank: BLANK, fieldErrorsOf, refusal, isPending: isBusy, send })
  return { ...account, refusal, isBusy, captcha, isWanted }
}

type LoginFormProps = { redirect: string }

/** Password sign-in; the input stays on failure. */
export function LoginForm({ redirect }: LoginFormProps) {
  const { form, fieldErrorOf, change, ...login } = useLogin(redirect)
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
        fieldError={fieldErrorOf('username')}
        onChange={(username) => change({ username })}
      />
      <AccountField
        label="密码"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        value={form.password}
        fieldError={fieldErrorOf('password')}
        onChange={(password) => change({ password })}
      />
      {login.isWanted ? <CaptchaField captcha={login.captcha} /> : null}
      <p className={s.forgot}>
        <MallLink href={routes.forgotPassword(redirect)}>忘记密码</MallLink>
      </p>
    </AccountForm>
  )
}
