import { useCallback, useEffect, useRef, useState } from 'react'
import { ORDER_LINES_MAX, type OrderLine } from '@/contract/quick-order/quick-order-calls'
import { type DraftRow, orderDraft } from '@/services/store/quick-order-draft'

export type { DraftRow } from '@/services/store/quick-order-draft'

/** A removed row, and where it stood. */
export type PlacedRow = { row: DraftRow; at: number }

/** What goods are found by: rows alike in it have the same match. */
const isSameGoods = (one: DraftRow | undefined, other: DraftRow) =>
  one?.text === other.text && one.itemNo === other.itemNo

/**
 * Rows of a quick order, stored in the browser; null until they are read. What another tab changes
 * is changed here too: old rows would come back, and be ordered twice. `onOthers` gets the rows
 * that are to be matched for it.
 */
export function useOrderDraft(onOthers: (rows: DraftRow[]) => void) {
  const [rows, setRows] = useState<DraftRow[] | null>(null)
  const [isSaved, setSaved] = useState(true)
  const serial = useRef(0)
  /** Holds the latest rows: a file is read while others are confirmed, typed or deleted. */
  const latest = useRef<DraftRow[]>([])
  /** Rows as another tab has stored them: they are not written again. */
  const stored = useRef<DraftRow[] | null>(null)

  const put = useCallback((changed: (rows: DraftRow[]) => DraftRow[]) => {
    latest.current = changed(latest.current)
    setRows(latest.current)
  }, [])

  useEffect(() => put(() => orderDraft.read()), [put])
  useEffect(() => {
    if (rows && rows !== stored.current) setSaved(orderDraft.write(rows))
  }, [rows])

  const handleOthers = useRef(onOthers)
  handleOthers.current = onOthers
  useEffect(
    () =>
      orderDraft.listen(() => {
        const before = new Map(latest.current.map((row) => [row.key, row]))
        const theirs = orderDraft.read()
        const news = theirs.filter((row) => !isSameGoods(before.get(row.key), row))
        stored.current = theirs
        put(() => theirs)
        if (news.length > 0) handleOthers.current(news)
      }),
    [put],
  )

  /** Adds lines, in place of some rows, and returns theirs; none when they exceed the limit. */
  function append(lines: readonly OrderLine[], instead: readonly string[] = []): DraftRow[] {
    const gone = new Set(instead)
    const kept = latest.current.filter(({ key }) => !gone.has(key))
    if (kept.length + lines.length > ORDER_LINES_MAX) return []
    const added = lines.map((line) => {
      serial.current += 1
      return { ...line, key: `${Date.now()}-${serial.current}`, chosen: null }
    })
    put(() => [...kept, ...added])
    return added
  }

  const change = useCallback(
    (key: string, values: Partial<DraftRow>) =>
      put((rows) => rows.map((row) => (row.key === key ? { ...row, ...values } : row))),
    [put],
  )
  /** Removes rows and returns them with their places, for `putBack`. */
  const remove = useCallback(
    (keys: readonly string[]): PlacedRow[] => {
      const gone = new Set(keys)
      const placed = latest.current.map((row, at) => ({ row, at }))
      put((rows) => rows.filter(({ key }) => !gone.has(key)))
      return placed.filter(({ row }) => gone.has(row.key))
    },
    [put],
  )
  /** False when there is no room for them beside what has come since. */
  const putBack = useCallback(
    (removed: readonly PlacedRow[]): boolean => {
      const rows = [...latest.current]
      for (const { row, at } of removed) rows.splice(at, 0, row)
      if (rows.length > ORDER_LINES_MAX) return false
      put(() => rows)
      return true
    },
    [put],
  )

  return { rows, isSaved, append, change, remove, putBack }
}
