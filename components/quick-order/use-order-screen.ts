import { useCallback, useEffect, useRef, useState } from 'react'
import { ORDER_LINES_MAX, type OrderLine, type SheetReading } from '@/contract/match-lines'
import { useAddToCart } from '@/hooks/use-add-to-cart'
import { useLineMatching } from '@/hooks/use-line-matching'
import { type DraftRow, useOrderDraft } from '@/hooks/use-order-draft'
import { summaryOf, toGoods, toOrderRow } from './order-rows'

export type OrderScreen = ReturnType<typeof useOrderScreen>

/** What was read of a list, for the buyer to check. */
function readingText({ lines, ignored, blankRows }: SheetReading): string {
  const parts = [`读取 ${lines.length} 行`]
  if (blankRows > 0) parts.push(`空行 ${blankRows} 行`)
  if (ignored.length > 0) {
    const places = ignored.map(({ row }) => row).join('、')
    parts.push(`${ignored.length} 行没有商品信息未读取（第 ${places} 行）`)
  }
  return parts.join('，')
}

/** Quick order: the draft, what its lines mean, and the way into the cart. */
export function useOrderScreen() {
  const { rows: draft, append, change, remove } = useOrderDraft()
  const { matches, match, forget, left, failure } = useLineMatching()
  const { add, isPending } = useAddToCart()
  const [message, setMessage] = useState('')
  const [refusal, setRefusal] = useState('')
  const rows = draft?.map((row) => toOrderRow(row, matches.get(row.key)))

  // Read from the browser's store, or shown to another area: asked anew.
  const latest = useRef(draft)
  latest.current = draft
  const isRead = draft !== null
  useEffect(() => {
    if (isRead && latest.current && latest.current.length > 0) void match(latest.current)
  }, [isRead, match])

  function addReading(reading: SheetReading): boolean {
    if (reading.lines.length === 0) {
      setRefusal('没有读到商品，请检查内容')
      return false
    }
    const added = append(reading.lines)
    const isTooMany = added.length === 0
    setRefusal(isTooMany ? `清单最多 ${ORDER_LINES_MAX} 行，请分批加入` : '')
    if (isTooMany) return false
    setMessage(readingText(reading))
    void match(added)
    return true
  }

  const retext = useCallback(
    (row: DraftRow, text: string) => {
      const values = { text, itemNo: '', chosen: null, problem: '' }
      change(row.key, values)
      forget(row.key)
      void match([{ ...row, ...values }])
    },
    [change, forget, match],
  )

  async function confirm() {
    const { ready } = summaryOf(rows ?? [])
    const result = await add(toGoods(ready))
    setRefusal(result.ok ? '' : result.message)
    if (!result.ok) return
    remove(ready.map(({ key }) => key))
    setMessage(`${ready.length} 行${result.message}`)
  }

  return {
    draft,
    matches,
    rows,
    left,
    failure,
    message,
    refusal,
    isPending,
    addReading,
    addLine: (line: Pick<OrderLine, 'text' | 'qty'>) =>
      addReading({
        lines: [{ row: 1, itemNo: '', buyerCode: '', note: '', problem: '', ...line }],
        ...{ columns: [], blankRows: 0, ignored: [] },
      }),
    retext,
    change,
    remove,
    confirm,
    retry: () => void match((draft ?? []).filter(({ key }) => !matches.has(key))),
  }
}
