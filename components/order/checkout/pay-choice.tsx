import surface from '@/components/ui/surface.module.css'
import { PAY_TYPES, type PayType } from '@/contract/order/order-status-rules'
import s from '../shared/checkout.module.css'
import { Panel } from '../shared/panel'

const HINTS: Record<PayType, string> = {
  1: '提交后用支付宝扫码付款',
  2: '提交后用微信扫码付款',
  3: '提交后用云闪付扫码付款',
  4: '提交后对公转账，上传付款凭证，店铺核款后发货',
}

type PayChoiceProps = { value: PayType; onChange: (type: PayType) => void }

/** Payment method of the order (SPEC section 3). */
export function PayChoice({ value, onChange }: PayChoiceProps) {
  return (
    <Panel title="支付方式">
      <div className={s.body}>
        <fieldset className={surface.ways}>
          <legend className={s.legend}>支付方式</legend>
          {PAY_TYPES.map(({ type, title }) => (
            <label key={type} className={s.choice}>
              <input
                type="radio"
                name="pay-type"
                className={s.radio}
                checked={type === value}
                onChange={() => onChange(type)}
              />
              {title}
            </label>
          ))}
        </fieldset>
        <p className={surface.caption}>{HINTS[value]}</p>
      </div>
    </Panel>
  )
}
