import { useCallback, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { APPLICATION_TYPE } from '@/contract/constants'
import { getMessageCount } from '@/contract/deferred-calls'
import type { MessageState } from '@/contract/message/message-address'
import { getMessageDetail, getMessageList } from '@/contract/message/message-calls'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { usePersonal } from '@/hooks/call/use-personal'

/** Sent with every message call (SPEC section 7). */
const SHOP_FRONT = { applicationType: APPLICATION_TYPE } as const

/** Invalidates the count and every list, so that unmounted lists do not come back stale. */
function useMessagesRefresh(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await Promise.all([
      mutate(isKeyOf(getMessageCount)),
      mutate(isKeyOf(getMessageList), undefined),
    ])
  }, [mutate])
}

/** A page of messages; previous data stays until the next page settles. */
export function useMessageList({ category, unread, page }: MessageState) {
  const input = { ...(category && { category }), ...(unread && { unread }), page, ...SHOP_FRONT }
  const { data, ...requested } = usePersonal(getMessageList, input, {
    keepPrevious: true,
  })
  return { messages: data, ...requested }
}

/** One message. Fetching it marks it read on the server, so counts and lists are invalidated. */
export function useMessageDetail(id: string) {
  const refresh = useMessagesRefresh()
  const { data, ...requested } = usePersonal(getMessageDetail, { id, ...SHOP_FRONT })
  const arrivedId = data?.id
  useEffect(() => {
    if (arrivedId) void refresh()
  }, [arrivedId, refresh])
  return { message: data, ...requested }
}
