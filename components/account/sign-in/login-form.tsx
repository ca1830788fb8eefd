import { Form, Input } from 'antd'
import dynamic from 'next/dynamic'
import Router from 'next/router'
import { fieldRules } from '@/components/ui/field-rules'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import { passwordGrant } from '@/contract/account/oauth-calls'
import { routes } from '@/contract/routes'
import { useCaptcha } from '@/hooks/account/use-captcha'
import { useSignIn } from '@/hooks/account/use-sign-in'
import { AccountForm } from './account-form'
import s from './login-view.module.css'

const CaptchaField = dynamic(async () => (await import('../shared/captcha-field')).CaptchaField, {
  ssr: false,
  loading: late(),
})

type Values = { username: string; password: string }
const { username: usernameRule, password: passwordRule } = passwordGrant.shape

/** After failed attempts a captcha is required; it is solved with the submit or right after it. */
function useLogin(redirect: string) {
  const { signIn, refusal, isPending } = useSignIn()
  const captcha = useCaptcha('login')
  const isWanted = refusal?.wantsCaptcha === true || captcha.state !== 'idle'
  const isBusy = isPending || captcha.state === 'working'

  async function trySolved({ username, password }: Values, withCaptcha: boolean) {
    const earned = withCaptcha ? await captcha.earn() : {}
    if (!earned) return
    const { token: captchaToken } = earned
    const grant = { grant_type: 'password' as const, username: username.trim(), password }
    const refused = await signIn({ ...grant, ...(captchaToken && { captchaToken }) })
    captcha.reset()
    if (!refused) await Router.replace(redirect)
    return refused
  }

  async function send(values: Values) {
    const refused = await trySolved(values, isWanted)
    // Needs no action of the buyer: the captcha is solved and the form sent again.
    if (refused?.isCaptchaMissing && !isWanted) await trySolved(values, true)
  }
  return { send, refusal, isBusy, captcha, isWanted }
}

type LoginFormProps = { redirect: string }

/** Password sign-in; the input stays on failure. */
export function LoginForm({ redirect }: LoginFormProps) {
  const login = useLogin(redirect)
  const [form] = Form.useForm<Values>()
  return (
    <AccountForm<Values>
      form={form}
      refusal={login.refusal}
      isPending={login.isBusy}
      action="登录"
      onSend={(values) => void login.send(values)}
    >
      <Form.Item name="username" label="用户名 / 手机号" rules={fieldRules(usernameRule)}>
        <Input autoComplete="username" maxLength={64} autoFocus />
      </Form.Item>
      <Form.Item name="password" label="密码" rules={fieldRules(passwordRule)}>
        <Input.Password autoComplete="current-password" maxLength={256} />
      </Form.Item>
      {login.isWanted ? <CaptchaField captcha={login.captcha} /> : null}
      <p className={s.forgot}>
        <MallLink href={routes.forgotPassword(redirect)}>忘记密码</MallLink>
      </p>
    </AccountForm>
  )
}
