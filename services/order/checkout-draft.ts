import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import {
  COST_CENTER_MAX,
  lineCostCenters,
  PO_NUMBER_MAX,
  REMARK_MAX,
  requiredDate,
} from '@/contract/order/checkout-calls'
import { payType } from '@/contract/order/order-fields-calls'
import { ownedDraft } from '@/services/store/owned-draft'

const draft = z.object({
  payType,
  /** Null for no invoice; undefined until the buyer chooses. */
  kind: z.optional(z.nullable(z.literal([1, 2, 3, 4]))),
  titleId: z.string(),
  /** Shops with an invoice of their own; kind 0 for none. */
  shopInvoices: z._default(
    z.array(z.object({ shopId: z.int(), kind: z.int(), titleId: z.string() })),
    [],
  ),
  remarks: z.array(
    z.object({ shopId: z.int(), remark: z.string().check(z.maxLength(REMARK_MAX)) }),
  ),
  poNumber: z.string().check(z.maxLength(PO_NUMBER_MAX)),
  costCenter: z._default(z.string().check(z.maxLength(COST_CENTER_MAX)), ''),
  requiredDate: z._default(requiredDate, ''),
  shipsTogether: z._default(z.boolean(), false),
  lineCostCenters: z._default(lineCostCenters, []),
})

/** The buyer's input at checkout besides the goods. */
export type CheckoutDraft = z.infer<typeof draft>

export const BLANK_DRAFT: CheckoutDraft = {
  payType: 1,
  titleId: '',
  shopInvoices: [],
  remarks: [],
  poNumber: '',
  costCenter: '',
  requiredDate: '',
  shipsTogether: false,
  lineCostCenters: [],
}

const saved = z.object({ view: z.string(), draft })

/** A checkout draft survives a reload, such as that of an area switch. */
export const checkoutDraft = {
  read(view: string): CheckoutDraft {
    const result = ownedDraft.read(STORAGE.checkoutDraft, saved)
    return result?.view === view ? result.draft : BLANK_DRAFT
  },
  write: (view: string, content: CheckoutDraft) =>
    void ownedDraft.write(STORAGE.checkoutDraft, { view, draft: content }),
  clear: () => ownedDraft.clear(STORAGE.checkoutDraft),
}
