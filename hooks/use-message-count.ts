import { APPLICATION_TYPE } from '@/contract/constants'
import { getMessageCount } from '@/contract/message-count'
import { MESSAGE_POLL_MS } from './swr-policy'
import { usePersonal } from './use-personal'

/** Unread messages, 0 for visitors. The id is the specification's (SPEC section 7). */
export function useMessageCount() {
  const { data } = usePersonal(
    getMessageCount,
    { id: 1, applicationType: APPLICATION_TYPE },
    { pollMs: MESSAGE_POLL_MS },
  )
  return { count: data ?? 0 }
}
