import { Button, Form, Radio } from 'antd'
import { ApiForm } from '@/components/ui/api-form'
import { Dialog } from '@/components/ui/dialog'
import { CANCEL_REASONS } from '@/contract/order/order-status-rules'
import { useOrderChanges } from '@/hooks/order/use-order-changes'
import s from './shared/order-dialogs.module.css'

type CancelDialogProps = {
  orderNo: string
  /** The shop has to agree: it is already preparing the goods. */
  isRequest: boolean
  onDone: (said: string) => void
  onCancel: () => void
}

type Wish = { reason: (typeof CANCEL_REASONS)[number] }

/** Cancel reason of an order (DOMAIN 3.1); an accepted order needs the shop's consent. */
export function CancelDialog({ orderNo, isRequest, onDone, onCancel }: CancelDialogProps) {
  const [form] = Form.useForm<Wish>()
  const { cancel, isPending, failure } = useOrderChanges(orderNo)

  async function send({ reason }: Wish) {
    if (await cancel(reason)) onDone(isRequest ? '已申请取消，等待店铺答复' : '订单已取消')
  }

  return (
    <Dialog
      title={isRequest ? '申请取消订单' : '取消订单'}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>不取消了</Button>
          <Button type="primary" loading={isPending} onClick={form.submit}>
            {isRequest ? '提交申请' : '确定取消'}
          </Button>
        </>
      }
    >
      <p className={s.text}>
        {isRequest
          ? '店铺已接单备货，同意后订单取消；48 小时内未答复则自动取消。已付款项将原路退回。'
          : '取消后不能恢复；已付款项将原路退回。'}
      </p>
      <ApiForm<Wish>
        form={form}
        refusal={failure}
        isPending={isPending}
        onSend={(wish) => void send(wish)}
      >
        <Form.Item
          name="reason"
          label="取消原因"
          rules={[{ required: true, message: '请选择取消原因' }]}
        >
          <Radio.Group
            vertical
            options={CANCEL_REASONS.map((reason) => ({ value: reason, label: reason }))}
          />
        </Form.Item>
      </ApiForm>
    </Dialog>
  )
}
