import { useState } from 'react'
import { AddToList } from '@/components/cart/shared/add-to-list'
import { Button } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import { lineAmount } from '@/contract/money'
import { priceAt } from '@/contract/product/quantity-rules'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './filled-bar.module.css'
import { Amount } from './price'
import type { FilledRows } from './use-filled-rows'

type FilledBarProps = {
  filled: FilledRows
  /** What became of a pasted column, '' for none. */
  said: string
  /** All rows are in the cart; `message` says so. */
  onDone: (message: string) => void
}

/** Total of the rows at the prices of their quantities, fen. */
function amountOf(filled: FilledRows): number {
  return [...filled.values()].reduce(
    (sum, { row, qty }) => sum + lineAmount(priceAt(qty, row.price, row.tiers), qty),
    0,
  )
}

/** Sum of the rows with a quantity, and one button that adds them all; at the window's bottom while its table shows. */
export function FilledBar({ filled, said, onDone }: FilledBarProps) {
  const { add, isPending } = useAddToCart()
  const [refusal, setRefusal] = useState('')
  const goods = [...filled.values()].map(({ row, qty }) => ({
    skuId: row.skuId,
    qty,
    title: `${row.title} ${row.spec}`,
    priceSeen: row.price,
  }))

  async function handleAdd() {
    const { ok, message } = await add(goods)
    setRefusal(ok ? '' : message)
    if (ok) onDone(message)
  }

  return (
    <DockBar label="已填数量">
      <span className={s.sum} aria-live="polite">
        已填 {filled.size} 行 · <Amount value={amountOf(filled)} size="m" />
      </span>
      {said ? <span role="status">{said}</span> : null}
      {refusal ? (
        <span className={s.failed} role="alert">
          {refusal}
        </span>
      ) : null}
      <span className={s.ways}>
        <AddToList goods={goods} />
        <Button variant="accent" isPending={isPending} onClick={() => void handleAdd()}>
          加入购物车
        </Button>
      </span>
    </DockBar>
  )
}
