import * as z from 'zod/mini'
import { PO_NUMBER_MAX, REMARK_MAX } from '@/contract/checkout'
import { STORAGE } from '@/contract/constants'
import { payType } from '@/contract/order-state'
import { readTab, removeTab, writeTab } from '../tab-store'

const draft = z.object({
  payType,
  /** Null for no invoice. */
  kind: z.nullable(z.literal([1, 2, 3, 4])),
  titleId: z.string(),
  remarks: z.array(
    z.object({ shopId: z.int(), remark: z.string().check(z.maxLength(REMARK_MAX)) }),
  ),
  poNumber: z.string().check(z.maxLength(PO_NUMBER_MAX)),
})

/** What the buyer says about an order besides its goods. */
export type CheckoutDraft = z.infer<typeof draft>

export const BLANK_DRAFT: CheckoutDraft = {
  ...{ payType: 1, kind: null, titleId: '', remarks: [], poNumber: '' },
}

const kept = z.object({ view: z.string(), draft })

/** The draft of a checkout survives a reload, such as that of an area switch. */
export const checkoutDraft = {
  read(view: string): CheckoutDraft {
    const found = readTab(STORAGE.checkoutDraft, kept)
    return found?.view === view ? found.draft : BLANK_DRAFT
  },
  write: (view: string, content: CheckoutDraft) =>
    writeTab(STORAGE.checkoutDraft, { view, draft: content }),
  clear: () => removeTab(STORAGE.checkoutDraft),
}
