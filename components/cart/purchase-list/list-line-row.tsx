import { Button } from 'antd'
import { Availability } from '@/components/product/shared/availability'
import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import type { ListLine } from '@/contract/cart/purchase-list-calls'
import { lineAmount } from '@/contract/money'
import { obstacleText } from '@/contract/product/obstacle-rules'
import { routes } from '@/contract/routes'
import { usePreload } from '@/hooks/call/use-preload'
import { QuantityStepper } from '../shared/quantity-stepper'
import { whyNot } from './list-lines'
import s from './list-lines.module.css'
import { useSavedQuantity } from './use-saved-quantity'

type ListLineRowProps = {
  line: ListLine
  isBusy: boolean
  /** Saves a quantity; settles once the list has it. */
  onQty: (qty: number) => Promise<unknown>
  onRemove: () => void
}

function Info({ line }: Pick<ListLineRowProps, 'line'>) {
  const preload = usePreload()
  const obstacle = obstacleText(line.state)
  const reason = obstacle === '' ? whyNot(line) : ''
  return (
    <div className={s.info}>
      <MallLink
        href={routes.product(line.productId, line.skuId)}
        className={s.title}
        onWarm={preload.product(line.productId)}
      >
        {line.title} {line.spec}
      </MallLink>
      <p className={s.facts}>
        <span>编号 {line.itemNo}</span>
        <span>{line.brand}</span>
        <Availability
          state={line.stockState}
          stock={line.stock}
          unit={line.unit}
          leadDays={line.leadDays}
          obstacle={obstacle}
        />
        {line.buyerCode ? <span>物料编码 {line.buyerCode}</span> : null}
        {line.note ? <span>备注 {line.note}</span> : null}
      </p>
      {reason ? <p className={s.reason}>{reason}</p> : null}
    </div>
  )
}

/** Line of a list: quantity, price at that quantity, and why it cannot be added to the cart. */
export function ListLineRow({ line, isBusy, onQty, onRemove }: ListLineRowProps) {
  const name = `${line.title} ${line.spec}`
  const { qty, change } = useSavedQuantity(line.qty, onQty)
  return (
    <li className={isBusy ? `${s.line} ${s.busy}` : s.line} aria-busy={isBusy || undefined}>
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={72} />
      </span>
      <Info line={line} />
      <div className={s.price}>
        <Price value={line.unitPrice} unit={line.unit} />
      </div>
      <div className={s.quantity}>
        <QuantityStepper
          value={qty}
          rule={line}
          label={`${name} 数量`}
          size="small"
          onChange={(next) => void change(next)}
        />
        {line.advice ? <p className={s.advice}>{line.advice}</p> : null}
      </div>
      <div className={s.amount}>
        <Amount value={lineAmount(line.unitPrice, line.qty)} />
      </div>
      <div className={s.ops}>
        <Button type="link" size="small" aria-label={`移除 ${name}`} onClick={onRemove}>
          移除
        </Button>
      </div>
    </li>
  )
}
