/**
 * Tables of the catalogue; the same on both engines (PGlite and PostgreSQL >= 15).
 * Prices are 1/10000 yuan, amounts are fen, both integers.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
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
import { moment, tsvector } from './columns'

/** GB/T 2260 divisions; level 1 province, 2 city, 3 county. */
export const regions = pgTable(
  'regions',
  {
    code: text().primaryKey(),
    parent: text(),
    title: text().notNull(),
    level: smallint().notNull(),
  },
  (t) => [index('regions_parent').on(t.parent)],
)

/** Level 1 ids are 1-13, level 2 `l1 * 100 + n`, leaves `l2 * 100 + n`. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  parentId: integer(),
  level: smallint().notNull(),
  name: text().notNull(),
  sort: integer().notNull(),
  synonyms: text().array().notNull(),
  drawing: text(),
  productCount: integer().notNull().default(0),
  /** A closed one has no goods on sale and is shown nowhere. */
  open: boolean().notNull().default(true),
})

/** Attributes of a leaf category, in display order. */
export const attributes = pgTable(
  'attributes',
  {
    id: integer().primaryKey(),
    categoryId: integer().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    type: text({ enum: ['enum', 'number', 'bool', 'text'] }).notNull(),
    sort: integer().notNull(),
    axis: boolean().notNull(),
    filterable: boolean().notNull(),
    inTable: boolean().notNull(),
  },
  (t) => [index('attributes_category').on(t.categoryId)],
)

/** Every value an attribute takes; `num` for numeric ones, `sort` is the natural order. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: integer().primaryKey(),
    attributeId: integer().notNull(),
    label: text().notNull(),
    num: doublePrecision(),
    sort: integer().notNull(),
  },
  (t) => [index('attribute_values_attribute').on(t.attributeId)],
)

export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  name: text().notNull(),
  latin: text().notNull(),
  initial: text().notNull(),
  field: text().notNull(),
  country: text().notNull(),
  story: text().notNull(),
  /** A closed one has no goods on sale and is shown nowhere. */
  open: boolean().notNull().default(true),
})

export const shops = pgTable('shops', {
  id: integer().primaryKey(),
  name: text().notNull(),
  type: text({ enum: ['自营', '旗舰', '专营', '经营部'] }).notNull(),
  company: text().notNull(),
  creditCode: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  /** Province code of the shop's main warehouse. */
  province: text().notNull(),
  /** Scores times ten: description, service, logistics; empty while there are none. */
  scores: integer().array().notNull(),
  /** Freight below the free threshold and the threshold itself, fen. */
  freightAmount: integer().notNull(),
  freeFreightFrom: integer().notNull(),
  open: boolean().notNull().default(true),
  /** Has been open once; before that buyers do not see it. */
  opened: boolean().notNull().default(true),
  notice: text().notNull(),
})

export const warehouses = pgTable('warehouses', {
  id: integer().primaryKey(),
  shopId: integer().notNull(),
  name: text().notNull(),
  province: text().notNull(),
  /** A closed one is empty, and new goods do not go there. */
  open: boolean().notNull().default(true),
})

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    categoryId: integer().notNull(),
    brandId: integer().notNull(),
    shopId: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    /** Template of the drawings (catalogue/port.ts). */
    drawing: text().notNull(),
    /** Value ids of the attributes that do not vary over the SKUs. */
    fixedValues: integer().array().notNull(),
    /** Value ids of its SKUs on sale, fixed ones included: facets count these. */
    allValues: integer().array().notNull(),
    standards: text().array().notNull(),
    origin: text().notNull(),
    warranty: text().notNull(),
    detail: text().notNull(),
    /** '0000' = nationwide, else province codes. */
    saleAreas: text().array().notNull(),
    /** 1 on sale, 2 off, 5 on sale again once its shop opens. */
    status: smallint().notNull().default(1),
    sales: integer().notNull(),
    commentCount: integer().notNull().default(0),
    score: integer().notNull().default(0),
    /** Denormalised: lowest SKU price. */
    priceMin: integer().notNull(),
    priceMax: integer().notNull(),
    inStock: boolean().notNull(),
    leadDays: integer().notNull(),
    /** Number of SKUs on sale. */
    skuCount: integer().notNull(),
    defaultSkuId: integer().notNull(),
    /** Lexemes of server/kernel/text/tokens.ts. */
    search: tsvector().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('products_search').using('gin', t.search),
    index('products_values').using('gin', t.allValues),
    index('products_category').on(t.categoryId, t.sales),
    index('products_brand').on(t.brandId, t.sales),
    index('products_shop').on(t.shopId, t.sales),
    index('products_sales').on(t.sales),
  ],
)

export type PriceTier = { minQty: number; price: number }

