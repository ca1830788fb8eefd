import { Form, Input } from 'antd'
import { Price } from '@/components/product/shared/price'
import { fieldRules } from '@/components/ui/field-rules'
import { FormDialog } from '@/components/ui/form-dialog'
import surface from '@/components/ui/surface.module.css'
import {
  type InquiryAnswer,
  targetPrice,
  targetWords,
} from '@/contract/inquiry/inquiry-fields-calls'
import { TARGET_WORDS_MAX } from '@/contract/inquiry/inquiry-limits-rules'
import { formatPrice, parsePrice } from '@/contract/money'
import { plainNumber } from '@/contract/product/quantity-rules'
import { useInquiryChanges } from '@/hooks/inquiry/use-inquiries'

/** Room for a price as it may be copied, `12,345.6789`. */
const PRICE_TEXT_MAX = 20

type Wanted = { yuan: string; words?: string }

/** The price in what was typed; null where it is none. */
const typedPrice = (yuan: unknown) =>
  typeof yuan === 'string' ? parsePrice(plainNumber(yuan)) : null

type NegotiateDialogProps = { inquiryNo: string; answer: InquiryAnswer; onClose: () => void }

/** Names a target price for an answer; it can be done once. */
export function NegotiateDialog({ inquiryNo, answer, onClose }: NegotiateDialogProps) {
  const [form] = Form.useForm<Wanted>()
  const { negotiate, isPending, failure } = useInquiryChanges()
  const unit = answer.goods?.unit ?? ''

  async function send({ yuan, words = '' }: Wanted) {
    const price = typedPrice(yuan)
    if (price === null) return
    const input = { inquiryNo, answerId: answer.id, targetPrice: price, words }
    if (await negotiate(input)) onClose()
  }

  const lower = {
    validator: async (_rule: object, yuan: unknown) => {
      const price = typedPrice(yuan)
      if (price !== null && price >= answer.price) throw new Error('目标价应低于当前报价')
    },
  }

  return (
    <FormDialog<Wanted>
      title="议价"
      words={{ yes: '发给店铺', no: '返回' }}
      form={form}
      refusal={failure}
      isPending={isPending}
      onSend={send}
      onCancel={onClose}
    >
      <p>
        {answer.shop.name} 报价 <Price value={answer.price} unit={unit} />
      </p>
      <Form.Item
        name="yuan"
        label={`目标价（元/${unit}，含税）`}
        required
        rules={[...fieldRules(targetPrice, typedPrice), lower]}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={PRICE_TEXT_MAX}
          placeholder={`低于 ${formatPrice(answer.price)}`}
        />
      </Form.Item>
      <Form.Item name="words" label="说明" rules={fieldRules(targetWords)}>
        <Input.TextArea
          rows={2}
          showCount
          maxLength={TARGET_WORDS_MAX}
          placeholder="选填：年用量、付款方式、同类报价"
        />
      </Form.Item>
      <p className={surface.caption}>
        每个报价只能议价一次；店铺答复前，原报价在有效期内仍可接受。
      </p>
    </FormDialog>
  )
}
