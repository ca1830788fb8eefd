import type { MessageState } from '@/contract/message-state'
import type { MessageList } from '@/contract/system-message'

/** Where to stand after a deletion: an emptied page gives way, a deleted message is not open. */
export function afterDeletion(state: MessageState, gone: string[], shown: number): MessageState {
  const isEmptied = gone.length === shown
  return {
    ...state,
    page: isEmptied ? Math.max(1, state.page - 1) : state.page,
    id: state.id !== null && gone.includes(state.id) ? null : state.id,
  }
}

/** Unread messages of a category, of all for null; 0 before the list is there. */
export function unreadOf(
  messages: MessageList | undefined,
  category: MessageState['category'],
): number {
  const counts = messages?.unread ?? []
  return counts
    .filter((one) => category === null || one.category === category)
    .reduce((sum, { count }) => sum + count, 0)
}
