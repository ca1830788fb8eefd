import Router from 'next/router'
import { PhoneCodeFields } from '@/components/shared/phone-code-fields'
import { useAccountForm } from '@/components/shared/use-account-form'
import { SMS_CODE } from '@/contract/one-time'
import { isMobile } from '@/contract/phone'
import { useSignIn } from '@/hooks/use-sign-in'
import { AccountForm } from './account-form'

const BLANK = { phone: '', code: '' }
type Form = typeof BLANK

const faultsOf = ({ phone, code }: Form) => ({
  phone: isMobile(phone) ? '' : '请输入 11 位手机号',
  code: SMS_CODE.test(code.trim()) ? '' : '请输入 6 位短信验证码',
})

type SmsLoginFormProps = { redirect: string }

/** Signing in by a code. */
export function SmsLoginForm({ redirect }: SmsLoginFormProps) {
  const { signIn, refusal, isPending } = useSignIn()
  async function send({ phone, code }: Form) {
    if (!(await signIn({ grant_type: 'sms', phone, code }))) await Router.replace(redirect)
  }
  const { form, faultOf, change, tell, notice, formProps } = useAccountForm({
    ...{ blank: BLANK, faultsOf, refusal, isPending, send },
  })
  return (
    <AccountForm
      formProps={formProps}
      notice={notice}
      until={refusal?.until ?? null}
      isPending={isPending}
      words={{ action: '登录', pending: '正在登录…' }}
    >
      <PhoneCodeFields
        label="手机号"
        scene="login"
        form={form}
        faultOf={faultOf}
        onChange={change}
        onBadPhone={() => tell('phone')}
      />
    </AccountForm>
  )
}
