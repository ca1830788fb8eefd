import { useState } from 'react'
import { applyMerchant, correctApplication } from '@/contract/merchant'
import { formOf, type MerchantDraft } from '@/contract/merchant-draft'
import { ApiError } from '@/services/http/api-error'
import { merchantTicket } from '@/services/merchant-ticket'
import { useMall } from './mall-context'

/** Hands an application in, or hands it in again; resolves to its number, null when refused. */
export function useMerchantSubmit() {
  const { http, report } = useMall()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')

  async function submit(draft: MerchantDraft, code: string): Promise<string | null> {
    const form = formOf(draft)
    if (!form) return null
    const { draftId, correcting } = draft
    setPending(true)
    setFailure('')
    try {
      if (correcting) {
        const again = { ...correcting, form, ...(draftId && { draftId }) }
        return (await http.call(correctApplication, again)).applicationNo
      }
      const { applicationNo, ticket } = await http.call(applyMerchant, { draftId, form, code })
      merchantTicket.write(ticket)
      return applicationNo
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      report(error)
      return null
    } finally {
      setPending(false)
    }
  }
  return { submit, isPending, failure }
}
