import type { MessageState } from './message-state'

/** The address of a state; defaults are left out, so equal states have equal addresses. */
export function formatMessageState(state: Partial<MessageState>): string {
  const query = new URLSearchParams()
  if (state.category) query.set('category', String(state.category))
  if (state.unread) query.set('unread', '1')
  if (state.page && state.page > 1) query.set('page', String(state.page))
  if (state.id) query.set('id', state.id)
  return query.toString()
}
