import { NewPasswordFields } from '@/components/shared/new-password-fields'
import { passwordFaults } from '@/components/shared/password-faults'
import { PhoneCodeFields } from '@/components/shared/phone-code-fields'
import { useAccountForm } from '@/components/shared/use-account-form'
import { SMS_CODE } from '@/contract/one-time'
import { isMobile } from '@/contract/phone'
import { useResetPassword } from '@/hooks/use-register'
import { AccountForm } from './account-form'

const BLANK = { phone: '', code: '', password: '', again: '' }
type Form = typeof BLANK

const faultsOf = (form: Form) => ({
  phone: isMobile(form.phone) ? '' : '请填写 11 位手机号',
  code: SMS_CODE.test(form.code.trim()) ? '' : '请填写 6 位短信验证码',
  ...passwordFaults(form),
})

type ForgotFormProps = { onDone: () => void }

/** A new password for whoever holds the phone of the account. */
export function ForgotForm({ onDone }: ForgotFormProps) {
  const { reset, refusal, isPending } = useResetPassword()
  async function send({ phone, code, password }: Form) {
    if (await reset({ phone, code, password })) onDone()
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
      words={{ action: '重设密码', pending: '正在保存…' }}
    >
      <PhoneCodeFields
        label="注册时的手机号"
        scene="reset"
        form={form}
        faultOf={faultOf}
        onChange={change}
        onBadPhone={() => tell('phone')}
      />
      <NewPasswordFields label="新密码" form={form} faultOf={faultOf} onChange={change} />
    </AccountForm>
  )
}
