import { Amount, Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { MallLink } from '@/components/ui/mall-link'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { ListedOrder } from '@/contract/order/order-calls'
import { payTitle } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import { payWord } from './due-text'
import { OrderActions } from './order-actions'
import s from './order-card.module.css'
import { OrderDue, OrderStatus } from './shared/order-status'

type LineProps = { line: ListedOrder['lines'][number] }

function Line({ line }: LineProps) {
  return (
    <li className={s.line}>
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={56} />
      </span>
      <div className={s.info}>
        <MallLink href={routes.product(line.productId, line.skuId)} className={s.name}>
          {line.title} {line.spec}
        </MallLink>
        <p className={s.facts}>编号 {line.itemNo}</p>
      </div>
      <span className={`${s.end} ${s.price}`}>
        <Price value={line.unitPrice} unit={line.unit} />
      </span>
      <span className={s.end}>
        {line.qty} {line.unit}
      </span>
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
        <label className={s.pick}>
          <input
            type="checkbox"
            aria-label={`合并付款：${orderNo}`}
            checked={isPicked}
            onChange={(event) => onPick(event.target.checked)}
          />
          合并付款
        </label>
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

/** Order of the list: goods, total and actions. */
export function OrderCard({ onDone, ...head }: OrderCardProps) {
  const { order } = head
  const { orderNo, lines, lineCount, payableAmount, payType, payStatus } = order
  return (
    <li className={s.root}>
      <Head {...head} />
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
      <div className={s.foot}>
        <p className={s.sum}>
          <span>共 {lineCount} 种</span>
          <span>
            {payTitle(payType)} · {payWord(payStatus)}
          </span>
          <span>
            应付 <Amount value={payableAmount} size="m" />
          </span>
          <OrderDue order={order} />
        </p>
        <OrderActions order={order} onDone={onDone} />
      </div>
    </li>
  )
}
