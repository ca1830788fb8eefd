import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readLine } from '@/contract/quick-order/pasted-list-rules'
import {
  ORDER_LINES_MAX,
  type OrderLine,
  type ParsedSheet,
  type SheetReading,
} from '@/contract/quick-order/quick-order-calls'
import { type DraftRow, type PlacedRow, useOrderDraft } from '@/hooks/quick-order/use-order-draft'
import { useSheetColumns } from '@/hooks/quick-order/use-sheet-columns'
import { type OrderRow, summaryOf, toOrderRow } from './order-rows'
import { useLineMatching } from './use-line-matching'
import { useOrderConfirm } from './use-order-confirm'

export type OrderScreen = ReturnType<typeof useOrderScreen>

const TOO_MANY = `物料表最多 ${ORDER_LINES_MAX} 行，请分批加入`

/** Row numbers listed in a message; a long sheet may have many more. */
const PLACES_MAX = 20

/** Of a workbook: the sheet that was read, and how many were not. */
type Workbook = Pick<ParsedSheet, 'sheet' | 'otherSheets'>

/** Result of parsing a list, for the buyer to check. */
function readingText(reading: SheetReading & Partial<Workbook>): string {
  const { lines, ignored, blankRows, sheet = '', otherSheets = 0 } = reading
  const parts = [`读取 ${lines.length} 行`]
  if (otherSheets > 0) parts.push(`只读取了工作表“${sheet}”，另有 ${otherSheets} 个工作表未读取`)
  if (blankRows > 0) parts.push(`空行 ${blankRows} 行`)
  if (ignored.length > 0) {
    const shown = ignored.slice(0, PLACES_MAX).map(({ row }) => row)
    const places = `${shown.join('、')}${ignored.length > PLACES_MAX ? ' …' : ''}`
    parts.push(`${ignored.length} 行没有商品信息未读取（第 ${places} 行）`)
  }
  const unread = lines.filter(({ qtyProblem }) => qtyProblem !== '').length
  if (unread > 0) parts.push(`${unread} 行数量无法识别`)
  return parts.join('，')
}

/** What an edited description says; its quantity counts only where it has one. */
function editedValues({ row, qty }: DraftRow, text: string): Partial<DraftRow> {
  const line = readLine(row, text)
  const cleared = { itemNo: '', chosen: null, problem: '', tail: null }
  if (!line || (line.qty === null && line.qtyProblem === '')) {
    return { ...cleared, text, tail: qty === null ? (line?.tail ?? null) : null }
  }
  const { unit, qtyProblem } = line
  return { ...cleared, text: line.text, qty: line.qty, unit, qtyProblem }
}

/** State of the quick order: the draft, its matches, and adding to the cart. */
export function useOrderScreen() {
  const { matches, match, restart, stop, forget, progress, failure } = useLineMatching()
  const { rows: draft, isSaved, append, change, remove, putBack } = useOrderDraft(handleOthers)
  /** What the buyer has removed last, to be put back. */
  const [removed, setRemoved] = useState<PlacedRow[]>([])
  const [message, setMessage] = useState('')
  const [refusal, setRefusal] = useState('')
  // Thousands of rows: not once more for every chunk on its way.
  const rows = useMemo(
    () => draft?.map((row): OrderRow => toOrderRow(row, matches.get(row.key))),
    [draft, matches],
  )
  const latest = useRef({ draft, rows })
  latest.current = { draft, rows }
  const columns = useSheetColumns(take)
  const { confirm, isPending, added, forgetAdded } = useOrderConfirm({
    rowsNow: () => latest.current.rows ?? [],
    remove(keys) {
      // Read again by other columns, the lines in the cart would come back.
      columns.forget()
      remove(keys)
    },
    setRefusal,
  })

  // Rows restored from browser storage or matched in another area are matched again.
  const isRead = draft !== null
  useEffect(() => {
    const { draft: waiting } = latest.current
    if (isRead && waiting && waiting.length > 0) void restart(waiting)
  }, [isRead, restart])

  /** Keys of the rows added in place of others; null when the list is refused. */
  function take(reading: SheetReading, instead: readonly string[]): string[] | null {
    if (reading.lines.length === 0) {
      setRefusal('没有读到商品，请检查内容')
      return null
    }
    const added = append(reading.lines, instead)
    const isTooMany = added.length === 0
    setRefusal(isTooMany ? TOO_MANY : '')
    if (isTooMany) return null
    forgetAdded()
    setMessage(readingText(reading))
    void match(added)
    return added.map(({ key }) => key)
  }

  function handleOthers(changed: DraftRow[]): void {
    forget(changed.map(({ key }) => key))
    void match(changed)
  }

  const retext = useCallback(
    (row: DraftRow, text: string) => {
      const values = editedValues(row, text)
      change(row.key, values)
      forget([row.key])
      void match([{ ...row, ...values }])
    },
    [change, forget, match],
  )

  const discard = useCallback((keys: readonly string[]) => setRemoved(remove(keys)), [remove])

  function clear() {
    stop()
    columns.forget()
    forgetAdded()
    setMessage('')
    discard((draft ?? []).map(({ key }) => key))
  }

  function undo() {
    const isTooMany = !putBack(removed)
    setRefusal(isTooMany ? TOO_MANY : '')
    if (isTooMany) return
    setRemoved([])
    // The area may be another one since.
    void match(removed.map(({ row }) => row))
  }

  return {
    draft,
    isSaved,
    matches,
    rows,
    progress,
    failure,
    message,
    refusal,
    isPending,
    added,
    columns,
    addLine: (line: OrderLine) =>
      take({ lines: [line], columns: [], blankRows: 0, ignored: [], table: null }, []) !== null,
    retext,
    change,
    discard,
    removed,
    undo,
    forgetRemoved: () => setRemoved([]),
    clear,
    stop,
    confirm: () => {
      setMessage('')
      return confirm(summaryOf(rows ?? []).ready)
    },
    retry: () => void match((draft ?? []).filter(({ key }) => !matches.has(key))),
  }
}
