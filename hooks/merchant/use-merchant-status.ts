import { useState } from 'react'
import { getApplication, withdrawApplication } from '@/contract/merchant/merchant-calls'
import { useChange } from '@/hooks/call/use-change'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'
import { merchantTicket } from '@/services/store/merchant-ticket'

const INVALIDATED = [getApplication]

/** Applications of a verified phone; `find` verifies one. */
export function useMerchantStatus() {
  const { http } = useMall()
  const [ticket, setTicket] = useState(merchantTicket.read)
  const proof = useChange()
  const requested = ticket ? getApplication : null
  const { data, error, mutate } = useEndpoint(
    requested,
    { ticket: ticket ?? '' },
    { policy: 'live' },
  )
  const { change, isPending, failure } = useChange(INVALIDATED)

  async function find(phone: string, code: string): Promise<void> {
    const result = await proof.change(() => http.call(getApplication, { phone, code }))
    if (!result) return
    merchantTicket.write(result.answer.ticket)
    setTicket(result.answer.ticket)
  }

  function leave() {
    merchantTicket.clear()
    setTicket(null)
  }

  // The phone proof expired or is missing: the phone must be verified again.
  const isOver = error?.isNotFound ?? false
  return {
    ticket: isOver ? null : ticket,
    applications: isOver ? undefined : data?.list,
    find,
    leave,
    isFinding: proof.isPending,
    refusal: proof.failure || (isOver ? (error?.message ?? '') : ''),
    error: isOver ? undefined : error,
    retry: () => void mutate(),
    isPending,
    failure,
    withdraw: (applicationNo: string) =>
      change(() => http.call(withdrawApplication, { applicationNo, ticket: ticket ?? '' })),
  }
}
