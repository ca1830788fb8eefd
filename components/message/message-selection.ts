import type { MessageState } from '@/contract/message/message-address'
import type { MessageList } from '@/contract/message/message-calls'

/** URL state after a deletion: leaves an emptied page, closes a deleted message. */
export function afterDeletion(state: MessageState, gone: string[], shown: number): MessageState {
  const isEmptied = gone.length === shown
  return {
    ...state,
    page: isEmptied ? Math.max(1, state.page - 1) : state.page,
    id: state.id !== null && gone.includes(state.id) ? null : state.id,
  }
}

/** Unread count of a category, of all for null; 0 before the list has loaded. */
export function unreadOf(
  messages: MessageList | undefined,
  category: MessageState['category'],
): number {
  const counts = messages?.unread ?? []
  return counts
    .filter((one) => category === null || one.category === category)
    .reduce((sum, { count }) => sum + count, 0)
}
