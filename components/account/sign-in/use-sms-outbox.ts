import { useCallback } from 'react'
import { getSmsOutbox } from '@/contract/deferred-browse-calls'
import { usePoll } from '@/hooks/browser/use-poll'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { OUTBOX_POLL_MS } from '@/hooks/swr-policy'

/** Polls the SMS outbox of a demo mall; a real mall shows none. */
export function useSmsOutbox() {
  const { data, error, isNotFound, mutate } = useEndpoint(getSmsOutbox, undefined, {
    policy: 'live',
  })
  const retry = useCallback(() => void mutate(), [mutate])
  usePoll(!isNotFound, OUTBOX_POLL_MS, retry)
  return { messages: data, error, isNotFound, retry }
}
