import { useCallback, useEffect, useRef, useState } from 'react'
import { ORDER_LINES_MAX, type OrderLine } from '@/contract/quick-order/quick-order-calls'
import { type DraftRow, orderDraft } from '@/services/store/quick-order-draft'

export type { DraftRow } from '@/services/store/quick-order-draft'

/** Rows of a quick order, stored in the browser; null until they are read. */
export function useOrderDraft() {
  const [rows, setRows] = useState<DraftRow[] | null>(null)
  const [isSaved, setSaved] = useState(true)
  const serial = useRef(0)

  useEffect(() => setRows(orderDraft.read()), [])
  useEffect(() => {
    if (rows) setSaved(orderDraft.write(rows))
  }, [rows])

  /** Adds lines, in place of some rows, and returns theirs; none when they exceed the limit. */
  function append(lines: readonly OrderLine[], instead: readonly string[] = []): DraftRow[] {
    const gone = new Set(instead)
    const kept = (rows ?? []).filter(({ key }) => !gone.has(key))
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

  return { rows, isSaved, append, change, remove }
}
