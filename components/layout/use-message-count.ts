import { APPLICATION_TYPE } from '@/contract/constants'
import { getMessageCount } from '@/contract/deferred-calls'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { MESSAGE_POLL_MS } from '@/hooks/swr-policy'

/** Unread messages, 0 for visitors. The id is the specification's (SPEC section 7). */
export function useMessageCount() {
  const { missing } = useMall()
  // Another's API is asked on load, on focus and after changes; our own can bear a slow poll.
  const isOwnApi = missing === null
  const { data } = usePersonal(
    getMessageCount,
    { id: 1, applicationType: APPLICATION_TYPE },
    isOwnApi ? { pollMs: MESSAGE_POLL_MS } : {},
  )
  return { count: data ?? 0 }
}
