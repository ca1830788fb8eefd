import { useState } from 'react'
import type { NewInquiryState } from '@/contract/inquiry/new-inquiry-address'
import {
  type DraftLine,
  type InquiryDraft,
  inquiryDraft,
  withLines,
} from '@/services/store/inquiry-draft'

export type { DraftLine, InquiryDraft } from '@/services/store/inquiry-draft'

/** What the address asks for, as a line. */
function linesOf({ skuId, qty, text }: NewInquiryState): DraftLine[] {
  if (skuId !== null) return [{ kind: 'sku', skuId, qty: qty ?? 1 }]
  return text ? [{ kind: 'text', text, qty: qty ?? 1, unit: '个' }] : []
}

/** The draft of this tab with what the address adds to it; read once. */
export function useInquiryDraft(state: NewInquiryState) {
  const [draft] = useState(() => withLines(inquiryDraft.read(), linesOf(state)))
  return { draft, save: (values: InquiryDraft) => inquiryDraft.write(values) }
}

/** Adds lines to the draft before its page is opened: they may be too many for an address. */
export function addToInquiry(lines: readonly DraftLine[]): void {
  inquiryDraft.write(withLines(inquiryDraft.read(), lines))
}
