import { useState } from 'react'
import { ObstacleText } from '@/components/product/shared/obstacle-text'
import { Price } from '@/components/product/shared/price'
import { ProductImage } from '@/components/product/shared/product-image'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import surface from '@/components/ui/surface.module.css'
import type { CartLine, CartShop } from '@/contract/cart/cart-calls'
import { isSelectable } from '@/contract/cart/cart-rules'
import { formatQuantity } from '@/contract/product/quantity-rules'
import { routes } from '@/contract/routes'
import s from './later-block.module.css'
import { priceMove, stateLabel } from './line-repair'
import type { CartScreen } from './use-cart-screen'

type LaterRowProps = { line: CartLine; screen: CartScreen }

function LaterRow({ line, screen }: LaterRowProps) {
  const { actions, refusals } = screen
  const refusal = refusals.get(line.id)
  const name = `${line.title} ${line.spec}`
  return (
    <li className={s.row}>
      <ProductImage src={line.image} alt="" width={48} />
      <div className={s.info}>
        <MallLink href={routes.product(line.productId, line.skuId)} className={s.title}>
          {line.title}
        </MallLink>
        <p className={surface.facts}>
          <span>{line.spec}</span>
          <span>{formatQuantity(line.qty, line.unit)}</span>
          {line.note ? <span>备注：{line.note}</span> : null}
          {isSelectable(line) ? null : (
            <span className={s.bad}>
              <ObstacleText obstacle={stateLabel(line)} />
            </span>
          )}
        </p>
        {refusal ? (
          <p className={surface.fieldError} role="alert">
            {refusal}
          </p>
        ) : null}
      </div>
      <p className={s.price}>
        <Price value={line.unitPrice} unit={line.unit} />
        <span className={s.move}>{priceMove(line)}</span>
      </p>
      <p className={s.ops}>
        <Button
          size="s"
          aria-label={`移回购物车 ${name}`}
          onClick={() => actions.edit([{ id: line.id, savedForLater: false }])}
        >
          移回购物车
        </Button>
        <Button
          variant="text"
          size="s"
          aria-label={`删除 ${name}`}
          onClick={() => void actions.removeLines([line], true)}
        >
          删除
        </Button>
      </p>
    </li>
  )
}

type LaterBlockProps = { shops: CartShop[]; screen: CartScreen }

/** Lines saved for later, collapsed below the cart; opened, they stay open while lines come and go. */
export function LaterBlock({ shops, screen }: LaterBlockProps) {
  const [isOpen, setOpen] = useState(false)
  const lines = shops.flatMap((block) => block.lines)
  return (
    <details
      className={s.root}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={s.head}>
        稍后再买 <span className={s.count}>{lines.length} 种</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <LaterRow key={line.id} line={line} screen={screen} />
        ))}
      </ul>
    </details>
  )
}
