import { useState } from 'react'
import type { CartLine } from '@/contract/cart'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useCart } from '@/hooks/use-cart'

export type CartScreen = ReturnType<typeof useCartScreen>

/** The cart, with deletions that can be taken back. */
export function useCartScreen() {
  const { cart, error, retry, edit, remove, pendingIds, lineErrors } = useCart()
  const { add, isPending: isRestoring } = useAddToCart()
  const [deleted, setDeleted] = useState<CartLine[]>([])

  async function removeLines(lines: CartLine[]) {
    if (lines.length === 0) return
    const isGone = await remove(lines.map(({ id }) => id))
    if (isGone) setDeleted(lines)
  }

  async function restore() {
    const goods = deleted.map(({ skuId, qty, title, note, buyerCode }) => ({
      skuId,
      qty,
      title,
      note,
      buyerCode,
    }))
    const { ok } = await add(goods)
    if (ok) setDeleted([])
  }

  const isPending = pendingIds.size > 0
  const forget = () => setDeleted([])
  return {
    cart,
    error,
    retry,
    edit,
    isPending,
    pendingIds,
    lineErrors,
    deleted,
    removeLines,
    restore,
    forget,
    isRestoring,
  }
}
