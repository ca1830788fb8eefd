import { Amount } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import type { CartList } from '@/contract/cart/cart-calls'
import { CheckoutButton } from './checkout-button'
import { allLines, invalidLines } from './line-repair'
import { SelectBox } from './select-box'
import s from './total-bar.module.css'
import type { CartScreen } from './use-cart-screen'

type TotalBarProps = { cart: CartList; screen: CartScreen }

function Actions({ cart, screen: { actions } }: TotalBarProps) {
  const selected = allLines(cart).filter((line) => line.selected)
  const invalid = invalidLines(cart)
  return (
    <>
      <Button
        variant="text"
        disabled={selected.length === 0}
        onClick={() => void actions.removeLines(selected)}
      >
        删除已选
      </Button>
      {invalid.length > 0 ? (
        <Button variant="text" onClick={() => void actions.removeLines(invalid)}>
          清空失效商品（{invalid.length}）
        </Button>
      ) : null}
    </>
  )
}

/** Sticky bar: selection, deletion, total, and the checkout button. */
export function TotalBar({ cart, screen }: TotalBarProps) {
  const { totals } = cart
  return (
    <section className={s.root} aria-label="合计">
      <SelectBox lines={allLines(cart)} onEdit={screen.actions.edit} label="全选" text="全选" />
      <Actions cart={cart} screen={screen} />
      <div className={s.sums} aria-live="polite">
        <span>
          已选 <span className={s.number}>{totals.selectedCount}</span> / {totals.lineCount} 种
        </span>
        <span className={s.goods}>
          商品 <Amount value={totals.goodsAmount} isPlain />
        </span>
        <span>
          运费 <Amount value={totals.freightAmount} isPlain />
        </span>
        <span className={s.payable}>
          合计 <Amount value={totals.payableAmount} size="l" />
        </span>
      </div>
      <CheckoutButton screen={screen} isEmpty={totals.selectedCount === 0} />
    </section>
  )
}
