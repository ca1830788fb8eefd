import { useState } from 'react'
import { getApplication, withdrawApplication } from '@/contract/merchant'
import { ApiError } from '@/services/http/api-error'
import { merchantTicket } from '@/services/merchant-ticket'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { useEndpoint } from './use-endpoint'

/** The proof is over, or was none: it has to be brought anew. */
const TICKET_OVER = [400, 422]
const SPOILT = [getApplication]

/** Applications of a phone that was proved; `find` proves one. */
export function useMerchantStatus() {
  const { http, report } = useMall()
  const [ticket, setTicket] = useState(merchantTicket.read)
  const [isFinding, setFinding] = useState(false)
  const [refusal, setRefusal] = useState('')
  const asked = ticket ? getApplication : null
  const { data, error, mutate } = useEndpoint(asked, { ticket: ticket ?? '' }, { policy: 'live' })
  const { change, isPending, failure } = useChange(SPOILT)

  async function find(phone: string, code: string): Promise<void> {
    setFinding(true)
    setRefusal('')
    try {
      const found = await http.call(getApplication, { phone, code })
      merchantTicket.write(found.ticket)
      setTicket(found.ticket)
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      setRefusal(thrown.message)
      report(thrown)
    } finally {
      setFinding(false)
    }
  }

  function leave() {
    merchantTicket.clear()
    setTicket(null)
  }

  const isOver = TICKET_OVER.includes(error?.status ?? 0)
  return {
    ...{
      ticket: isOver ? null : ticket,
      applications: isOver ? undefined : data?.list,
      find,
      leave,
    },
    ...{ isFinding, refusal: refusal || (isOver ? (error?.message ?? '') : '') },
    ...{ error: isOver ? undefined : error, retry: () => void mutate(), isPending, failure },
    withdraw: (applicationNo: string) =>
      change(() => http.call(withdrawApplication, { applicationNo, ticket: ticket ?? '' })),
  }
}
