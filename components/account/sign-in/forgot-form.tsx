import { isMobile } from '@/contract/account/phone-rules'
import { SMS_CODE } from '@/contract/account/verification-calls'
import { useResetPassword } from '@/hooks/account/use-register'
import { NewPasswordFields } from '../shared/new-password-fields'
import { passwordErrors } from '../shared/password-errors'
import { PhoneCodeFields } from '../shared/phone-code-fields'
import { useAccountForm } from '../shared/use-account-form'
import { AccountForm } from './account-form'

const BLANK = { phone: '', code: '', password: '', again: '' }
type Form = typeof BLANK

const fieldErrorsOf = (form: Form) => ({
  phone: isMobile(form.phone) ? '' : '请填写 11 位手机号',
  code: SMS_CODE.test(form.code.trim()) ? '' : '请填写 6 位短信验证码',
  ...passwordErrors(form),
})

type ForgotFormProps = { onDone: () => void }

/** Resets the password with a code sent to the account's phone. */
export function ForgotForm({ onDone }: ForgotFormProps) {
  const { reset, refusal, isPending } = useResetPassword()
  async function send({ phone, code, password }: Form) {
    if (await reset({ phone, code, password })) onDone()
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
      words={{ action: '重设密码', pending: '正在保存…' }}
    >
      <PhoneCodeFields
        label="注册时的手机号"
        scene="reset"
        form={form}
        fieldErrorOf={fieldErrorOf}
        onChange={change}
        onBadPhone={() => tell('phone')}
      />
      <NewPasswordFields label="新密码" form={form} fieldErrorOf={fieldErrorOf} onChange={change} />
    </AccountForm>
  )
}
