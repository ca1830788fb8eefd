import { Radio } from 'antd'
import checkout from '@/components/order/shared/checkout.module.css'
import surface from '@/components/ui/surface.module.css'
import type { LineArrival } from '@/contract/order/checkout-calls'
import { promisedDate } from '@/contract/order/promised-date-rules'
import { ChoiceRow } from './choice-row'

type ShippingChoiceProps = {
  arrivals: readonly LineArrival[]
  isTogether: boolean
  onChange: (isTogether: boolean) => void
}

/** Whether what is in stock is shipped first; asked only where a line would come in parts. */
export function ShippingChoice({ arrivals, isTogether, onChange }: ShippingChoiceProps) {
  const firstOf = arrivals.flatMap(({ inStock }) => inStock ?? [])
  if (firstOf.length === 0) return null
  const last = Math.max(...arrivals.map(({ whole }) => whole))
  return (
    <ChoiceRow title="发货方式">
      <Radio.Group
        className={checkout.segments ?? ''}
        name="shipping"
        aria-label="发货方式"
        optionType="button"
        value={isTogether}
        options={[
          { value: false, label: '有货先发' },
          { value: true, label: '到齐一起发' },
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className={surface.caption}>
        {isTogether
          ? `各店铺的商品到齐后一次发货，预计 ${promisedDate(last)}送达`
          : `现货先发，预计 ${promisedDate(Math.min(...firstOf))}送达，其余到货后再发，不另收运费`}
      </span>
    </ChoiceRow>
  )
}
