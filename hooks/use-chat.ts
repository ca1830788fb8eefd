import { useCallback, useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { ask, getThread, leaveMessage } from '@/contract/chat'
import type { Input } from '@/contract/endpoint'
import { ensureVisitor, readVisitor } from '@/services/chat/visitor'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { CHAT_POLL_MS } from './swr-policy'
import { endpointKey, useEndpoint } from './use-endpoint'
import { usePoll } from './use-poll'
import { useSession } from './use-session'

type Said = Pick<Input<typeof leaveMessage>, 'text' | 'card' | 'contact'>

const ofVisitor = (visitorId: string | null) => (visitorId ? { visitorId } : {})

/** The thread of the account, or of this browser while nobody is signed in; nothing on the server. */
export function useChat() {
  const { http, report, freshness } = useMall()
  const { mutate: mutateAny } = useSWRConfig()
  const { userId, isSignedIn } = useSession()
  const [visitorId, setVisitorId] = useState(readVisitor)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const isKnown = isSignedIn ? userId !== '' : visitorId !== null
  const asked = isKnown ? getThread : null
  const { data, error, mutate } = useEndpoint(asked, ofVisitor(visitorId), {
    ...{ policy: 'live', userId },
  })

  const retry = useCallback(() => void mutate(), [mutate])
  usePoll(data?.isWaiting ?? false, CHAT_POLL_MS, retry)

  /** Asks help, or leaves a message; false when that did not work. */
  async function say({ contact = '', ...said }: Said, isMessage: boolean): Promise<boolean> {
    setPending(true)
    setFailure('')
    try {
      const own = isSignedIn ? visitorId : ensureVisitor()
      const input = { ...said, ...ofVisitor(own) }
      const thread = await (isMessage
        ? http.call(leaveMessage, { ...input, contact })
        : http.call(ask, input))
      const key = endpointKey(getThread, ofVisitor(own), userId)
      freshness.mark(unstable_serialize(key))
      await mutateAny(key, thread, { revalidate: false })
      setVisitorId(own)
      return true
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setFailure(refusal.message)
      report(refusal)
      return false
    } finally {
      setPending(false)
    }
  }

  const isLoading = (isSignedIn || visitorId !== null) && !data && !error
  return { thread: data, isLoading, error, isPending, failure, say, retry }
}
