import { useCallback } from 'react'
import { getSmsOutbox } from '@/contract/sms'
import { OUTBOX_POLL_MS } from './swr-policy'
import { useEndpoint } from './use-endpoint'
import { usePoll } from './use-poll'

/** What a demo mall would have sent by SMS, looked for again and again; a real mall shows none. */
export function useSmsOutbox() {
  const { data, error, mutate } = useEndpoint(getSmsOutbox, undefined, { policy: 'live' })
  const isMissing = error?.status === 400
  const retry = useCallback(() => void mutate(), [mutate])
  usePoll(!isMissing, OUTBOX_POLL_MS, retry)
  return { messages: data, error, isMissing, retry }
}
