import { useCallback, useRef, useState } from 'react'
import { EMPTY_DRAFT, type MerchantDraft } from '@/contract/merchant-draft'
import { merchantDraftStore } from '@/services/merchant-draft-store'

/** Parts of a draft that change; a file may arrive while others are written. */
export type DraftChange = (change: (draft: MerchantDraft) => MerchantDraft) => void

/** The application this browser keeps; `isKept` is false where it keeps nothing. */
export function useMerchantDraft() {
  const [draft, setDraft] = useState(merchantDraftStore.read)
  const [isKept, setKept] = useState(true)
  /** Changes follow each other faster than React renders. */
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

  return { draft, isKept, change, clear }
}
