import { useState } from 'react'
import { refusedGoods } from '@/services/store/refused-goods'

/** Whether the cart refused goods at the sign-in, and what forgets them. */
export function useRefusedGoods() {
  const [hasRefused, setRefused] = useState(() => refusedGoods.areThere())
  function forget(): void {
    refusedGoods.clear()
    setRefused(false)
  }
  return { hasRefused, forget }
}
