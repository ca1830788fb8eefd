import { useState } from 'react'
import type { AddResult } from '@/components/cart/shared/add-to-cart'
import { AddToList } from '@/components/cart/shared/add-to-list'
import { Button } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import s from './filled-bar.module.css'
import { Amount } from './price'
import { amountOf, type FilledRows } from './use-filled-rows'

type FilledBarProps = {
  filled: FilledRows
  /** What became of a pasted column, '' for none. */
  pasted: string
  onDone: () => void
}

/** How the table is filled, until something was. */
const HINT = '在“数量”一列填写；回车到下一行，可粘贴 Excel 的一列'

/**
 * Sum of the rows with a quantity, and one button that adds them all; at the window's bottom while its
 * table shows. Until something is filled it says how.
 */
export function FilledBar({ filled, pasted, onDone }: FilledBarProps) {
  const { add, isPending } = useAddToCart()
  const [result, setResult] = useState<AddResult | null>(null)
  const lines = [...filled.values()]
  const goods = lines.map(({ row, qty }) => ({
    skuId: row.skuId,
    qty,
    title: `${row.title} ${row.spec}`,
    priceSeen: row.price,
  }))
  const isEmpty = lines.length === 0
  // A success is said until the next quantity, a refusal as long as its rows are there.
  const said = result && result.ok === isEmpty ? result : null

  async function handleAdd() {
    const answer = await add(goods)
    setResult(answer)
    if (answer.ok) onDone()
  }

  const message = said ? (
    <span className={said.ok ? s.message : s.failed} role={said.ok ? 'status' : 'alert'}>
      {said.message}
    </span>
  ) : null
  if (isEmpty) return <p className={s.hint}>{message ?? HINT}</p>
  return (
    <DockBar label="已填数量">
      <span className={s.sum} aria-live="polite">
        已填 {lines.length} 行 · <Amount value={amountOf(filled)} size="m" />
      </span>
      {pasted ? <span role="status">{pasted}</span> : null}
      {message}
      <span className={s.ways}>
        <AddToList goods={goods} />
        <Button variant="accent" isPending={isPending} onClick={() => void handleAdd()}>
          加入购物车
        </Button>
      </span>
    </DockBar>
  )
}
