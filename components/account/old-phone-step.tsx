import { Button, Form } from 'antd'
import { ApiForm } from '@/components/ui/api-form'
import { Dialog } from '@/components/ui/dialog'
import type { Refusal } from '@/hooks/account/use-account-call'
import { CodeItem } from './shared/code-item'

type Values = { code: string }

type OldPhoneStepProps = {
  phone: string
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
    <Dialog
      title="更换绑定手机：验证原手机号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button type="primary" loading={isPending} onClick={form.submit}>
            下一步
          </Button>
        </>
      }
    >
      <ApiForm<Values>
        form={form}
        refusal={refusal}
        isPending={isPending}
        onSend={({ code }) => void send(code)}
      >
        <p>验证码将发送到 {phone}。</p>
        <CodeItem scene="oldPhone" phoneField={null} />
      </ApiForm>
    </Dialog>
  )
}
