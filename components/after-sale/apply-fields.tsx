import { Form, Input, Radio, Select } from 'antd'
import { QuantityStepper } from '@/components/cart/shared/quantity-stepper'
import surface from '@/components/ui/surface.module.css'
import { AFTER_SALE_TEXT_MAX, type RefundQuote } from '@/contract/after-sale/after-sale-calls'
import {
  AFTER_SALE_TYPES,
  type AfterSaleReason,
  type AfterSaleType,
} from '@/contract/after-sale/after-sale-status-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import s from './apply-dialog.module.css'

/** What the form asks; an untouched quantity is the whole refundable one. */
export type Application = {
  type: AfterSaleType
  qty?: number
  reason: AfterSaleReason
  description: string
}

type QuantityProps = {
  most: number
  unit: string
  /** These are set by the form. */
  value?: number
  onChange?: (qty: number) => void
}

function Quantity({ most, unit, value = most, onChange }: QuantityProps) {
  return (
    <span className={s.qty}>
      <QuantityStepper
        value={value}
        rule={{ moq: 1, step: 1, maxQty: most, unit }}
        onChange={(qty) => onChange?.(qty)}
        label="申请数量"
      />
      <span className={surface.caption}>最多 {formatQuantity(most, unit)}</span>
    </span>
  )
}

/** Kind, quantity, reason and description of an after-sale case. */
export function ApplyFields({ quote, unit }: { quote: RefundQuote; unit: string }) {
  const types = AFTER_SALE_TYPES.filter(({ type }) => quote.types.includes(type))
  return (
    <>
      <Form.Item
        name="type"
        label="售后类型"
        rules={[{ required: true, message: '请选择售后类型' }]}
      >
        <Radio.Group vertical>
          {types.map(({ type, title, text }) => (
            <Radio key={type} value={type}>
              {title} <span className={surface.caption}>{text}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item name="qty" label={`申请数量（${unit}）`}>
        <Quantity most={quote.mostQty} unit={unit} />
      </Form.Item>
      <Form.Item
        name="reason"
        label="申请原因"
        rules={[{ required: true, message: '请选择申请原因' }]}
      >
        <Select
          placeholder="请选择"
          options={quote.reasons.map((reason) => ({ value: reason, label: reason }))}
        />
      </Form.Item>
      <Form.Item name="description" label="问题描述">
        <Input.TextArea
          rows={3}
          showCount
          maxLength={AFTER_SALE_TEXT_MAX}
          placeholder="选填：什么问题、多少件受影响"
        />
      </Form.Item>
    </>
  )
}
