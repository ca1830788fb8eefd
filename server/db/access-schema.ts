/** Tables of who may come in: limits, captchas, SMS codes, tickets, known devices. Secrets are kept as SHA-256. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CaptchaPurpose } from '@/contract/captcha'
import type { SmsScene } from '@/contract/sms'
import { owner, sessions } from './account-schema'
import { moment } from './columns'

/** How often something was done since its window began; shared by every process on this database. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('call_counts_end').on(t.endsAt)],
)

/** Captchas that were solved: each challenge once, each token once. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    challengeHash: text().primaryKey(),
    tokenHash: text().notNull(),
    purpose: text().$type<CaptchaPurpose>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (t) => [
    uniqueIndex('captcha_tokens_token').on(t.tokenHash),
    index('captcha_tokens_end').on(t.expiresAt),
  ],
)

/** The last code sent to a phone for a purpose; the one before it is void. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text().notNull(),
    scene: text().$type<SmsScene>().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.scene] }), index('sms_codes_end').on(t.expiresAt)],
)

/** What a mall without an SMS provider would have sent: shown on a page of the demo. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: text().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('sms_outbox_newest').on(t.createdAt)],
)

/** Who has shown that the phone of an account is theirs, and may now change it. */
export const phoneTickets = pgTable('phone_tickets', {
  userId: owner().primaryKey(),
  tokenHash: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Refresh tokens that had their turn: whoever shows one again has copied it. */
export const spentRefreshTokens = pgTable(
  'spent_refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (t) => [index('spent_refresh_tokens_session').on(t.sessionId)],
)

/** Browsers an account was signed in from, as their user agent names them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: owner(),
    device: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
)
