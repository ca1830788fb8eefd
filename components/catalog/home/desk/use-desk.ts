import type { WaitingFact } from '@/components/account/shared/waiting-facts'
import { DAY_MS } from '@/contract/china-clock'
import { QUOTATION_STATUS } from '@/contract/quotation/quotation-status-rules'
import { useOverview } from '@/hooks/account/use-overview'
import { usePurchaseLists } from '@/hooks/cart/use-purchase-lists'
import { useQuotationList } from '@/hooks/quotation/use-own-quotations'

/** Undefined while it is asked for, null where it cannot be known. */
export type Figure = { text: string; isUrgent: boolean } | null | undefined

/** A quotation that ends within so long is about to expire. */
const SOON_MS = 3 * DAY_MS
const VALID = { type: QUOTATION_STATUS.valid, keyword: '', page: 1 }

/** Figures of the desk's list of what waits. */
export function useDesk() {
  const { overview, error } = useOverview()
  const { quotations, error: quotationError } = useQuotationList(VALID)
  const { lists, error: listError } = usePurchaseLists()

  function waitingFigure({ countOf, unit, isUrgent, noteOf }: WaitingFact): Figure {
    if (!overview) return error ? null : undefined
    const count = countOf(overview.waiting)
    const note = noteOf?.(overview.waiting)
    const text = [`${count} ${unit}`, ...(note ? [note] : [])].join(' · ')
    return { text, isUrgent: isUrgent && count > 0 }
  }

  function quotationFigure(): Figure {
    if (!quotations) return quotationError ? null : undefined
    const soon = quotations.list.filter(({ validUntil }) => validUntil - Date.now() < SOON_MS)
    if (soon.length > 0) return { text: `${soon.length} 张 3 天内到期`, isUrgent: true }
    return { text: `${quotations.total} 张`, isUrgent: false }
  }

  function listFigure(): Figure {
    if (!lists) return listError ? null : undefined
    return { text: `${lists.length} 个`, isUrgent: false }
  }

  return { waitingFigure, quotationFigure: quotationFigure(), listFigure: listFigure() }
}
