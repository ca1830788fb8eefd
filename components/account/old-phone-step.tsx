import { Form } from 'antd'
import { FormDialog } from '@/components/ui/form-dialog'
import type { Refusal } from '@/hooks/account/use-account-call'
import { CodeItem } from './shared/code-item'

type Values = { code: string }

type OldPhoneStepProps = {
  phone: string | null
  refusal: Refusal | null
  isPending: boolean
  send: (code: string) => Promise<unknown>
  onCancel: () => void
}

/** First step: proves possession of the old phone. */
export function OldPhoneStep(props: OldPhoneStepProps) {
  const { phone, refusal, isPending, send, onCancel } = props
  const [form] = Form.useForm<Values>()
  return (
    <FormDialog<Values>
      title="更换绑定手机：验证原手机号"
      words={{ yes: '下一步', no: '取消' }}
      form={form}
      refusal={refusal}
      isPending={isPending}
      onSend={({ code }) => send(code)}
      onCancel={onCancel}
    >
      <p>验证码将发送到{phone ? ` ${phone}` : '您绑定的手机'}。</p>
      <CodeItem scene="oldPhone" phoneField={null} />
    </FormDialog>
  )
}
