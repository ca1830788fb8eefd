import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { ORDER_LINES_MAX, orderLine } from '@/contract/quick-order/quick-order-calls'
import { ownedDraft } from './owned-draft'

const draftRow = z.object({
  ...orderLine.shape,
  /** Identifies a line for the lifetime of the draft. */
  key: z.string(),
  /** The SKU the buyer chose, or null. */
  chosen: z.nullable(z.int()),
})
export type DraftRow = z.infer<typeof draftRow>

/** A quick order not in the cart yet; it survives a reload. */
export const orderDraft = {
  read: (): DraftRow[] =>
    ownedDraft.read(STORAGE.quickOrder, z.array(draftRow).check(z.maxLength(ORDER_LINES_MAX))) ??
    [],
  /** Whether the browser has room for them. */
  write(rows: DraftRow[]): boolean {
    if (rows.length > 0) return ownedDraft.write(STORAGE.quickOrder, rows)
    ownedDraft.clear(STORAGE.quickOrder)
    return true
  },
  /** Calls when another tab has changed it; returns the unsubscribe function. */
  listen(listener: () => void): () => void {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE.quickOrder || key === null) listener()
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  },
}
