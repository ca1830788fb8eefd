import { Form } from 'antd'
import Router from 'next/router'
import { useSignIn } from '@/hooks/account/use-sign-in'
import { PhoneCodeItems } from '../shared/phone-code-items'
import { AccountForm } from './account-form'

type Values = { phone: string; code: string }
type SmsLoginFormProps = { redirect: string }

/** Sign-in by SMS code. */
export function SmsLoginForm({ redirect }: SmsLoginFormProps) {
  const { signIn, refusal, isPending } = useSignIn()
  const [form] = Form.useForm<Values>()
  async function send({ phone, code }: Values) {
    if (!(await signIn({ grant_type: 'sms', phone, code }))) await Router.replace(redirect)
  }
  return (
    <AccountForm<Values>
      form={form}
      refusal={refusal}
      isPending={isPending}
      action="登录"
      onSend={(values) => void send(values)}
    >
      <PhoneCodeItems label="手机号" scene="login" />
    </AccountForm>
  )
}
