import { useState } from 'react'
import { useAddToCart } from '@/hooks/cart/use-add-to-cart'
import { type OrderRow, toGoods } from './order-rows'

/** Lines added per request. */
const CHUNK = 100
const ADDED = '已加入购物车'

type Told = {
  remove: (keys: readonly string[]) => void
  setMessage: (text: string) => void
  setRefusal: (text: string) => void
}

/** Adds lines to the cart, chunk after chunk; what the cart refuses stays in the list. */
export function useOrderConfirm({ remove, setMessage, setRefusal }: Told) {
  const { add } = useAddToCart()
  const [isPending, setPending] = useState(false)

  async function addAll(ready: readonly OrderRow[]): Promise<void> {
    let added = 0
    let adjusted = ''
    for (let at = 0; at < ready.length; at += CHUNK) {
      const chunk = ready.slice(at, at + CHUNK)
      const result = await add(toGoods(chunk))
      if (!result.ok) {
        const before = added > 0 ? `${added} 行${ADDED}，其余仍在清单中：` : ''
        setRefusal(`${before}${result.message}`)
        return
      }
      added += chunk.length
      adjusted += result.message.replace(ADDED, '')
      remove(chunk.map(({ key }) => key))
      setRefusal('')
      setMessage(`${added} 行${ADDED}${adjusted}`)
    }
  }

  async function confirm(ready: readonly OrderRow[]): Promise<void> {
    setPending(true)
    await addAll(ready).finally(() => setPending(false))
  }
  return { confirm, isPending }
}
