import { useState } from 'react'
import type { AddResult } from '@/components/cart/shared/add-to-cart'
import { Button } from '@/components/ui/button'
import type { FrequentGood } from '@/contract/order/frequent-goods-calls'
import { snapQuantity } from '@/contract/product/quantity-rules'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './frequent.module.css'
import { FrequentRow } from './frequent-row'

type FrequentListProps = { goods: FrequentGood[] }

/** Frequently ordered goods at the quantity of the last order; the chosen ones are added by one button. */
export function FrequentList({ goods }: FrequentListProps) {
  const { add, isPending } = useAddToCart()
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [result, setResult] = useState<AddResult | null>(null)
  const qtyOf = ({ sku, lastQty }: FrequentGood) =>
    quantities.get(sku.skuId) ?? snapQuantity(lastQty, sku)
  const picked = goods.filter(({ sku }) => chosen.has(sku.skuId))

  function choose(skuId: number, isChosen: boolean) {
    const others = [...chosen].filter((id) => id !== skuId)
    setChosen(new Set(isChosen ? [...others, skuId] : others))
    setResult(null)
  }

  function setQty(skuId: number, qty: number) {
    setQuantities(new Map(quantities).set(skuId, qty))
    choose(skuId, true)
  }

  async function handleAdd() {
    const added = await add(
      picked.map((good) => ({
        skuId: good.sku.skuId,
        qty: qtyOf(good),
        title: `${good.title} ${good.sku.spec}`,
        priceSeen: good.sku.price,
      })),
    )
    setResult(added)
    if (added.ok) setChosen(new Set())
  }

  return (
    <>
      <ul className={s.list}>
        {goods.map((good) => (
          <FrequentRow
            key={good.sku.skuId}
            good={good}
            qty={qtyOf(good)}
            isChosen={chosen.has(good.sku.skuId)}
            onChoose={(isChosen) => choose(good.sku.skuId, isChosen)}
            onQty={(qty) => setQty(good.sku.skuId, qty)}
          />
        ))}
      </ul>
      <div className={s.foot}>
        <span role="status" className={result && !result.ok ? s.failed : s.result}>
          {result?.message ?? '勾选要补货的商品，数量为上次所购'}
        </span>
        <Button
          variant="accent"
          disabled={picked.length === 0}
          isPending={isPending}
          onClick={() => void handleAdd()}
        >
          {picked.length > 0 ? `加入购物车（${picked.length} 种）` : '加入购物车'}
        </Button>
      </div>
    </>
  )
}
