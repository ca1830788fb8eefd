import {
  applyMerchant,
  correctApplication,
  getApplication,
} from '@/contract/merchant/merchant-calls'
import { formOf, type MerchantDraft } from '@/contract/merchant/merchant-draft-calls'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'
import { merchantTicket } from '@/services/store/merchant-ticket'

/** Submits or resubmits an application; resolves to its number, null when refused. */
export function useMerchantSubmit() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange([getApplication])

  async function submit(draft: MerchantDraft, code: string): Promise<string | null> {
    const form = formOf(draft)
    if (!form) return null
    const { draftId, correcting } = draft
    if (correcting) {
      const again = { ...correcting, form, ...(draftId && { draftId }) }
      const corrected = await change(() => http.call(correctApplication, again))
      return corrected?.answer.applicationNo ?? null
    }
    const applied = await change(() => http.call(applyMerchant, { draftId, form, code }))
    if (!applied) return null
    merchantTicket.write(applied.answer.ticket)
    return applied.answer.applicationNo
  }

  return { submit, isPending, failure }
}
