import { useState } from 'react'
import { Amount } from '@/components/product/shared/price'
import { Button } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import { MallLink } from '@/components/ui/mall-link'
import type { ListLine } from '@/contract/cart/purchase-list-calls'
import { routes } from '@/contract/routes'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import type { AddResult } from '../shared/add-to-cart'
import { listSummary, toGoods } from './list-lines'
import s from './list-lines.module.css'

type ListTotalProps = { lines: ListLine[] }
type Outcome = AddResult & { added: number; left: number }

function Said({ ok, message, added, left }: Outcome) {
  if (!ok) {
    return (
      <p className={s.failure} role="alert">
        {message}
      </p>
    )
  }
  return (
    <p className={s.said} role="status">
      {added} 种{message}
      {left > 0 ? `；${left} 种未加入，原因见上方` : ''}。
      <MallLink className={s.link} href={routes.cart()}>
        去购物车
      </MallLink>
    </p>
  )
}

/** Sticky bar: total of the list, and a button that adds all available lines to the cart. */
export function ListTotal({ lines }: ListTotalProps) {
  const { add, isPending } = useAddToCart()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { ready, left, amount } = listSummary(lines)

  async function handleAdd() {
    const result = await add(toGoods(ready))
    setOutcome({ ...result, added: ready.length, left: left.length })
  }

  return (
    <DockBar label="清单合计">
      {outcome ? <Said {...outcome} /> : null}
      <span className={s.sum} aria-live="polite">
        可购买 {ready.length} / {lines.length} 种，合计 <Amount value={amount} size="l" />
      </span>
      <Button
        variant="accent"
        size="l"
        disabled={ready.length === 0}
        isPending={isPending}
        onClick={() => void handleAdd()}
      >
        全部加入购物车
      </Button>
    </DockBar>
  )
}
