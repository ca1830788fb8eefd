import { useCallback, useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Input } from '@/contract/endpoint'
import { getOrderDetail, getOrderList } from '@/contract/order'
import { type CreatedPayment, createPayment, getPaymentStatus } from '@/contract/payment'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { PAYMENT_POLL_MS } from './swr-policy'
import { isKeyOf } from './use-endpoint'

type OnlinePay = NonNullable<Input<typeof createPayment>['payType']>

/** Asks how a payment stands until it is no longer waited for; calls back with each answer. */
function usePolling(payment: CreatedPayment | null, onAnswer: (answer: CreatedPayment) => void) {
  const { http } = useMall()
  useEffect(() => {
    if (payment?.status !== 'waiting') return
    const timer = setTimeout(async () => {
      try {
        const { paymentNo } = payment
        const answer = await http.call(getPaymentStatus, { paymentNo })
        onAnswer({ ...payment, ...answer })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // A new object: the next question follows this one.
        onAnswer({ ...payment })
      }
    }, PAYMENT_POLL_MS)
    return () => clearTimeout(timer)
  }, [payment, http, onAnswer])
}

/** A payment over these orders: begun for a method, watched until it is paid or over. */
export function usePayment(orderNos: readonly string[], payType: OnlinePay) {
  const { http, report } = useMall()
  const { mutate } = useSWRConfig()
  const [payment, setPayment] = useState<CreatedPayment | null>(null)
  const [failure, setFailure] = useState('')
  const turn = useRef(0)
  const asked = orderNos.join(',')

  const begin = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setPayment(null)
    setFailure('')
    try {
      const begun = await http.call(createPayment, { orderNos: asked.split(','), payType })
      // Another method may have been chosen meanwhile: that one closed this.
      if (mine === turn.current) setPayment(begun)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine === turn.current) setFailure(error.message)
      report(error)
    }
  }, [asked, payType, http, report])

  useEffect(() => {
    void begin()
  }, [begin])
  const follow = useCallback((next: CreatedPayment) => {
    setPayment((shown) => (shown?.paymentNo === next.paymentNo ? next : shown))
  }, [])
  usePolling(payment, follow)
  const isPaid = payment?.status === 'paid'
  useEffect(() => {
    if (!isPaid) return
    void mutate(isKeyOf(getOrderList), undefined)
    void mutate(isKeyOf(getOrderDetail), undefined)
  }, [isPaid, mutate])
  return { payment, failure, begin: () => void begin() }
}
