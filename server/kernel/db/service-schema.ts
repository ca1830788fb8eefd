/** Tables of customer service and merchant applications. Secrets are stored as SHA-256. */
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
import type { ChatCard, ChatEntry, OfferedGoods } from '@/contract/chat/chat-calls'
import type { HelpPassage } from '@/contract/help/help-calls'
import type { Application } from '@/contract/merchant/merchant-calls'
import type { MerchantForm } from '@/contract/merchant/merchant-form-calls'
import { users } from './account-schema'
import { moment } from './columns'

/** One chat thread per user, or per browser without a signed-in user. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorHash: text(),
    /** Contact details given by a visitor. */
    contact: text().notNull().default(''),
    /** Since when a message is unanswered; null when none is. */
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
    goods: jsonb().$type<OfferedGoods[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('chat_entries_thread').on(t.threadId, t.id)],
)

/** Drafts of applications: owners of files not submitted yet. */
export const merchantDrafts = pgTable(
  'merchant_drafts',
  { hash: text().primaryKey(), createdAt: moment('created_at').notNull() },
  (t) => [index('merchant_drafts_age').on(t.createdAt)],
)

/** Visitors who have verified a phone and may view its applications. */
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
    /** Codes of contract/merchant/merchant-status-rules.ts. */
    status: smallint().notNull(),
    phone: text().notNull(),
    creditCode: text().notNull(),
    form: jsonb().$type<MerchantForm>().notNull(),
    /** Status history, newest first. */
    history: jsonb().$type<Application['history']>().notNull(),
    /** The applicant must still be notified by SMS. */
    isNews: boolean().notNull().default(false),
    /** The shop made for it when it was approved. */
    shopId: integer(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('merchant_applications_open').on(t.creditCode).where(sql`${t.status} in (1, 2, 3)`),
    index('merchant_applications_phone').on(t.phone),
    index('merchant_applications_news').on(t.createdAt).where(sql`${t.isNews}`),
  ],
)
