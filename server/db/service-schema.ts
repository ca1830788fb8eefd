/** Tables of customer service and of merchants who apply. Secrets are kept as SHA-256. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatCard, ChatEntry } from '@/contract/chat'
import type { HelpPassage } from '@/contract/help'
import { users } from './account-schema'
import { moment } from './columns'

/** What was said with one user, or with one browser nobody is signed in with. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorHash: text(),
    /** How to reach a visitor, as they say. */
    contact: text().notNull().default(''),
    /** Since when a message waits for somebody; null when none does. */
    waitingSince: moment('waiting_since'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_threads_user').on(t.userId),
    uniqueIndex('chat_threads_visitor').on(t.visitorHash),
    index('chat_threads_waiting').on(t.waitingSince).where(sql`${t.waitingSince} is not null`),
  ],
)

export const chatEntries = pgTable(
  'chat_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    threadId: uuid()
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    from: text().$type<ChatEntry['from']>().notNull(),
    text: text().notNull(),
    isMessage: boolean().notNull(),
    card: jsonb().$type<ChatCard>(),
    passages: jsonb().$type<HelpPassage[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('chat_entries_thread').on(t.threadId, t.id)],
)