export const skus = pgTable(
  'skus',
  {
    id: integer().primaryKey(),
    productId: integer().notNull(),
    categoryId: integer().notNull(),
    itemNo: text().notNull(),
    /** Maker's model as shown, and folded for look-up (upper case, letters and digits only). */
    model: text().notNull(),
    modelKey: text().notNull(),
    oldNos: text().array().notNull(),
    /** What distinguishes it from its siblings, e.g. M8×30. */
    spec: text().notNull(),
    /** Value ids of its axis attributes, in axis order. */
    axisValues: integer().array().notNull(),
    /** Value ids of all its attributes, its product's included: what a query or a facet asks of it. */
    values: integer().array().notNull(),
    price: integer().notNull(),
    marketPrice: integer().notNull(),
    tiers: jsonb().$type<PriceTier[]>().notNull(),
    unit: text().notNull(),
    packQty: integer().notNull(),
    packUnit: text().notNull(),
    moq: integer().notNull(),
    step: integer().notNull(),
    maxPerOrder: integer().notNull(),
    weightG: doublePrecision().notNull(),
    leadDays: integer().notNull(),
    /** Sum of the free pieces in its stock rows; never more than exist (RELIABILITY P1). */
    stock: integer().notNull(),
    /** 1 on sale, 2 off, 3 discontinued, 4 price on request. */
    status: smallint().notNull().default(1),
    /** Query string of its drawing, e.g. d=8&l=30. */
    dims: text().notNull(),
    sort: integer().notNull(),
  },
  (t) => [
    uniqueIndex('skus_item_no').on(t.itemNo),
    index('skus_item_no_prefix').using('btree', sql`${t.itemNo} text_pattern_ops`),
    // A phone note gives the digits alone.
    index('skus_item_digits').using('btree', sql`regexp_replace(${t.itemNo}, '[^0-9]', '', 'g')`),
    index('skus_model_key').using('btree', sql`${t.modelKey} text_pattern_ops`),
    index('skus_old_nos').using('gin', t.oldNos),
    index('skus_values').using('gin', t.values),
    index('skus_product').on(t.productId, t.sort),
    index('skus_category').on(t.categoryId, t.price),
    check('skus_stock', sql`${t.stock} >= 0`),
  ],
)

export const stocks = pgTable(
  'stocks',
  {
    skuId: integer().notNull(),
    warehouseId: integer().notNull(),
    onHand: integer().notNull(),
    locked: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.skuId, t.warehouseId] }),
    check('stocks_locked', sql`${t.locked} between 0 and ${t.onHand}`),
  ],
)

/** Product comments of buyers. Scores are 1-5. */
/** Status of published comments (DOMAIN 3.7). */
export const COMMENT_SHOWN = 1

export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer().notNull(),
    skuId: integer().notNull(),
    /** Spec at the time of purchase. */
    spec: text().notNull(),
    /** Author and order line; null for comments generated with the catalogue. */
    userId: uuid(),
    orderLineId: uuid(),
    /** Author name as shown; the real name stays with the account. */
    author: text().notNull(),
    score: smallint().notNull(),
    shopScore: smallint().notNull(),
    logisticsScore: smallint().notNull(),
    content: text().notNull(),
    tags: text().array().notNull(),
    /** 0 pending, 1 shown, -1 rejected (DOMAIN 3.7). */
    status: smallint().notNull().default(1),
    /** The shop's reply. */
    reply: text(),
    /** The buyer's later addition, and the shop's reply to that. */
    append: text(),
    appendReply: text(),
    /** Ids of `files`. */
    pictures: uuid().array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('comments_product').on(t.productId, t.createdAt),
    index('comments_user').on(t.userId, t.createdAt).where(sql`${t.userId} is not null`),
    uniqueIndex('comments_order_line').on(t.orderLineId),
  ],
)

/** Hot words: those of the assortment, by `count`, and before them what was voted for, by `score`. */
export const searchTerms = pgTable('search_terms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  term: text().notNull().unique(),
  /** 0 for a word that only votes have brought. */
  count: integer().notNull(),
  score: doublePrecision().notNull().default(0),
})

/** Who has searched for what on a day; kept for two weeks. */
export const searchVotes = pgTable(
  'search_votes',
  {
    /** The day in China, `2026-11-21`. */
    day: text().notNull(),
    /** Keyed hash of a user or network. */
    voter: text().notNull(),
    term: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.voter, t.term] })],
)

/** What an operator has said of a hot word; outlives the catalogue. */
export const hotWordRulings = pgTable('hot_word_rulings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  term: text().notNull().unique(),
  ruling: text({ enum: ['pinned', 'banned'] }).notNull(),
  ruledAt: moment('ruled_at').notNull(),
})
