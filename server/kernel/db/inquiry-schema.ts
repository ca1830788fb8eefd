/** Tables of inquiries, the shops' answers, and the prices agreed by accepting them. */
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InquiryGoods } from '@/contract/inquiry/inquiry-fields-calls'
import type { InquiryFile } from '@/contract/inquiry/inquiry-file-calls'
import { owner } from './account-schema'
import { moment } from './columns'

export const inquiries = pgTable(
  'inquiries',
  {
    inquiryNo: text().primaryKey(),
    userId: owner(),
    /** Codes of contract/inquiry/inquiry-status-rules.ts; the clock may have overtaken it. */
    status: smallint().notNull(),
    lineCount: integer().notNull(),
    answeredCount: integer().notNull().default(0),
    acceptedCount: integer().notNull().default(0),
    note: text().notNull(),
    /** A day in China, '' for none. */
    wishedDate: text().notNull(),
    pictures: uuid().array().notNull(),
    /** Other files, with the names they had. */
    documents: jsonb().$type<InquiryFile[]>().notNull().default([]),
    /** Idempotency key, and the hash of the request it belongs to. */
    submitKey: text().notNull(),
    requestHash: text().notNull(),
    /** End of the last offer, or of the wait for one. */
    dueAt: moment('due_at').notNull(),
    /** When the buyer was told that the last offer is about to expire. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('inquiries_submit').on(t.userId, t.submitKey),
    index('inquiries_user').on(t.userId, t.createdAt),
    index('inquiries_due').on(t.dueAt).where(sql`${t.status} in (1, 2, 3, 7)`),
    check('inquiries_status', sql`${t.status} between 1 and 7`),
  ],
)

const inquiryRef = () =>
  text()
    .notNull()
    .references(() => inquiries.inquiryNo, { onDelete: 'cascade' })

export const inquiryLines = pgTable(
  'inquiry_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    inquiryNo: inquiryRef(),
    sort: integer().notNull(),
    /** The SKU as it was asked for; null for goods in the buyer's words. */
    goods: jsonb().$type<InquiryGoods>(),
    text: text().notNull(),
    qty: integer().notNull(),
    unit: text().notNull(),
    /** Who is asked; null is the mall's own service. */
    shopId: integer(),
    shopName: text().notNull(),
  },
  (t) => [index('inquiry_lines_inquiry').on(t.inquiryNo, t.sort)],
)

/** The price a buyer named, in 1/10000 yuan, with the words that go with it. */
export type Target = { price: number; words: string; at: number }

export const inquiryAnswers = pgTable(
  'inquiry_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    inquiryNo: inquiryRef(),
    lineId: uuid()
      .notNull()
      .references(() => inquiryLines.id, { onDelete: 'cascade' }),
    shopId: integer().notNull(),
    shopName: text().notNull(),
    /** Codes of contract/inquiry/inquiry-status-rules.ts. */
    status: smallint().notNull(),
    /** The SKU offered; null when the shop cannot supply. */
    goods: jsonb().$type<InquiryGoods>(),
    qty: integer().notNull(),
    /** 1/10000 yuan. */
    price: integer().notNull(),
    previousPrice: integer(),
    leadDays: integer().notNull(),
    validUntil: moment('valid_until'),
    note: text().notNull(),
    target: jsonb().$type<Target>(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    index('inquiry_answers_inquiry').on(t.inquiryNo),
    // Accepting twice at once cannot agree two prices for one line.
    uniqueIndex('inquiry_answers_accepted').on(t.lineId).where(sql`${t.status} = 3`),
  ],
)

/** Prices a buyer may buy a SKU at, from a quantity on and up to a time, whatever the catalogue says. */
export const agreedPrices = pgTable(
  'agreed_prices',
  {
    userId: owner(),
    skuId: integer().notNull(),
    minQty: integer().notNull(),
    /** 1/10000 yuan. */
    price: integer().notNull(),
    /** Working days until the shop ships that quantity. */
    leadDays: integer().notNull(),
    validUntil: moment('valid_until').notNull(),
    inquiryNo: inquiryRef(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.skuId, t.minQty] })],
)
