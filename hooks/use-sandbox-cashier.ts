import { useState } from 'react'
import type { Input } from '@/contract/endpoint'
import { getSandboxCashier, paySandbox } from '@/contract/payment'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { useEndpoint } from './use-endpoint'

const SPOILT = [getSandboxCashier]
type Holder = Input<typeof getSandboxCashier>

/** The simulated cashier of a payment, for whoever holds its address. */
export function useSandboxCashier(holder: Holder) {
  const { http } = useMall()
  const { data, error, mutate } = useEndpoint(getSandboxCashier, holder, {
    policy: 'live',
    keepPrevious: true,
  })
  const { change, isPending, failure } = useChange(SPOILT)
  const [outcome, setOutcome] = useState<'paid' | 'failed' | null>(null)
  async function pay(wanted: 'paid' | 'failed') {
    const done = await change(() => http.call(paySandbox, { ...holder, outcome: wanted }))
    if (done) setOutcome(wanted)
  }
  return {
    ...{ cashier: data, error, pay, isPending, failure, outcome },
    isMissing: error?.status === 400,
    retry: () => void mutate(),
  }
}
