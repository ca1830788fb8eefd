/** Tables of access control: limits, captchas, SMS codes, tickets, devices. Secrets are SHA-256. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SmsScene } from '@/contract/account/sms-calls'
import type { CaptchaPurpose } from '@/contract/account/verification-calls'
import { owner, sessions } from './account-schema'
import { moment } from './columns'

/** Calls counted in the current window; shared by every process on this database. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('call_counts_end').on(t.endsAt)],
)

/** Solved captchas: each challenge once, each token once. */
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

/** The last code sent to a phone for a purpose and an asker; that asker's one before it is void. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text().notNull(),
    scene: text().$type<SmsScene>().notNull(),
    /** The account, browser or network that asked: `account:…`, `device:…`, `network:…`. */
    asker: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.phone, t.scene, t.asker] }),
    index('sms_codes_end').on(t.expiresAt),
  ],
)

/** SMS that a mall without a provider would have sent: shown on a demo page. */
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

/** Users who have verified their account's phone and may now change it. */
export const phoneTickets = pgTable('phone_tickets', {
  userId: owner().primaryKey(),
  tokenHash: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Rotated refresh tokens: presenting one again is token reuse. */
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

/** Browsers that signed in to an account, named by their user agent. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: owner(),
    device: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
)

/** Browsers that signed in to an account, by the SHA-256 of their device cookie. */
export const deviceCookies = pgTable(
  'device_cookies',
  {
    userId: owner(),
    hash: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hash] }),
    index('device_cookies_hash').on(t.hash),
    index('device_cookies_seen').on(t.seenAt),
  ],
)
