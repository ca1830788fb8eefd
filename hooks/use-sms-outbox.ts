import { useEffect } from 'react'
import { getSmsOutbox } from '@/contract/sms'
import { OUTBOX_POLL_MS } from './swr-policy'
import { useEndpoint } from './use-endpoint'

/** What a demo mall would have sent by SMS, looked for again and again; a real mall shows none. */
export function useSmsOutbox() {
  const { data, error, mutate } = useEndpoint(getSmsOutbox, undefined, { policy: 'live' })
  const isMissing = error?.status === 400
  useEffect(() => {
    if (isMissing) return
    // Its failures are told by the list itself, not by a toast every three seconds.
    const timer = setInterval(() => void mutate(), OUTBOX_POLL_MS)
    return () => clearInterval(timer)
  }, [mutate, isMissing])
  return { messages: data, error, isMissing, retry: () => void mutate() }
}
