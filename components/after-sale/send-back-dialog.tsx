import { Form, Input } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { FormDialog } from '@/components/ui/form-dialog'
import { CARRIER_MAX, sendBack, TRACKING_MAX } from '@/contract/after-sale/after-sale-calls'
import { useAfterSaleChanges } from '@/hooks/after-sale/use-after-sale'

type Parcel = { carrier: string; trackingNo: string }

type SendBackDialogProps = {
  refundNo: string
  onDone: (said: string) => void
  onCancel: () => void
}

/** Enters the return parcel of an after-sale case. */
export function SendBackDialog({ refundNo, onDone, onCancel }: SendBackDialogProps) {
  const [form] = Form.useForm<Parcel>()
  const change = useAfterSaleChanges()

  async function send(parcel: Parcel) {
    if (await change.sendBack({ refundNo, ...parcel })) onDone('退货单号已提交')
  }

  return (
    <FormDialog<Parcel>
      title="填写退货单号"
      words={{ yes: '提交', no: '返回' }}
      form={form}
      refusal={change.failure ? { message: change.failure } : null}
      isPending={change.isPending}
      onSend={send}
      onCancel={onCancel}
    >
      <Form.Item
        name="carrier"
        label="物流公司"
        rules={[{ required: true, whitespace: true, message: '请填写物流公司' }]}
      >
        <Input maxLength={CARRIER_MAX} />
      </Form.Item>
      <Form.Item
        name="trackingNo"
        label="物流单号"
        required
        extra="字母、数字和短横线"
        rules={fieldRules(sendBack.input.shape.trackingNo)}
      >
        <Input maxLength={TRACKING_MAX} />
      </Form.Item>
    </FormDialog>
  )
}
