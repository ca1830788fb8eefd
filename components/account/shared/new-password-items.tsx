import { Form, type FormRule, Input } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { newPassword, PASSWORD_MAX } from '@/contract/account/account-calls'

const same: FormRule = ({ getFieldValue }) => ({
  async validator(_rule, again: unknown) {
    if (!again) throw new Error('请再次输入密码')
    if (again !== getFieldValue('password')) throw new Error('两次输入的密码不一致')
  },
})

/** Fields `password` and `again` of a form: a new password, typed twice. */
export function NewPasswordItems({ label }: { label: string }) {
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        required
        rules={fieldRules(newPassword)}
        extra="8–64 个字符，任意文字和符号，不要用常见密码"
      >
        <Input.Password autoComplete="new-password" maxLength={2 * PASSWORD_MAX} />
      </Form.Item>
      <Form.Item name="again" label="确认密码" required dependencies={['password']} rules={[same]}>
        <Input.Password autoComplete="new-password" maxLength={2 * PASSWORD_MAX} />
      </Form.Item>
    </>
  )
}
