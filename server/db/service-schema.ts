/** Tables of customer service and of merchants who apply. Secrets are kept as SHA-256. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChatCard, ChatEntry } from '@/contract/chat'
import type { HelpPassage } from '@/contract/help'
import type { Application } from '@/contract/merchant'
import type { MerchantForm } from '@/contract/merchant-form'
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
    index('chat_threads_age').on(t.updatedAt),
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

/** Places for files of applications that were not handed in yet. */
export const merchantDrafts = pgTable(
  'merchant_drafts',
  { hash: text().primaryKey(), createdAt: moment('created_at').notNull() },
  (t) => [index('merchant_drafts_age').on(t.createdAt)],
)

/** Who has shown that a phone is theirs, and may look at its applications. */
export const merchantTickets = pgTable(
  'merchant_tickets',
  {
    hash: text().primaryKey(),
    phone: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('merchant_tickets_end').on(t.expiresAt)],
)

/** Applications of merchants to sell here. */
export const merchantApplications = pgTable(
  'merchant_applications',
  {
    applicationNo: text().primaryKey(),
    /** Codes of contract/merchant-state.ts. */
    status: smallint().notNull(),
    phone: text().notNull(),
    creditCode: text().notNull(),
    form: jsonb().$type<MerchantForm>().notNull(),
    /** Every status it had, the newest first. */
    history: jsonb().$type<Application['history']>().notNull(),
    /** The applicant has still to be told by SMS. */
    isNews: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('merchant_applications_open').on(t.creditCode).where(sql`${t.status} in (1, 2, 3)`),
    index('merchant_applications_phone').on(t.phone),
    index('merchant_applications_news').on(t.createdAt).where(sql`${t.isNews}`),
  ],
)
