import type { MessageCategory } from '@/contract/message/message-category-rules'
import { messages } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'

export type NewMessage = {
  userId: string
  category: MessageCategory
  title: string
  /** Summary line in the list. */
  summary: string
  /** Paragraphs, separated by empty lines. */
  content: string
  /** Path of a page of the mall. */
  link?: string
  /** Time of the event; defaults to now. */
  createdAt?: Date
}

/** Sends a message to a user, in the transaction of the event it reports. */
export async function sendMessage(db: Db, message: NewMessage): Promise<void> {
  await db.insert(messages).values(message)
}
