import dynamic from 'next/dynamic'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import type { CartList } from '@/contract/cart/cart-calls'
import { routes } from '@/contract/routes'
import s from './cart-tools.module.css'
import { AddToList } from './shared/add-to-list'

type CartToolsProps = { cart: CartList | undefined }

function selectedGoods({ shops }: CartList) {
  return shops
    .flatMap(({ lines }) => lines)
    .filter(({ selected }) => selected)
    .map(({ title, spec, skuId, qty, note, buyerCode }) => ({
      skuId,
      qty,
      note,
      buyerCode,
      title: `${title} ${spec}`,
    }))
}

/** As large as the menu that takes its place. */
function ExportPlace() {
  return (
    <Button size="s" disabled aria-hidden>
      导出报价单
      <Icon name="down" size={12} />
    </Button>
  )
}

/** Loaded with the cart, not before it: most buyers export nothing. */
const CartExport = dynamic(async () => (await import('./cart-parts')).CartExport, {
  ssr: false,
  loading: late(ExportPlace),
})

/** Cart tools: quick order, purchase list and quotation of the selected lines. */
export function CartTools({ cart }: CartToolsProps) {
  const isEmpty = !cart || cart.totals.selectedCount === 0
  return (
    <div className={s.root} data-screen-only>
      <ButtonLink size="s" href={routes.quickOrder()}>
        快速下单
      </ButtonLink>
      {isEmpty ? null : (
        <>
          <AddToList goods={selectedGoods(cart)} size="s" />
          <CartExport />
        </>
      )}
    </div>
  )
}
