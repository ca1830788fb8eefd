import { ProductImage } from '@/components/product/shared/product-image'
import surface from '@/components/ui/surface.module.css'
import type { AreaChange } from '@/contract/area/area-switch-calls'
import { formatPrice } from '@/contract/money'
import { formatQuantity } from '@/contract/product/quantity-rules'

import { useArrivalDay } from '@/hooks/product/use-arrival-day'
import s from './area-switch-dialog.module.css'

type AreaChangeRowProps = { change: AreaChange }

function Move({ change }: AreaChangeRowProps) {
  const arrivalDay = useArrivalDay()
  const { becomes, priceFrom, priceTo, leadDaysFrom, leadDaysTo, unit } = change
  if (becomes === 'unsellable') return '该区域不可售'
  if (becomes === 'later') {
    return (
      <>
        {arrivalDay(leadDaysFrom)} → <strong>{arrivalDay(leadDaysTo)}</strong>送达
        <span className={s.more}>晚 {leadDaysTo - leadDaysFrom} 个工作日</span>
      </>
    )
  }
  return (
    <>
      ¥{formatPrice(priceFrom)} → <strong>¥{formatPrice(priceTo)}</strong>/{unit}
      <span className={s.more}>涨 ¥{formatPrice(priceTo - priceFrom)}</span>
    </>
  )
}

/** One cart line and the effect of the switch on it. */
export function AreaChangeRow({ change }: AreaChangeRowProps) {
  return (
    <li className={s.row}>
      <div className={s.image}>
        <ProductImage src={change.image} alt="" width={56} />
      </div>
      <div className={s.info}>
        <p>
          {change.title} {change.spec}
        </p>
        <p className={surface.facts}>
          <span>商品编号 {change.itemNo}</span>
          <span>数量 {formatQuantity(change.qty, change.unit)}</span>
        </p>
      </div>
      <p className={s.move}>
        <Move change={change} />
      </p>
    </li>
  )
}
