/** Tables of access control: limits, captchas, SMS codes, tickets, devices, operators. Secrets are SHA-256. */
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SmsScene } from '@/contract/account/sms-calls'
import type { CaptchaPurpose } from '@/contract/account/verification-calls'
import { OPERATOR_ROLES } from '@/contract/operations/operation-calls'
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

/** Who may operate the mall by a token; a shop's token sees that shop alone. */
export const operators = pgTable(
  'operators',
  {
    name: text().primaryKey(),
    role: text({ enum: OPERATOR_ROLES }).notNull(),
    shopId: integer(),
    tokenHash: text().notNull(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [uniqueIndex('operators_token').on(t.tokenHash)],
)

/** What operators have done or were refused; never changed. */
export const operationAudit = pgTable(
  'operation_audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actor: text().notNull(),
    verb: text().notNull(),
    /** Number or name of what it was about, '' for none. */
    subject: text().notNull(),
    /** What was asked, without secrets and files. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The fields that changed, as they were and as they became. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Why it was refused; '' when it was done. */
    refusal: text().notNull().default(''),
  },
  (t) => [
    index('operation_audit_at').on(t.at),
    index('operation_audit_subject').on(t.subject, t.at),
    index('operation_audit_actor').on(t.actor, t.at),
  ],
)
