import { useMemo } from 'react'
import type { CartLine, CartList } from '@/contract/cart'
import { useCart } from '@/hooks/use-cart'
import { useFavorites } from '@/hooks/use-favorites'
import { allLines } from './line-repair'
import { useLineActions } from './use-line-actions'

export type CartScreen = ReturnType<typeof useCartScreen>
export type LineActions = CartScreen['actions']
/** A line's edits: on their way, or kept until there is a network. */
export type SaveState = '' | 'saving' | 'unsaved'

/** Products of shops that are closed: their buyers may want to come back to them. */
function closedProducts(cart: CartList | undefined): number[] {
  const lines = cart ? allLines(cart).filter(({ state }) => state === 'shopClosed') : []
  return [...new Set(lines.map(({ productId }) => productId))]
}

/** The cart with deletions and adjustments that can be taken back. */
export function useCartScreen() {
  const { cart, error, retry, edits, isStuck, refusals, ...changes } = useCart()
  const { favoriteIds, change: favorite } = useFavorites(closedProducts(cart))
  const { deleted, forget, restoreDeleted, isRestoring, adjusted, ...lineActions } =
    useLineActions(changes)
  const { edit, adjust, undoAdjust, removeLines } = lineActions
  const actions = useMemo(
    () => ({ edit, adjust, undoAdjust, removeLines, favorite }),
    [edit, adjust, undoAdjust, removeLines, favorite],
  )

  const saveStateOf = ({ id }: CartLine): SaveState => {
    if (!edits.has(id)) return ''
    return isStuck ? 'unsaved' : 'saving'
  }
  const unsavedCount = isStuck ? edits.size : 0
  /** Whether the server has everything the buyer sees. */
  const isSaved = edits.size === 0
  return {
    ...{ cart, error, retry, refusals, favoriteIds, actions, saveStateOf, unsavedCount, isSaved },
    ...{ deleted, forget, restoreDeleted, isRestoring, adjusted, retrySaving: changes.flush },
  }
}

/** What a row needs besides its line. */
export function rowOf(screen: CartScreen, line: CartLine) {
  return {
    line,
    actions: screen.actions,
    saveState: screen.saveStateOf(line),
    refusal: screen.refusals.get(line.id) ?? '',
    before: screen.adjusted.get(line.id),
    isFavorite: screen.favoriteIds.includes(line.productId),
  }
}

export type LineRow = ReturnType<typeof rowOf>
