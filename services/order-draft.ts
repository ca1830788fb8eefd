import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { ORDER_LINES_MAX, orderLine } from '@/contract/match-lines'
import { readLocal, removeLocal, writeLocal } from './local-store'

const draftRow = z.object({
  ...orderLine.shape,
  /** Tells it from the others for as long as the draft lives. */
  key: z.string(),
  /** The SKU the buyer chose, null while none is. */
  chosen: z.nullable(z.int()),
})
export type DraftRow = z.infer<typeof draftRow>

/** An order by list that is not in the cart yet; it survives a reload. */
export const orderDraft = {
  read: (): DraftRow[] =>
    readLocal(STORAGE.quickOrder, z.array(draftRow).check(z.maxLength(ORDER_LINES_MAX))) ?? [],
  write(rows: DraftRow[]): void {
    if (rows.length === 0) removeLocal(STORAGE.quickOrder)
    else writeLocal(STORAGE.quickOrder, rows)
  },
}
