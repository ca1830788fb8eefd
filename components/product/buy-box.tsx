import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { AddResult } from '@/components/cart/shared/add-to-cart'
import { AddToList } from '@/components/cart/shared/add-to-list'
import { QuantityStepper } from '@/components/cart/shared/quantity-stepper'
import { Button, ButtonLink } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { MallLink } from '@/components/ui/mall-link'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import { lineAmount } from '@/contract/money'
import type { ProductDetail } from '@/contract/product/product-calls'
import { priceAt, snapQuantity } from '@/contract/product/quantity-rules'
import type { Sku } from '@/contract/product/sku-columns-calls'
import { routes } from '@/contract/routes'
import { useSignInHref } from '@/hooks/account/use-sign-in-href'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './buy-box.module.css'
import { PricePanel } from './price-panel'
import { SaleFacts } from './sale-facts'
import { Amount } from './shared/price'
import { isBuyable, leastOf, ruleText } from './sku-choice'

/** Loaded on demand: most goods can be bought. */
const WhyNot = dynamic(async () => (await import('./why-not')).WhyNot, { loading: late() })

type BuyRowProps = {
  product: ProductDetail
  sku: Sku
  qty: number
  onQty: (qty: number) => void
}

function BuyRow({ product, sku, qty, onQty }: BuyRowProps) {
  const { add, isPending } = useAddToCart()
  const [result, setResult] = useState<AddResult | null>(null)
  const guarded = useSignInHref()
  const unitPrice = priceAt(qty, sku.price, sku.tiers)
  const amount = lineAmount(unitPrice, qty)

  const goods = [
    { skuId: sku.skuId, qty, title: `${product.title} ${sku.spec}`, priceSeen: sku.price },
  ]

  async function handleAdd() {
    setResult(await add(goods))
  }

  return (
    <div className={s.buy}>
      <div className={s.bar} data-buy-bar>
        <span className={s.quantity}>
          <QuantityStepper value={qty} rule={sku} onChange={onQty} label="购买数量" size="large" />
          <span className={s.unit}>{sku.unit}</span>
        </span>
        <span className={s.sum}>
          小计 <Amount value={amount} size="m" />
        </span>
        <Button variant="accent" size="l" isPending={isPending} onClick={() => void handleAdd()}>
          加入购物车
        </Button>
        <ButtonLink
          variant="outline"
          size="l"
          rel="nofollow"
          href={guarded(
            routes.checkoutNow({ skuId: sku.skuId, qty, unitPrice, leadDays: sku.leadDays }),
          )}
        >
          立即购买
        </ButtonLink>
      </div>
      <AddToList goods={goods} size="l" />
      <p className={s.rule}>
        <span>{ruleText(sku)}</span>；
        <MallLink href={routes.newInquiry(aboutSku(sku.skuId, qty))}>大批量请询价</MallLink>
      </p>
      {result ? (
        <span className={result.ok ? s.message : `${s.message} ${s.failed}`} role="status">
          {result.message}
        </span>
      ) : null}
    </div>
  )
}

type BuyBoxProps = { product: ProductDetail; sku: Sku; children: ReactNode }

/** Price at the quantity, stock, delivery date, SKU choice (children), and add to cart. */
export function BuyBox({ product, sku, children }: BuyBoxProps) {
  /** As the buyer set it, for whichever SKU was shown: another one has it as far as its rule, shown below, allows. */
  const [wanted, setWanted] = useState<number | null>(null)
  const qty = wanted === null ? leastOf(sku) : snapQuantity(wanted, sku)
  return (
    <>
      <PricePanel sku={sku} qty={qty} isBuyable={isBuyable(product, sku)} />
      <SaleFacts product={product} sku={sku} />
      {children}
      {isBuyable(product, sku) ? (
        <BuyRow key={sku.skuId} product={product} sku={sku} qty={qty} onQty={setWanted} />
      ) : (
        <WhyNot product={product} sku={sku} />
      )}
    </>
  )
}
