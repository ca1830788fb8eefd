import { useCallback, useRef, useState } from 'react'
import { EMPTY_DRAFT, type MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import { merchantDraftStore } from '@/services/store/merchant-draft-store'

/** Partial update of a draft; a file may arrive while other fields are edited. */
export type DraftChange = (change: (draft: MerchantDraft) => MerchantDraft) => void

/** The application draft stored in this browser; `isKept` is false when storage is unavailable. */
export function useMerchantDraft() {
  const [draft, setDraft] = useState(merchantDraftStore.read)
  const [isSaved, setKept] = useState(true)
  /** Holds the latest draft: changes come faster than React renders. */
  const latest = useRef(draft)

  const change: DraftChange = useCallback((changed) => {
    latest.current = changed(latest.current)
    setDraft(latest.current)
    setKept(merchantDraftStore.write(latest.current))
  }, [])

  const clear = useCallback(() => {
    merchantDraftStore.clear()
    latest.current = EMPTY_DRAFT
    setDraft(EMPTY_DRAFT)
  }, [])

  return { draft, isSaved, change, clear }
}
