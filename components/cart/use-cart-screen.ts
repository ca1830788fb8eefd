import { useMemo } from 'react'
import type { CartLine, CartList } from '@/contract/cart/cart-calls'
import { useFavorites } from '@/hooks/account/use-favorites'
import { useCart } from '@/hooks/cart/use-cart'
import { useArrivalNotices } from '@/hooks/product/use-arrival-notices'
import { allLines } from './line-repair'
import { useLineActions } from './use-line-actions'

export type CartScreen = ReturnType<typeof useCartScreen>
export type LineActions = CartScreen['actions']
/** Edits of a line: in flight, or queued until the network is back. */
export type SaveState = '' | 'saving' | 'unsaved'

/** Products of closed shops: their buyers may want to save them as favourites. */
function closedProducts(cart: CartList | undefined): number[] {
  const lines = cart ? allLines(cart).filter(({ state }) => state === 'shopClosed') : []
  return [...new Set(lines.map(({ productId }) => productId))]
}

/** SKUs with short stock. */
function shortSkus(cart: CartList | undefined): number[] {
  const lines = cart ? allLines(cart).filter(({ state }) => state === 'short') : []
  return [...new Set(lines.map(({ skuId }) => skuId))]
}

/** State of the cart page; deletions and corrections can be undone. */
export function useCartScreen() {
  const { cart, error, retry, edits, isStuck, refusals, failed, ...changes } = useCart()
  const { favoriteIds, change: favorite } = useFavorites(closedProducts(cart))
  const { awaitedIds, change: awaitArrival } = useArrivalNotices(shortSkus(cart))
  const { deleted, forget, restoreDeleted, isRestoring, adjusted, ...lineActions } =
    useLineActions(changes)
  const { edit, adjust, undoAdjust, removeLines } = lineActions
  const actions = useMemo(
    () => ({ edit, adjust, undoAdjust, removeLines, favorite, awaitArrival }),
    [edit, adjust, undoAdjust, removeLines, favorite, awaitArrival],
  )

  const saveStateOf = ({ id }: CartLine): SaveState => {
    if (!edits.has(id)) return ''
    return isStuck ? 'unsaved' : 'saving'
  }
  const unsavedCount = isStuck ? edits.size : 0
  /** Whether the server has every edit shown. */
  const isSaved = edits.size === 0
  return {
    cart,
    error,
    retry,
    refusals,
    favoriteIds,
    awaitedIds,
    actions,
    saveStateOf,
    unsavedCount,
    isSaved,
    failed,
    deleted,
    forget,
    restoreDeleted,
    isRestoring,
    adjusted,
    retrySaving: changes.flush,
  }
}

/** Props of a row besides its line. */
export function rowOf(screen: CartScreen, line: CartLine) {
  return {
    line,
    actions: screen.actions,
    saveState: screen.saveStateOf(line),
    refusal: screen.refusals.get(line.id) ?? '',
    before: screen.adjusted.get(line.id),
    isFavorite: screen.favoriteIds.includes(line.productId),
    isAwaited: screen.awaitedIds.includes(line.skuId),
  }
}

export type LineRow = ReturnType<typeof rowOf>
