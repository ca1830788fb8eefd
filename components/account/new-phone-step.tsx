import { Form } from 'antd'
import { FormDialog } from '@/components/ui/form-dialog'
import type { Refusal } from '@/hooks/account/use-account-call'
import { PhoneCodeItems } from './shared/phone-code-items'

type Values = { phone: string; code: string }

type NewPhoneStepProps = {
  refusal: Refusal | null
  isPending: boolean
  send: (form: Values) => Promise<unknown>
  onCancel: () => void
}

/** Second step: proves possession of the new phone. */
export function NewPhoneStep({ refusal, isPending, send, onCancel }: NewPhoneStepProps) {
  const [form] = Form.useForm<Values>()
  return (
    <FormDialog<Values>
      title="更换绑定手机：验证新手机号"
      words={{ yes: '更换手机号', no: '取消' }}
      form={form}
      refusal={refusal}
      isPending={isPending}
      onSend={send}
      onCancel={onCancel}
    >
      <p>更换后所有设备都会退出登录，需要重新登录。请在 10 分钟内完成。</p>
      <PhoneCodeItems label="新手机号" scene="newPhone" />
    </FormDialog>
  )
}
