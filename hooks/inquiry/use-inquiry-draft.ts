import { useState } from 'react'
import type { NewInquiryState } from '@/contract/inquiry/new-inquiry-address'
import { entryKey } from '@/hooks/browser/use-restored-place'
import {
  type DraftLine,
  type InquiryDraft,
  inquiryDraft,
  withLines,
} from '@/services/store/inquiry-draft'
import { tabValue, writeTab } from '@/services/store/tab-store'

export type { DraftLine } from '@/services/store/inquiry-draft'

/** The visit of this tab whose address was last taken up. */
const TAKEN_UP = 'inquiryTakenUp'

/** What the address asks for, as a line. */
function linesOf({ skuId, qty, text }: NewInquiryState): DraftLine[] {
  if (skuId !== null) return [{ kind: 'sku', skuId, qty: qty ?? 1 }]
  return text ? [{ kind: 'text', text, qty: qty ?? 1, unit: '个' }] : []
}

/** The draft with what the address asks for, once for each visit: a reload undoes nothing changed since. */
function takeUp(state: NewInquiryState): InquiryDraft {
  const before = inquiryDraft.read()
  const asked = linesOf(state)
  const visit = entryKey()
  if (asked.length === 0 || (visit && tabValue(TAKEN_UP) === visit)) return before
  const draft = withLines(before, asked)
  inquiryDraft.write(draft)
  writeTab(TAKEN_UP, visit)
  return draft
}

/** Saves a part of the draft. */
const save = (part: Partial<InquiryDraft>) =>
  inquiryDraft.write({ ...inquiryDraft.read(), ...part })

/** The draft of this tab with what the address adds to it; read once. */
export function useInquiryDraft(state: NewInquiryState) {
  const [draft] = useState(() => takeUp(state))
  return { draft, save }
}

/** Adds lines to the draft before its page is opened: they may be too many for an address. */
export function addToInquiry(lines: readonly DraftLine[]): void {
  inquiryDraft.write(withLines(inquiryDraft.read(), lines))
}
