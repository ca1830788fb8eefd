import { applyMerchant, correctApplication } from '@/contract/merchant'
import { formOf, type MerchantDraft } from '@/contract/merchant-draft'
import { merchantTicket } from '@/services/merchant-ticket'
import { useMall } from './mall-context'
import { useChange } from './use-change'

const NOTHING_SPOILT: [] = []

/** Hands an application in, or hands it in again; resolves to its number, null when refused. */
export function useMerchantSubmit() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(NOTHING_SPOILT)

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
