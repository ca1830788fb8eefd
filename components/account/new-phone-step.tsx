import { Button, Form } from 'antd'
import { ApiForm } from '@/components/ui/api-form'
import { Dialog } from '@/components/ui/dialog'
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
    <Dialog
      title="更换绑定手机：验证新手机号"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button type="primary" loading={isPending} onClick={form.submit}>
            更换手机号
          </Button>
        </>
      }
    >
      <ApiForm<Values>
        form={form}
        refusal={refusal}
        isPending={isPending}
        onSend={(values) => void send(values)}
      >
        <p>更换后所有设备都会退出登录，需要重新登录。请在 10 分钟内完成。</p>
        <PhoneCodeItems label="新手机号" scene="newPhone" />
      </ApiForm>
    </Dialog>
  )
}
