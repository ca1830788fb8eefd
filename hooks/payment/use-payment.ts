import { useCallback, useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Input } from '@/contract/endpoint'
import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import {
  type CreatedPayment,
  createPayment,
  getPaymentStatus,
} from '@/contract/payment/payment-calls'
import { attempt, useAttempt } from '@/hooks/call/attempt'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'
import { PAYMENT_POLL_MS } from '@/hooks/swr-policy'

type OnlinePay = NonNullable<Input<typeof createPayment>['payType']>

/** Whether a payment may still be made: one that was broken off can be tried again with its code until it expires. */
const isOpen = ({ status, expiresAt }: CreatedPayment) =>
  status === 'waiting' || (status === 'failed' && Date.now() < expiresAt)

/** Polls a payment until it is settled; calls back with each answer. */
function usePolling(payment: CreatedPayment | null, onAnswer: (answer: CreatedPayment) => void) {
  const { http } = useMall()
  useEffect(() => {
    if (!payment || !isOpen(payment)) return
    const timer = setTimeout(async () => {
      const { paymentNo } = payment
      const { answer } = await attempt(() => http.call(getPaymentStatus, { paymentNo }))
      // A new object even without an answer: it schedules the next poll.
      onAnswer({ ...payment, ...answer })
    }, PAYMENT_POLL_MS)
    return () => clearTimeout(timer)
  }, [payment, http, onAnswer])
}

/** A payment for these orders: created for a method, polled until it is paid or closed. */
export function usePayment(orderNos: readonly string[], payType: OnlinePay) {
  const { http } = useMall()
  const tell = useAttempt()
  const { mutate } = useSWRConfig()
  const [payment, setPayment] = useState<CreatedPayment | null>(null)
  const [failure, setFailure] = useState('')
  const turn = useRef(0)
  const requested = orderNos.join(',')

  const begin = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setPayment(null)
    setFailure('')
    const { answer: begun, error } = await tell(() =>
      http.call(createPayment, { orderNos: requested.split(','), payType }),
    )
    // Another method may have been chosen meanwhile, which closed this payment.
    if (mine !== turn.current) return
    setPayment(begun)
    setFailure(error?.message ?? '')
  }, [requested, payType, http, tell])

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
