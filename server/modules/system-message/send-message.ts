import type { MessageCategory } from '@/contract/system-message'
import { messages } from '@/server/db/account-schema'
import type { Db } from '@/server/db/client'

export type NewMessage = {
  userId: string
  category: MessageCategory
  title: string
  /** The line under the title in the list. */
  summary: string
  /** Paragraphs, separated by empty lines. */
  content: string
  /** A page of the mall. */
  link?: string
  /** When it happened; now when left out. */
  createdAt?: Date
}

/** Tells a user something; within a transaction it stands or falls with what it tells of. */
export async function sendMessage(db: Db, message: NewMessage): Promise<void> {
  await db.insert(messages).values(message)
}
