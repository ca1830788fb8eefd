import { useState } from 'react'
import { refusedGoods } from '@/services/store/refused-goods'

export type { RefusedGoods } from '@/services/store/refused-goods'

/** Goods that the cart refused at the sign-in, and what forgets them. */
export function useRefusedGoods() {
  const [refused, setRefused] = useState(() => refusedGoods.read())
  function forget(): void {
    refusedGoods.clear()
    setRefused([])
  }
  return { refused, forget }
}
