import { Form, Input, InputNumber } from 'antd'
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
import { formatPrice } from '@/contract/money'
import { useInquiryChanges } from '@/hooks/inquiry/use-inquiries'
import s from './inquiry.module.css'
import { typedNumber } from './typed-number'

const PRICE_DECIMALS = 4
const UNITS_PER_YUAN = 10_000

type Wanted = { yuan: number; words?: string }

/** The price the API is sent for a number of yuan. */
const priceOf = (yuan: number) => Math.round(yuan * UNITS_PER_YUAN)
const readPrice = (typed: unknown) => (typeof typed === 'number' ? priceOf(typed) : typed)

type NegotiateDialogProps = { inquiryNo: string; answer: InquiryAnswer; onClose: () => void }

/** Names a target price for an answer; it can be done once. */
export function NegotiateDialog({ inquiryNo, answer, onClose }: NegotiateDialogProps) {
  const [form] = Form.useForm<Wanted>()
  const { negotiate, isPending, failure } = useInquiryChanges()
  const unit = answer.goods?.unit ?? ''

  async function send({ yuan, words = '' }: Wanted) {
    const input = { inquiryNo, answerId: answer.id, targetPrice: priceOf(yuan), words }
    if (await negotiate(input)) onClose()
  }

  const lower = {
    validator: async (_rule: object, yuan: unknown) => {
      const isLower = typeof yuan !== 'number' || priceOf(yuan) < answer.price
      if (!isLower) throw new Error('目标价应低于当前报价')
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
      <div className={s.target}>
        <Form.Item
          name="yuan"
          label={`目标价（元/${unit}，含税）`}
          required
          rules={[...fieldRules(targetPrice, readPrice), lower]}
        >
          <InputNumber<number | string>
            min={0}
            precision={PRICE_DECIMALS}
            parser={typedNumber}
            placeholder={`低于 ${formatPrice(answer.price)}`}
          />
        </Form.Item>
      </div>
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
