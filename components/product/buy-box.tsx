import type { ReactNode } from 'react'
import { useState } from 'react'
import type { AddResult } from '@/components/shared/add-to-cart'
import { Amount } from '@/components/shared/price'
import { QuantityStepper } from '@/components/shared/quantity-stepper'
import { Button } from '@/components/ui/button'
import { lineAmount } from '@/contract/money'
import type { ProductDetail, Sku } from '@/contract/product'
import { priceAt } from '@/contract/quantity'
import { SITE } from '@/contract/site'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import s from './buy-box.module.css'
import { PricePanel } from './price-panel'
import { SaleFacts } from './sale-facts'
import { isBuyable, leastOf } from './sku-choice'

const WHY_NOT: Record<number, string> = {
  2: '该规格已下架',
  3: '该规格已停产',
  4: `该规格需询价，请致电 ${SITE.phone}`,
}

type BuyRowProps = { product: ProductDetail; sku: Sku; qty: number; onQty: (qty: number) => void }

function BuyRow({ product, sku, qty, onQty }: BuyRowProps) {
  const { add, isPending } = useAddToCart()
  const [result, setResult] = useState<AddResult | null>(null)
  const amount = lineAmount(priceAt(qty, sku.price, sku.tiers), qty)

  async function handleAdd() {
    setResult(await add([{ skuId: sku.skuId, qty, title: product.title }]))
  }

  return (
    <div className={s.buy}>
      <QuantityStepper value={qty} rule={sku} onChange={onQty} label="购买数量" size="large" />
      {sku.unit}
      <span className={s.sum}>
        小计 <Amount value={amount} size="m" />
      </span>
      <Button look="accent" size="l" isPending={isPending} onClick={() => void handleAdd()}>
        加入购物车
      </Button>
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
  const whyNot = WHY_NOT[sku.status]
  return (
    <>
      <PricePanel sku={sku} qty={qty} />
      <SaleFacts product={product} sku={sku} />
      {children}
      {isBuyable(product, sku) ? (
        <BuyRow product={product} sku={sku} qty={qty} onQty={setQty} />
      ) : null}
      {whyNot ? (
        <p className={s.buy} role="status">
          {whyNot}
        </p>
      ) : null}
    </>
  )
}
