import { first, parsePage, type Query } from './query'
import type { MessageCategory } from './system-message'
import { messageCategory } from './system-message'

/** What the address of /system-messages says. */
export type MessageState = {
  /** Null for all. */
  category: MessageCategory | null
  unread: boolean
  page: number
  /** The message that is open. */
  id: string | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads a /system-messages address; whatever makes no sense falls back to the default. */
export function parseMessageState(query: Query): MessageState {
  const category = messageCategory.safeParse(Number(first(query.category)))
  const id = first(query.id)
  return {
    category: category.success ? category.data : null,
    unread: first(query.unread) === '1',
    page: parsePage(query.page),
    id: UUID.test(id) ? id : null,
  }
}

/** The address of a state; defaults are left out, so equal states have equal addresses. */
export function formatMessageState(state: Partial<MessageState>): string {
  const query = new URLSearchParams()
  if (state.category) query.set('category', String(state.category))
  if (state.unread) query.set('unread', '1')
  if (state.page && state.page > 1) query.set('page', String(state.page))
  if (state.id) query.set('id', state.id)
  return query.toString()
}
