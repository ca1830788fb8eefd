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
