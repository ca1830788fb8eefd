import { Checkbox, Form, Input } from 'antd'
import Router from 'next/router'
import { fieldRules } from '@/components/ui/field-rules'
import { COMPANY_MAX, register, USERNAME_MAX } from '@/contract/account/account-calls'
import { routes } from '@/contract/routes'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import { useRegister } from '@/hooks/account/use-register'
import { NewPasswordItems } from '../shared/new-password-items'
import { PhoneCodeItems } from '../shared/phone-code-items'
import { AccountForm } from './account-form'
import s from './login-view.module.css'

type Values = {
  username: string
  phone: string
  code: string
  password: string
  again: string
  companyName?: string
  agreed?: boolean
}

const {
  username: usernameRule,
  companyName: companyRule,
  agreed: agreedRule,
} = register.input.shape

/** The texts open in a new tab, so that the form keeps its input. */
function AgreementItem() {
  return (
    <Form.Item name="agreed" valuePropName="checked" rules={fieldRules(agreedRule)}>
      <Checkbox>
        我已阅读并同意
        <span className={s.agreement}>
          <a href={routes.helpEntry('3-3')} target="_blank" rel="noopener">
            《用户协议》
          </a>
          和
          <a href={routes.helpEntry('3-2')} target="_blank" rel="noopener">
            《隐私政策》
          </a>
        </span>
      </Checkbox>
    </Form.Item>
  )
}

type RegisterFormProps = { redirect: string }

/** Registration form; the input stays when it is refused. */
export function RegisterForm({ redirect }: RegisterFormProps) {
  const { register: send, refusal, isPending } = useRegister()
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm('register')
  async function handleSend({ again: _again, agreed, companyName = '', ...account }: Values) {
    if (!agreed) return
    if (!(await send({ ...account, companyName, agreed }))) await Router.replace(redirect)
  }
  return (
    <AccountForm<Values>
      kept={kept}
      form={form}
      refusal={refusal}
      isPending={isPending}
      action="注册"
      onSend={(values) => void handleSend(values)}
    >
      <Form.Item
        name="username"
        label="用户名"
        required
        rules={fieldRules(usernameRule)}
        extra="4–20 个汉字、字母、数字或下划线"
      >
        <Input autoComplete="username" maxLength={USERNAME_MAX} />
      </Form.Item>
      <PhoneCodeItems label="手机号" scene="register" />
      <NewPasswordItems label="密码" />
      <Form.Item name="companyName" label="公司名称（选填）" rules={fieldRules(companyRule)}>
        <Input autoComplete="organization" maxLength={COMPANY_MAX} />
      </Form.Item>
      <AgreementItem />
    </AccountForm>
  )
}
