import { useState } from 'react'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { isReady, type OrderRow, summaryOf, toGoods } from './order-rows'

/** Lines added per request. */
const CHUNK = 100
const ADDED = '已加入购物车'

type Told = {
  /** The rows as they are at this moment: a buyer may change and remove some while others are on their way. */
  rowsNow: () => readonly OrderRow[]
  remove: (keys: readonly string[]) => void
  setRefusal: (text: string) => void
}

/** What has gone into the cart; `adjusted` says which quantities the cart has raised. */
export type Added = { count: number; amount: number; adjusted: string }
const NOTHING: Added = { count: 0, amount: 0, adjusted: '' }

/** Adds lines to the cart, chunk after chunk; what the cart refuses stays in the list. */
export function useOrderConfirm({ rowsNow, remove, setRefusal }: Told) {
  const { add } = useAddToCart()
  const [isPending, setPending] = useState(false)
  const [added, setAdded] = useState(NOTHING)

  async function addAll(keys: readonly string[]): Promise<void> {
    let sum = NOTHING
    for (let at = 0; at < keys.length; at += CHUNK) {
      const wanted = new Set(keys.slice(at, at + CHUNK))
      const chunk = rowsNow().filter((row) => wanted.has(row.key) && isReady(row))
      if (chunk.length === 0) continue
      const result = await add(toGoods(chunk))
      if (!result.ok) {
        const before = sum.count > 0 ? `${sum.count} 行${ADDED}，其余仍在物料表中：` : ''
        setRefusal(`${before}${result.message}`)
        return
      }
      sum = {
        count: sum.count + chunk.length,
        amount: sum.amount + summaryOf(chunk).amount,
        adjusted: sum.adjusted + result.message.replace(ADDED, ''),
      }
      remove(chunk.map(({ key }) => key))
      setRefusal('')
      setAdded(sum)
    }
  }

  async function confirm(ready: readonly OrderRow[]): Promise<void> {
    setPending(true)
    await addAll(ready.map(({ key }) => key)).finally(() => setPending(false))
  }
  return { confirm, isPending, added, forgetAdded: () => setAdded(NOTHING) }
}
