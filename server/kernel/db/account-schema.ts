/** Tables of accounts and their data; ids of personal rows are random uuids. */
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { InvoiceTitle } from '@/contract/invoice/invoice-title-calls'
import type { MessageCategory } from '@/contract/message/message-category-rules'
import type { Quotation } from '@/contract/quotation/quotation-calls'
import { moment } from './columns'

/** Metadata of this database: catalogue version, token secret. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: text().notNull() })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    nickname: text().notNull().default(''),
    companyName: text().notNull().default(''),
    /** A file of kind `avatar`. */
    avatarId: uuid(),
    realName: text().notNull().default(''),
    gender: text({ enum: ['none', 'female', 'male'] })
      .notNull()
      .default('none'),
    position: text().notNull().default(''),
    email: text().notNull().default(''),
    creditCode: text().notNull().default(''),
    industry: text().notNull().default(''),
    companySize: text().notNull().default(''),
    /** Null while the initial password is in use. */
    passwordChangedAt: moment('password_changed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Closed for good: name, phone and profile are gone, what must be kept hangs on the row. */
    closedAt: moment('closed_at'),
    /** An operator stopped it: nobody can sign in until it is allowed again. */
    blockedAt: moment('blocked_at'),
  },
  (t) => [
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    uniqueIndex('users_phone').on(t.phone),
  ],
)

/** Foreign key to the owner; the row is deleted with the account. */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row per signed-in device. Tokens are stored as SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    accessHash: text().notNull(),
    accessExpires: moment('access_expires').notNull(),
    refreshHash: text().notNull(),
    refreshExpires: moment('refresh_expires').notNull(),
    /** The previous refresh token, accepted during a short grace period. */
    previousRefreshHash: text(),
    rotatedAt: moment('rotated_at'),
    /** User agent and address of the sign-in. */
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_access').on(t.accessHash),
    uniqueIndex('sessions_refresh').on(t.refreshHash),
    index('sessions_previous').on(t.previousRefreshHash),
    index('sessions_user').on(t.userId),
    index('sessions_end').on(t.refreshExpires),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    skuId: integer().notNull(),
    qty: integer().notNull(),
    selected: boolean().notNull().default(true),
    note: text().notNull().default(''),
    buyerCode: text().notNull().default(''),
    priceWhenAdded: integer().notNull(),
    /** The shop's own working days at that time; null for lines older than this column. */
    leadDaysWhenAdded: integer(),
    /** Whether the buyer accepts a backorder for what the stock lacks. */
    backorder: boolean().notNull().default(false),
    /** Saved for later: neither selected nor counted. */
    savedForLater: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cart_lines_same').on(t.userId, t.skuId, t.note)],
)

export const searchHistory = pgTable(
  'search_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    searchTerms: text().notNull(),
    searchedAt: moment('searched_at').notNull(),
  },
  (t) => [uniqueIndex('search_history_same').on(t.userId, t.searchTerms)],
)

/** System messages. Deleting only hides: deleting twice still finds the user's own message. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    category: smallint().$type<MessageCategory>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    /** Path of a page of the mall. */
    link: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('messages_user').on(t.userId, t.createdAt),
    index('messages_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null and ${t.deletedAt} is null`),
  ],
)

/** Favourite products of a user. */
export const favorites = pgTable(
  'favorites',
  {
    userId: owner(),
    productId: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('favorites_user').on(t.userId, t.createdAt),
  ],
)

/** Browsing history: one row per product and day. */
export const browsed = pgTable(
  'browsed',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    productId: integer().notNull(),
    /** The day in China, `2026-11-21`. */
    day: text().notNull(),
    /** The SKU viewed last, and its price then. */
    skuId: integer().notNull(),
    priceThen: integer().notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (t) => [
    uniqueIndex('browsed_same').on(t.userId, t.productId, t.day),
    index('browsed_user').on(t.userId, t.viewedAt),
  ],
)

/** Back-in-stock alerts. */
export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    userId: owner(),
    skuId: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.skuId] }), index('arrival_notices_sku').on(t.skuId)],
)

/** A buyer's own material code and the SKU it stands for. */
export const buyerCodes = pgTable(
  'buyer_codes',
  {
    userId: owner(),
    code: text().notNull(),
    skuId: integer().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
)

/** Named purchase lists of a user. */
export const purchaseLists = pgTable(
  'purchase_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('purchase_lists_user').on(t.userId, t.updatedAt)],
)

export const purchaseListLines = pgTable(
  'purchase_list_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId: uuid()
      .notNull()
      .references(() => purchaseLists.id, { onDelete: 'cascade' }),
    skuId: integer().notNull(),
    qty: integer().notNull(),
    note: text().notNull().default(''),
    buyerCode: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('purchase_list_lines_same').on(t.listId, t.skuId, t.note)],
)

/** Delivery addresses; at most one per user is the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    contact: text().notNull(),
    phone: text().notNull(),
    /** GB/T 2260 codes, and the region as text. */
    provinceCode: text().notNull(),
    cityCode: text().notNull(),
    countyCode: text().notNull(),
    regionText: text().notNull(),
    street: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.createdAt),
    uniqueIndex('addresses_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
)

/** Invoice titles of a user. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    isDefault: boolean().notNull().default(false),
    content: jsonb().$type<InvoiceTitle>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('invoice_titles_user').on(t.userId, t.createdAt),
    uniqueIndex('invoice_titles_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
)

/** Quotations as issued: offers with their own lines; anybody with a number may verify it. */
export const quotations = pgTable(
  'quotations',
  {
    no: text().primaryKey(),
    userId: owner(),
    content: jsonb().$type<Quotation>().notNull(),
    /** What a search in the buyer's list looks in: numbers and names of the lines. */
    words: text().notNull().default(''),
    /** Secret of the address it is shared under; null while it is not shared. */
    shareToken: text().unique(),
    createdAt: moment('created_at').notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (t) => [index('quotations_user').on(t.userId, t.createdAt)],
)
