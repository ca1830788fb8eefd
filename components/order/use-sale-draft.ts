import { useState } from 'react'
import type { RefundQuote } from '@/contract/after-sale'
import { MONEY_SALES, type SaleReason, type SaleType } from '@/contract/after-sale-state'

type Draft = {
  type: SaleType | null
  /** Null: all that can be asked for. */
  qty: number | null
  reason: SaleReason | null
  description: string
}

const NEW: Draft = { type: null, qty: null, reason: null, description: '' }
export type SaleFaults = { type: string; reason: string }

/** What a buyer is about to ask for, and what is still missing. */
export function useSaleDraft() {
  const [draft, setDraft] = useState(NEW)
  const set = (part: Partial<Draft>) => setDraft((all) => ({ ...all, ...part }))
  const faults: SaleFaults = {
    type: draft.type === null ? '请选择售后类型' : '',
    reason: draft.reason === null ? '请选择申请原因' : '',
  }
  /** What would be sent; null while something is missing. */
  function applicationOf({ qty }: RefundQuote) {
    const { type, reason, description } = draft
    return type === null || reason === null ? null : { type, reason, description, qty }
  }
  return { draft, set, faults, applicationOf, isMoney: MONEY_SALES.includes(draft.type ?? 0) }
}
