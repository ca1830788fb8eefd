import { Amount, Price } from '@/components/shared/price'
import { ProductImage } from '@/components/shared/product-image'
import { QuantityStepper } from '@/components/shared/quantity-stepper'
import { StockText } from '@/components/shared/stock-text'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import type { CartLine } from '@/contract/cart'
import { nextTier } from '@/contract/quantity'
import { routes } from '@/contract/routes'
import s from './cart-line-row.module.css'
import { LineNote } from './line-note'
import { isSelectable, mendedQty, priceMove } from './line-repair'
import { LineStateNote } from './line-state-note'
import { SelectBox } from './select-box'
import type { CartScreen } from './use-cart-screen'

type LineProps = { line: CartLine; screen: CartScreen }

function Info({ line, screen }: LineProps) {
  const fault = screen.lineErrors.get(line.id)
  return (
    <div className={s.info}>
      <MallLink href={routes.product(line.productId, line.skuId)} className={s.title}>
        {line.title}
      </MallLink>
      <p className={s.facts}>
        <span>{line.spec}</span>
        <span>编号 {line.itemNo}</span>
        <span>{line.brand}</span>
        <StockText state={line.stockState} stock={line.stock} leadDays={line.leadDays} />
      </p>
      <LineStateNote line={line} screen={screen} />
      {fault ? (
        <p className={s.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <LineNote
        key={line.note}
        note={line.note}
        title={line.title}
        onSave={(note) => screen.edit([{ id: line.id, note }])}
      />
    </div>
  )
}

/** A quantity helps only where the line is fine or can be mended by one. */
function Quantity({ line, screen }: LineProps) {
  const canChange = isSelectable(line) || mendedQty(line) !== null
  const hint = isSelectable(line) ? nextTier(line.qty, line.tiers) : null
  return (
    <div className={s.quantity}>
      <QuantityStepper
        value={line.qty}
        rule={line}
        label={`${line.title} 数量`}
        size="small"
        isDisabled={!canChange}
        onChange={(qty) => void screen.edit([{ id: line.id, qty }])}
      />
      {hint ? <p className={s.next}>{hint}</p> : null}
    </div>
  )
}

/** One line of the cart with its state, repair, quantity and note. */
export function CartLineRow({ line, screen }: LineProps) {
  const move = priceMove(line)
  const isBusy = screen.pendingIds.has(line.id)
  const shape = [s.root, isSelectable(line) ? '' : s.dim, isBusy ? s.busy : ''].join(' ')
  return (
    <li className={shape} aria-busy={isBusy || undefined}>
      <span className={s.pick}>
        <SelectBox lines={[line]} screen={screen} label={`选择 ${line.title} ${line.spec}`} />
      </span>
      <span className={s.image}>
        <ProductImage src={line.image} alt="" width={72} />
      </span>
      <Info line={line} screen={screen} />
      <div className={s.price}>
        <Price value={line.unitPrice} unit={line.unit} />
        {move ? <span className={s.move}>{move}</span> : null}
      </div>
      <Quantity line={line} screen={screen} />
      <div className={s.amount}>
        <Amount value={line.amount} />
      </div>
      <div className={s.ops}>
        <Button
          look="text"
          size="s"
          disabled={isBusy}
          aria-label={`删除 ${line.title} ${line.spec}`}
          onClick={() => void screen.removeLines([line])}
        >
          删除
        </Button>
      </div>
    </li>
  )
}
