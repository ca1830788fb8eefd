import { useCallback, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { APPLICATION_TYPE } from '@/contract/constants'
import { getMessageCount } from '@/contract/message-count'
import type { MessageState } from '@/contract/message-state'
import { getMessageDetail, getMessageList } from '@/contract/system-message'
import { isKeyOf } from './use-endpoint'
import { usePersonal } from './use-personal'

/** Sent with every message call (SPEC section 7). */
const SHOP_FRONT = { applicationType: APPLICATION_TYPE } as const

/** Asks anew for the count and for every list: lists not shown now must not come back old. */
export function useMessagesRefresh(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await Promise.all([
      mutate(isKeyOf(getMessageCount)),
      mutate(isKeyOf(getMessageList), undefined),
    ])
  }, [mutate])
}

/** A page of messages; the last one stays while the next is on its way. */
export function useMessageList({ category, unread, page }: MessageState) {
  const input = { ...(category && { category }), ...(unread && { unread }), page, ...SHOP_FRONT }
  const { data, error, retry, isLoading } = usePersonal(getMessageList, input, {
    keepPrevious: true,
  })
  return { messages: data, error, isStale: isLoading && !!data, retry }
}

/** One message. Asking for it marks it read on the server, so counts and lists follow. */
export function useMessageDetail(id: string) {
  const refresh = useMessagesRefresh()
  const { data, error, retry } = usePersonal(getMessageDetail, { id, ...SHOP_FRONT })
  const arrivedId = data?.id
  useEffect(() => {
    if (arrivedId) void refresh()
  }, [arrivedId, refresh])
  return { message: data, error, retry }
}
