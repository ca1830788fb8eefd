import type { ReactNode } from 'react'
import { useState } from 'react'
import type { AddResult } from '@/components/shared/add-to-cart'
import { AddToList } from '@/components/shared/add-to-list'
import { Amount } from '@/components/shared/price'
import { QuantityStepper } from '@/components/shared/quantity-stepper'
import { Button, ButtonLink } from '@/components/ui/button'
import { lineAmount } from '@/contract/money'
import type { ProductDetail } from '@/contract/product-detail'
import { priceAt } from '@/contract/quantity'
import { routes } from '@/contract/routes'
import type { Sku } from '@/contract/sku-columns'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useSignInHref } from '@/hooks/use-guarded-link'
import s from './buy-box.module.css'
import { PricePanel } from './price-panel'
import { SaleFacts } from './sale-facts'
import { isBuyable, leastOf, ruleText } from './sku-choice'
import { WhyNot } from './why-not'

type BuyRowProps = { product: ProductDetail; sku: Sku; qty: number; onQty: (qty: number) => void }

function BuyRow({ product, sku, qty, onQty }: BuyRowProps) {
  const { add, isPending } = useAddToCart()
  const [result, setResult] = useState<AddResult | null>(null)
  const guarded = useSignInHref()
  const unitPrice = priceAt(qty, sku.price, sku.tiers)
  const amount = lineAmount(unitPrice, qty)

  const goods = [{ skuId: sku.skuId, qty, title: `${product.title} ${sku.spec}` }]

  async function handleAdd() {
    setResult(await add(goods))
  }

  return (
    <div className={s.buy}>
      <span className={s.quantity}>
        <QuantityStepper value={qty} rule={sku} onChange={onQty} label="购买数量" size="large" />
        {sku.unit}
      </span>
      <div className={s.bar} data-buy-bar>
        <span className={s.sum}>
          小计 <Amount value={amount} size="m" />
        </span>
        <Button look="accent" size="l" isPending={isPending} onClick={() => void handleAdd()}>
          加入购物车
        </Button>
        <ButtonLink
          look="outline"
          size="l"
          rel="nofollow"
          href={guarded(
            routes.checkout({ skuId: sku.skuId, qty, unitPrice, leadDays: sku.leadDays }),
          )}
        >
          立即购买
        </ButtonLink>
      </div>
      <AddToList goods={goods} size="l" />
      <p className={s.rule}>{ruleText(sku)}</p>
      {result ? (
        <span className={result.ok ? s.message : `${s.message} ${s.failed}`} role="status">
          {result.message}
        </span>
      ) : null}
    </div>
  )
}

type BuyBoxProps = { product: ProductDetail; sku: Sku; children: ReactNode }

/** Price at the quantity, stock and date, the choice of SKU (children), and into the cart. */
export function BuyBox({ product, sku, children }: BuyBoxProps) {
  const [qty, setQty] = useState(() => leastOf(sku))
  return (
    <>
      <PricePanel sku={sku} qty={qty} />
      <SaleFacts product={product} sku={sku} />
      {children}
      {isBuyable(product, sku) ? (
        <BuyRow product={product} sku={sku} qty={qty} onQty={setQty} />
      ) : (
        <WhyNot product={product} sku={sku} />
      )}
    </>
  )
}
