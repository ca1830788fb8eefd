import { useState } from 'react'
import type { RefundQuote } from '@/contract/after-sale/after-sale-calls'
import {
  type AfterSaleReason,
  type AfterSaleType,
  MONEY_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'

type Draft = {
  type: AfterSaleType | null
  /** Null: the whole refundable quantity. */
  qty: number | null
  reason: AfterSaleReason | null
  description: string
}

const NEW: Draft = { type: null, qty: null, reason: null, description: '' }
export type AfterSaleErrors = { type: string; reason: string }

/** Draft of an after-sale case, with its missing fields. */
export function useAfterSaleDraft() {
  const [draft, setDraft] = useState(NEW)
  const set = (part: Partial<Draft>) => setDraft((all) => ({ ...all, ...part }))
  const fieldErrors: AfterSaleErrors = {
    type: draft.type === null ? '请选择售后类型' : '',
    reason: draft.reason === null ? '请选择申请原因' : '',
  }
  /** Payload of the request; null while a field is missing. */
  function applicationOf({ qty }: RefundQuote) {
    const { type, reason, description } = draft
    return type === null || reason === null ? null : { type, reason, description, qty }
  }
  return {
    draft,
    set,
    fieldErrors,
    applicationOf,
    isMoney: MONEY_AFTER_SALES.includes(draft.type ?? 0),
  }
}
