import { useCallback, useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { ask, getThread, leaveMessage } from '@/contract/chat/chat-calls'
import { NATIONWIDE } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import { useSession } from '@/hooks/account/use-session'
import { usePoll } from '@/hooks/browser/use-poll'
import { useChange } from '@/hooks/call/use-change'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'
import { CHAT_POLL_MS } from '@/hooks/swr-policy'
import { ensureVisitor, readVisitor } from '@/services/chat/visitor'
import { endpointKey } from '@/services/http/endpoint-key'

type Said = Pick<Input<typeof leaveMessage>, 'text' | 'card' | 'contact'>

const ofVisitor = (visitorId: string | null) => (visitorId ? { visitorId } : {})

/** Chat thread of the account, or of this browser for a visitor; not loaded on the server. */
export function useChat() {
  const { http, freshness, areas } = useMall()
  const { mutate: mutateAny } = useSWRConfig()
  const { userId, isSignedIn } = useSession()
  const [visitorId, setVisitorId] = useState(readVisitor)
  const { change, isPending, failure } = useChange()
  const isKnown = isSignedIn ? userId !== '' : visitorId !== null
  const requested = isKnown ? getThread : null
  const { data, error, mutate } = useEndpoint(requested, ofVisitor(visitorId), {
    policy: 'live',
    userId,
  })

  const retry = useCallback(() => void mutate(), [mutate])
  usePoll(data?.isWaiting ?? false, CHAT_POLL_MS, retry)

  /** Asks customer service or leaves a message; false on failure. */
  async function say({ contact = '', ...said }: Said, isMessage: boolean): Promise<boolean> {
    const sent = await change(async () => {
      const own = isSignedIn ? visitorId : ensureVisitor()
      const area = areas.areaHomeIdList[0] ?? NATIONWIDE
      const input = { ...said, ...ofVisitor(own), areaCode: [area] }
      const thread = await (isMessage
        ? http.call(leaveMessage, { ...input, contact })
        : http.call(ask, input))
      const key = endpointKey(getThread, ofVisitor(own), userId)
      freshness.mark(unstable_serialize(key))
      await mutateAny(key, thread, { revalidate: false })
      setVisitorId(own)
    })
    return sent !== null
  }

  const isLoading = (isSignedIn || visitorId !== null) && !data && !error
  return { thread: data, isLoading, error, isPending, failure, say, retry }
}
