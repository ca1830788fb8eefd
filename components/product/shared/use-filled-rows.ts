import { useCallback, useState } from 'react'
import { lineAmount } from '@/contract/money'
import {
  adviseQuantity,
  formatQuantity,
  priceAt,
  type QuantityRule,
} from '@/contract/product/quantity-rules'

/** A SKU that a quantity can be written beside. */
export type FillableRow = QuantityRule & {
  skuId: number
  title: string
  spec: string
  unit: string
  price: number
  tiers: readonly { minQty: number; price: number }[]
}

/** A row with its quantity, and why a pasted one was changed. */
export type FilledRow = { row: FillableRow; qty: number; note: string }
export type FilledRows = ReadonlyMap<number, FilledRow>

function filledBy(row: FillableRow, requested: number): FilledRow {
  const { qty, advice } = adviseQuantity(requested, row)
  return { row, qty, note: advice }
}

/** Total of the rows at the prices of their quantities, fen. */
export function amountOf(filled: FilledRows): number {
  return [...filled.values()].reduce(
    (sum, { row, qty }) => sum + lineAmount(priceAt(qty, row.price, row.tiers), qty),
    0,
  )
}

/** Quantities written beside rows; they outlive the rows' page and sort. */
export function useFilledRows() {
  const [filled, setFilled] = useState<FilledRows>(new Map())
  const [pasted, setPasted] = useState('')

  const setQty = useCallback((row: FillableRow, qty: number) => {
    setPasted('')
    setFilled((before) => {
      const after = new Map(before)
      if (qty > 0) after.set(row.skuId, { row, qty, note: '' })
      else after.delete(row.skuId)
      return after
    })
  }, [])

  /** Fills a pasted column down from a row on; says what was changed and what found no row. */
  function fillDown(rows: readonly FillableRow[], from: number, quantities: (number | null)[]) {
    const start = rows.findIndex(({ skuId }) => skuId === from)
    const lines = quantities.flatMap((requested, at) => {
      const row = rows[start + at]
      return row && requested ? [filledBy(row, requested)] : []
    })
    const given = quantities.filter((requested) => requested !== 0).length
    setFilled(
      (before) => new Map([...before, ...lines.map((line) => [line.row.skuId, line] as const)]),
    )
    setPasted(pastedText(lines, given - lines.length))
  }

  const clear = useCallback(() => {
    setFilled(new Map())
    setPasted('')
  }, [])

  return { filled, pasted, setQty, fillDown, clear }
}

function pastedText(lines: FilledRow[], skipped: number): string {
  const adjusted = lines.filter(({ note }) => note).length
  return [
    `已粘贴 ${formatQuantity(lines.length, '行')}`,
    adjusted > 0 ? `${adjusted} 行按起订量或倍数调整` : '',
    skipped > 0 ? `${skipped} 行没有数量或没有对应的规格` : '',
  ]
    .filter(Boolean)
    .join('，')
}
