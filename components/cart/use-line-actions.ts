import { useCallback, useState } from 'react'
import type { CartLine } from '@/contract/cart/cart-calls'
import type { useCart } from '@/hooks/cart/use-cart'
import { backorderEdit, quantityEdit } from './line-repair'

type Changes = Pick<ReturnType<typeof useCart>, 'edit' | 'remove' | 'restore'>

function asBefore(line: CartLine, savedForLater: boolean) {
  const { skuId, qty, note, buyerCode, selected, backorder, priceWhenAdded } = line
  return { skuId, qty, note, buyerCode, selected, backorder, savedForLater, priceWhenAdded }
}

type Deleted = { lines: CartLine[]; isLater: boolean }
const NOTHING: Deleted = { lines: [], isLater: false }

/** Actions on cart lines with their undo; the functions are stable. */
export function useLineActions({ edit, remove, restore }: Changes) {
  const [deleted, setDeleted] = useState(NOTHING)
  const [isRestoring, setRestoring] = useState(false)
  const [adjusted, setAdjusted] = useState<ReadonlyMap<string, CartLine>>(new Map())

  const keepBefore = useCallback((id: string, line: CartLine | null) => {
    setAdjusted((all) => {
      const next = new Map(all)
      if (line) next.set(id, line)
      else next.delete(id)
      return next
    })
  }, [])

  const adjust = useCallback(
    (line: CartLine, qty: number) => {
      keepBefore(line.id, line)
      // Only what is awaited is suggested beyond the stock.
      const isAwaited = qty > line.stock
      edit([{ ...quantityEdit(line, qty), ...(isAwaited && backorderEdit(line, true)) }])
    },
    [edit, keepBefore],
  )

  const undoAdjust = useCallback(
    async (line: CartLine) => {
      if (await restore([asBefore(line, false)], [line.id])) keepBefore(line.id, null)
    },
    [restore, keepBefore],
  )

  const removeLines = useCallback(
    async (lines: CartLine[], isLater = false) => {
      if (lines.length === 0) return
      if (await remove(lines.map(({ id }) => id))) setDeleted({ lines, isLater })
    },
    [remove],
  )

  async function restoreDeleted() {
    setRestoring(true)
    const isBack = await restore(deleted.lines.map((line) => asBefore(line, deleted.isLater)))
    setRestoring(false)
    if (isBack) setDeleted(NOTHING)
  }

  const forget = () => setDeleted(NOTHING)
  return {
    edit,
    adjust,
    undoAdjust,
    removeLines,
    adjusted,
    deleted: deleted.lines,
    forget,
    restoreDeleted,
    isRestoring,
  }
}
