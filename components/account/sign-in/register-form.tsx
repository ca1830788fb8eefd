import Router from 'next/router'
import { COMPANY_MAX, USERNAME_MAX } from '@/contract/account/account-calls'
import { useRegister } from '@/hooks/account/use-register'
import { AccountField } from '../shared/account-field'
import { NewPasswordFields } from '../shared/new-password-fields'
import { PhoneCodeFields } from '../shared/phone-code-fields'
import { useAccountForm } from '../shared/use-account-form'
import { AccountForm } from './account-form'
import { AgreementField } from './agreement-field'
import { BLANK_REGISTER, type RegisterDraft, registerErrors } from './register-draft'

type RegisterFormProps = { redirect: string }

function useRegistration(redirect: string) {
  const { register, refusal, isPending } = useRegister()
  async function send({ again: _again, agreed, ...account }: RegisterDraft) {
    if (agreed && !(await register({ ...account, agreed }))) await Router.replace(redirect)
  }
  const account = useAccountForm({
    blank: BLANK_REGISTER,
    fieldErrorsOf: registerErrors,
    refusal,
    isPending,
    send,
  })
  return { ...account, refusal, isPending }
}

/** Registration form; the input stays when it is refused. */
export function RegisterForm({ redirect }: RegisterFormProps) {
  const { form, fieldErrorOf, change, ...account } = useRegistration(redirect)
  return (
    <AccountForm
      formProps={account.formProps}
      notice={account.notice}
      until={account.refusal?.until ?? null}
      isPending={account.isPending}
      words={{ action: '注册', pending: '正在注册…' }}
    >
      <AccountField
        label="用户名"
        required
        name="username"
        autoComplete="username"
        maxLength={USERNAME_MAX}
        hint="4–20 个汉字、字母、数字或下划线"
        value={form.username}
        fieldError={fieldErrorOf('username')}
        onChange={(username) => change({ username })}
      />
      <PhoneCodeFields
        label="手机号"
        scene="register"
        form={form}
        fieldErrorOf={fieldErrorOf}
        onChange={change}
        onBadPhone={() => account.tell('phone')}
      />
      <NewPasswordFields label="密码" form={form} fieldErrorOf={fieldErrorOf} onChange={change} />
      <AccountField
        label="公司名称（选填）"
        name="organization"
        autoComplete="organization"
        maxLength={COMPANY_MAX}
        value={form.companyName}
        fieldError={fieldErrorOf('companyName')}
        onChange={(companyName) => change({ companyName })}
      />
      <AgreementField
        isAgreed={form.agreed}
        fieldError={fieldErrorOf('agreed')}
        onChange={(agreed) => change({ agreed })}
      />
    </AccountForm>
  )
}
