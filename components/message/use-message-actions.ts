import { APPLICATION_TYPE } from '@/contract/constants'
import { getMessageCount } from '@/contract/deferred-calls'
import type { Input } from '@/contract/endpoint'
import { batchReadMessage, deleteMessages, getMessageList } from '@/contract/message/message-calls'
import type { MessageCategory } from '@/contract/message/message-category-rules'
import { useChange } from '@/hooks/call/use-change'
import { useMall } from '@/hooks/mall-context'

export type MessageAction = 'read' | 'readAll' | 'delete'
type Chosen = Input<typeof batchReadMessage>

const INVALIDATED = [getMessageList]
const REFRESHED = [getMessageCount]

/** Marks messages read and deletes them, one action at a time; each resolves to its success. */
export function useMessageActions() {
  const { http } = useMall()
  const { change, pending, failure } = useChange<MessageAction>(INVALIDATED, REFRESHED)

  async function send(action: MessageAction, chosen: Chosen): Promise<boolean> {
    const endpoint = action === 'delete' ? deleteMessages : batchReadMessage
    const input = { ...chosen, applicationType: APPLICATION_TYPE } as const
    return (await change(() => http.call(endpoint, input), action)) !== null
  }

  return {
    pending,
    failure,
    read: (id: string[]) => send('read', { id }),
    /** Applies to a whole category, or to all messages. */
    readAll: (category: MessageCategory | null) =>
      send('readAll', { all: true, ...(category && { category }) }),
    remove: (id: string[]) => send('delete', { id }),
  }
}
