import { useState } from 'react'
import { readRefusedGoods } from '@/services/store/read-refused-goods'

/** What the cart refused at the sign-in, with the reasons. */
export function useRefusedList() {
  const [refused] = useState(readRefusedGoods)
  return refused
}
