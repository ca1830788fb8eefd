import { Form, Input } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { FormDialog } from '@/components/ui/form-dialog'
import { BUYER_CODE_MAX } from '@/contract/cart/line-limits-rules'
import { type BuyerCode, buyerCodeRules } from '@/contract/quick-order/buyer-code-calls'
import { useCodeChanges } from '@/hooks/quick-order/use-buyer-codes'

type Values = { code: string; itemNo: string }
type CodeDialogProps = {
  /** Null for a new one. */
  saved: BuyerCode | null
  onSaved: (said: string) => void
  onCancel: () => void
}

/** A material code and the SKU it stands for. */
export function CodeDialog({ saved, onSaved, onCancel }: CodeDialogProps) {
  const { save, isPending, failure, field } = useCodeChanges()
  const [form] = Form.useForm<Values>()
  async function send(values: Values) {
    const done = await save({ ...values, ...(saved && { before: saved.code }) })
    if (done) onSaved(`已保存 ${done.answer.code}`)
  }
  return (
    <FormDialog<Values>
      title={saved ? '修改物料编码' : '新增物料编码'}
      form={form}
      refusal={{ message: failure, field }}
      isPending={isPending}
      initialValues={{ code: saved?.code ?? '', itemNo: saved?.itemNo ?? '' }}
      onSend={send}
      onCancel={onCancel}
    >
      <Form.Item
        name="code"
        label="物料编码"
        required
        rules={fieldRules(buyerCodeRules.code)}
        extra="贵公司自己的编码，快速下单和搜索时可直接输入。"
      >
        <Input maxLength={BUYER_CODE_MAX} />
      </Form.Item>
      <Form.Item
        name="itemNo"
        label="商品编号"
        required
        rules={fieldRules(buyerCodeRules.itemNo)}
        extra="商品页标题下的编号。"
      >
        <Input maxLength={40} />
      </Form.Item>
    </FormDialog>
  )
}
