import Router from 'next/router'
import { isMobile } from '@/contract/account/phone-rules'
import { SMS_CODE } from '@/contract/account/verification-calls'
import { useSignIn } from '@/hooks/account/use-sign-in'
import { PhoneCodeFields } from '../shared/phone-code-fields'
import { useAccountForm } from '../shared/use-account-form'
import { AccountForm } from './account-form'

const BLANK = { phone: '', code: '' }
type Form = typeof BLANK

const fieldErrorsOf = ({ phone, code }: Form) => ({
  phone: isMobile(phone) ? '' : '请输入 11 位手机号',
  code: SMS_CODE.test(code.trim()) ? '' : '请输入 6 位短信验证码',
})

type SmsLoginFormProps = { redirect: string }

/** Sign-in by SMS code. */
export function SmsLoginForm({ redirect }: SmsLoginFormProps) {
  const { signIn, refusal, isPending } = useSignIn()
  async function send({ phone, code }: Form) {
    if (!(await signIn({ grant_type: 'sms', phone, code }))) await Router.replace(redirect)
  }
  const { form, fieldErrorOf, change, tell, notice, formProps } = useAccountForm({
    blank: BLANK,
    fieldErrorsOf,
    refusal,
    isPending,
    send,
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
        fieldErrorOf={fieldErrorOf}
        onChange={change}
        onBadPhone={() => tell('phone')}
      />
    </AccountForm>
  )
}
