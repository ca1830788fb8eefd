import { Radio } from 'antd'
import checkout from '@/components/order/shared/checkout.module.css'
import surface from '@/components/ui/surface.module.css'
import { offeredMethods, type PayType } from '@/contract/order/order-status-rules'
import { ChoiceRow } from './choice-row'

const HINTS: Record<PayType, string> = {
  1: '提交后用支付宝扫码付款',
  2: '提交后用微信扫码付款',
  3: '提交后用云闪付扫码付款',
  4: '提交后对公转账，72 小时内上传付款凭证，店铺核款后发货',
}

type PayChoiceProps = {
  value: PayType
  /** Payment methods the mall offers; all without. */
  types: readonly number[] | undefined
  onChange: (type: PayType) => void
}

/** Payment method of the order (SPEC section 3). */
export function PayChoice({ value, types, onChange }: PayChoiceProps) {
  return (
    <ChoiceRow title="支付方式">
      <Radio.Group
        className={checkout.segments ?? ''}
        name="pay-type"
        aria-label="支付方式"
        optionType="button"
        value={value}
        options={offeredMethods(types).map(({ type, title }) => ({ value: type, label: title }))}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className={surface.caption}>{HINTS[value]}</span>
    </ChoiceRow>
  )
}
