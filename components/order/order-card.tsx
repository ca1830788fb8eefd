import { Checkbox } from 'antd'
import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { ListedOrder } from '@/contract/order/order-calls'
import { payTitle } from '@/contract/order/order-status-rules'
import { payWord } from '@/contract/order/pay-words-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import { amountWord, parcelWord } from './due-text'
import { OrderActions } from './order-actions'
import s from './order-card.module.css'
import { OrderDue, OrderStatus } from './shared/order-status'

type LineProps = { line: ListedOrder['lines'][number] }

function Line({ line }: LineProps) {
  return (
    <li className={s.line}>
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={40} />
      </span>
      <div className={s.info}>
        <MallLink href={routes.product(line.productId, line.skuId)} className={s.name}>
          {line.title} {line.spec}
        </MallLink>
        <p className={s.facts}>
          <span>编号 {line.itemNo}</span>
          <Price value={line.unitPrice} unit={line.unit} />
        </p>
      </div>
      <span className={s.end}>{formatQuantity(line.qty, line.unit)}</span>
      <span className={`${s.end} ${s.amount}`}>
        <Amount value={line.amount} isPlain />
      </span>
    </li>
  )
}

type OrderCardProps = {
  order: ListedOrder
  /** Whether it is selected for a joint payment; null when it cannot be. */
  isPicked: boolean | null
  onPick: (isOn: boolean) => void
  onDone: (said: string) => void
}

function Head({ order, isPicked, onPick }: Omit<OrderCardProps, 'onDone'>) {
  const { orderNo, createdAt, shop, poNumber } = order
  return (
    <div className={s.head}>
      {isPicked === null ? null : (
        <Checkbox
          aria-label={`合并付款：${orderNo}`}
          checked={isPicked}
          onChange={(event) => onPick(event.target.checked)}
        >
          合并付款
        </Checkbox>
      )}
      <TimestampText value={createdAt} />
      <MallLink href={routes.order(orderNo)} className={s.no}>
        {orderNo}
      </MallLink>
      <MallLink href={routes.shop(shop.id)} className={s.shop}>
        {shop.name}
      </MallLink>
      {poNumber ? <span>采购单号 {poNumber}</span> : null}
      <span className={s.status}>
        <OrderStatus order={order} />
      </span>
    </div>
  )
}

/** Amount, payment, parcels and what can be done: all in one place. */
function Side({ order, onDone }: Pick<OrderCardProps, 'order' | 'onDone'>) {
  const { payableAmount, payType, payStatus } = order
  const facts = [payTitle(payType), payWord(payStatus), parcelWord(order)]
  return (
    <div className={s.side}>
      <p className={s.sum}>
        {amountWord(order)}金额 <Amount value={payableAmount} size="m" />
      </p>
      <p className={s.sideFacts}>{facts.filter(Boolean).join(' · ')}</p>
      <OrderDue order={order} />
      <OrderActions order={order} onDone={onDone} />
    </div>
  )
}

/** Order of the list: goods, total and actions. */
export function OrderCard({ onDone, ...head }: OrderCardProps) {
  const { order } = head
  const { orderNo, lines, lineCount } = order
  return (
    <li className={s.root} aria-label={`订单 ${orderNo}`}>
      <Head {...head} />
      <div className={s.body}>
        <div className={s.goods}>
          <ul>
            {lines.map((line) => (
              <Line key={line.lineId} line={line} />
            ))}
          </ul>
          {lineCount > lines.length ? (
            <p className={s.more}>
              共 {lineCount} 种商品，<MallLink href={routes.order(orderNo)}>查看全部</MallLink>
            </p>
          ) : null}
        </div>
        <Side order={order} onDone={onDone} />
      </div>
    </li>
  )
}
