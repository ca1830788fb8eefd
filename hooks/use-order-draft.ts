import { useCallback, useEffect, useRef, useState } from 'react'
import { ORDER_LINES_MAX, type OrderLine } from '@/contract/match-lines'
import { type DraftRow, orderDraft } from '@/services/order-draft'

export type { DraftRow } from '@/services/order-draft'

/** Rows of an order by list, kept in the browser; null until they are read. */
export function useOrderDraft() {
  const [rows, setRows] = useState<DraftRow[] | null>(null)
  const serial = useRef(0)

  useEffect(() => setRows(orderDraft.read()), [])
  useEffect(() => {
    if (rows) orderDraft.write(rows)
  }, [rows])

  /** Adds lines and answers their rows; none of them when they are too many. */
  function append(lines: readonly OrderLine[]): DraftRow[] {
    const kept = rows ?? []
    if (kept.length + lines.length > ORDER_LINES_MAX) return []
    const added = lines.map((line) => {
      serial.current += 1
      return { ...line, key: `${Date.now()}-${serial.current}`, chosen: null }
    })
    setRows([...kept, ...added])
    return added
  }

  const change = useCallback((key: string, values: Partial<DraftRow>) => {
    setRows((before) =>
      (before ?? []).map((row) => (row.key === key ? { ...row, ...values } : row)),
    )
  }, [])
  const remove = useCallback((keys: readonly string[]) => {
    const gone = new Set(keys)
    setRows((before) => (before ?? []).filter(({ key }) => !gone.has(key)))
  }, [])

  return { rows, append, change, remove }
}
