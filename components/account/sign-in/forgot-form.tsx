import { Form } from 'antd'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import { useResetPassword } from '@/hooks/account/use-register'
import { NewPasswordItems } from '../shared/new-password-items'
import { PhoneCodeItems } from '../shared/phone-code-items'
import { AccountForm } from './account-form'

type Values = { phone: string; code: string; password: string; again: string }
type ForgotFormProps = { onDone: () => void }

/** Resets the password with a code sent to the account's phone. */
export function ForgotForm({ onDone }: ForgotFormProps) {
  const { reset, refusal, isPending } = useResetPassword()
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm('forgot')
  async function send({ phone, code, password }: Values) {
    if (!(await reset({ phone, code, password }))) return
    kept.done()
    onDone()
  }
  return (
    <AccountForm<Values>
      kept={kept}
      form={form}
      refusal={refusal}
      isPending={isPending}
      action="重设密码"
      onSend={(values) => void send(values)}
    >
      <PhoneCodeItems label="注册时的手机号" scene="reset" />
      <NewPasswordItems label="新密码" />
    </AccountForm>
  )
}
