import { useCallback, useState } from 'react'
import type { QuantityRule } from '@/contract/product/quantity-rules'

/** A SKU that a quantity can be written beside. */
export type FillableRow = QuantityRule & {
  skuId: number
  title: string
  spec: string
  unit: string
  price: number
  tiers: readonly { minQty: number; price: number }[]
  /** It cannot be bought, and has no cell for a quantity. */
  isOff?: boolean
}

/** A row with its quantity, and why a pasted one was changed. */
export type FilledRow = { row: FillableRow; qty: number; note: string }
export type FilledRows = ReadonlyMap<number, FilledRow>

/** Rows that a pasted column fills, and what became of it. */
export type PastedColumn = { lines: FilledRow[]; said: string }

/** Quantities written beside rows; they outlive the rows' page and sort. */
export function useFilledRows() {
  const [filled, setFilled] = useState<FilledRows>(new Map())
  const [said, setSaid] = useState('')

  const setQty = useCallback((row: FillableRow, qty: number) => {
    setSaid('')
    setFilled((before) => {
      const after = new Map(before)
      if (qty > 0) after.set(row.skuId, { row, qty, note: '' })
      else after.delete(row.skuId)
      return after
    })
  }, [])

  const fill = useCallback(({ lines, said }: PastedColumn) => {
    setSaid(said)
    setFilled(
      (before) => new Map([...before, ...lines.map((line) => [line.row.skuId, line] as const)]),
    )
  }, [])

  /** Empties all rows; `message` stays below them until the next quantity. */
  const finish = useCallback((message: string) => {
    setFilled(new Map())
    setSaid(message)
  }, [])

  return { filled, said, setQty, fill, finish }
}
