import { Form, Input } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { FormDialog } from '@/components/ui/form-dialog'
import { modifyPassword } from '@/contract/account/account-calls'
import { usePasswordChange } from '@/hooks/account/use-security'
import { NewPasswordItems } from './shared/new-password-items'

type Values = { oldPassword: string; password: string; again: string }
type PasswordDialogProps = { onDone: () => void; onCancel: () => void }

/** Changes the password, given the old one. */
export function PasswordDialog({ onDone, onCancel }: PasswordDialogProps) {
  const { modify, refusal, isPending } = usePasswordChange()
  const [form] = Form.useForm<Values>()
  async function send({ oldPassword, password }: Values) {
    if (await modify({ oldPassword, password })) onDone()
  }
  return (
    <FormDialog<Values>
      title="修改登录密码"
      words={{ yes: '修改密码', no: '取消' }}
      form={form}
      refusal={refusal}
      isPending={isPending}
      onSend={send}
      onCancel={onCancel}
    >
      <p>修改后，其他设备上的登录会立即退出，本机不受影响。</p>
      <Form.Item
        name="oldPassword"
        label="原密码"
        required
        rules={fieldRules(modifyPassword.input.shape.oldPassword)}
      >
        <Input.Password autoComplete="current-password" maxLength={256} />
      </Form.Item>
      <NewPasswordItems label="新密码" />
    </FormDialog>
  )
}
