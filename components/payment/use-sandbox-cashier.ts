import { useState } from 'react'
import type { Input } from '@/contract/endpoint'
import { getSandboxCashier, paySandbox } from '@/contract/payment/payment-calls'
import { useChange } from '@/hooks/call/use-change'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

const INVALIDATED = [getSandboxCashier]
type Holder = Input<typeof getSandboxCashier>

/** Simulated cashier of a payment, open to anyone with its address. */
export function useSandboxCashier(holder: Holder) {
  const { http } = useMall()
  const { data, ...asked } = useEndpoint(getSandboxCashier, holder, {
    policy: 'live',
    keepPrevious: true,
  })
  const { change, isPending, failure } = useChange(INVALIDATED)
  const [outcome, setOutcome] = useState<'paid' | 'failed' | null>(null)
  async function pay(requested: 'paid' | 'failed') {
    const done = await change(() => http.call(paySandbox, { ...holder, outcome: requested }))
    if (done) setOutcome(requested)
  }
  return {
    cashier: data,
    ...asked,
    pay,
    isPending,
    failure,
    outcome,
  }
}
