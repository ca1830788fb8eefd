import { Price } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import type { CartLine } from '@/contract/cart/cart-calls'
import { riseOf } from '@/contract/cart/cart-rules'
import { formatAmount } from '@/contract/money'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { RISES_ID } from './cart-news'
import s from './cart-rises.module.css'
import { priceEdit } from './line-repair'
import type { LineActions } from './use-cart-screen'

type RowProps = { line: CartLine; onSeen: () => void }

function Rise({ line, onSeen }: RowProps) {
  const { title, spec, unit, qty, unitPrice, priceWhenAdded } = line
  return (
    <li className={s.row}>
      <span className={s.name}>
        {title} {spec}
      </span>
      <span>
        <Price value={priceWhenAdded} unit={unit} /> → <Price value={unitPrice} unit={unit} />
      </span>
      <span>
        {formatQuantity(qty, unit)}多 ¥{formatAmount(riseOf(line))}
      </span>
      <Button
        variant="text"
        size="s"
        aria-label={`知道了，接受新价：${title} ${spec}`}
        onClick={onSeen}
      >
        知道了
      </Button>
    </li>
  )
}

type CartRisesProps = { rises: readonly CartLine[]; onEdit: LineActions['edit'] }

/** Chosen goods that cost more than the buyer has acknowledged, and by how much altogether. */
export function CartRises({ rises, onEdit }: CartRisesProps) {
  const sum = rises.reduce((all, line) => all + riseOf(line), 0)
  return (
    <section id={RISES_ID} className={s.root} aria-label="涨价的商品">
      <p className={s.head}>
        <strong>
          {rises.length} 种已选商品涨价，合计多 ¥{formatAmount(sum)}
        </strong>
        <Button variant="outline" size="s" onClick={() => onEdit(rises.map(priceEdit))}>
          全部知道了
        </Button>
      </p>
      <ul className={s.list}>
        {rises.map((line) => (
          <Rise key={line.id} line={line} onSeen={() => onEdit([priceEdit(line)])} />
        ))}
      </ul>
    </section>
  )
}
