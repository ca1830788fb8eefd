import { useState } from 'react'
import type { AddResult } from '@/components/cart/shared/add-to-cart'
import { AddToList } from '@/components/cart/shared/add-to-list'
import { Button } from '@/components/ui/button'
import { lineAmount } from '@/contract/money'
import type { ProductDetail } from '@/contract/product/product-calls'
import { priceAt } from '@/contract/product/quantity-rules'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { Amount } from './shared/price'
import s from './sku-table.module.css'

type SkuTotalProps = {
  product: ProductDetail
  quantities: ReadonlyMap<number, number>
  onDone: () => void
}

/** Total of the rows, and a button that adds them all to the cart. */
export function SkuTotal({ product, quantities, onDone }: SkuTotalProps) {
  const { add, isPending } = useAddToCart()
  const [result, setResult] = useState<AddResult | null>(null)
  const lines = product.skus.flatMap((sku) => {
    const qty = quantities.get(sku.skuId) ?? 0
    return qty > 0 ? [{ sku, qty }] : []
  })
  const amount = lines.reduce(
    (sum, { sku, qty }) => sum + lineAmount(priceAt(qty, sku.price, sku.tiers), qty),
    0,
  )

  const goods = lines.map(({ sku, qty }) => ({
    skuId: sku.skuId,
    qty,
    title: `${product.title} ${sku.spec}`,
    priceSeen: sku.price,
  }))

  async function handleAdd() {
    const answer = await add(goods)
    setResult(answer)
    if (answer.ok) onDone()
  }

  return (
    <div className={s.total}>
      {result && lines.length === 0 ? (
        <span className={result.ok ? s.message : s.failed} role="status">
          {result.message}
        </span>
      ) : null}
      {result && !result.ok && lines.length > 0 ? (
        <span className={s.failed} role="alert">
          {result.message}
        </span>
      ) : null}
      <span className={s.chosen} aria-live="polite">
        已填 {lines.length} 个规格，合计 <Amount value={amount} size="m" />
      </span>
      <AddToList goods={goods} />
      <Button
        variant="accent"
        disabled={lines.length === 0}
        isPending={isPending}
        onClick={() => void handleAdd()}
      >
        全部加入购物车
      </Button>
    </div>
  )
}
