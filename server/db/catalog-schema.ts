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
  /** Scores times ten: description, service, logistics. */
  scores: integer().array().notNull(),
  /** Freight below the free threshold and the threshold itself, fen. */
  freightAmount: integer().notNull(),
  freeFreightFrom: integer().notNull(),
  open: boolean().notNull().default(true),
  notice: text().notNull(),
})

export const warehouses = pgTable('warehouses', {
  id: integer().primaryKey(),
  shopId: integer().notNull(),
  name: text().notNull(),
  province: text().notNull(),
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
    /** Template of server/catalog/drawings. */
    drawing: text().notNull(),
    /** Value ids of the attributes that do not vary over the SKUs. */
    fixedValues: integer().array().notNull(),
    /** Every value id any of its SKUs has, fixed ones included: what facets count. */
    allValues: integer().array().notNull(),
    standards: text().array().notNull(),
    origin: text().notNull(),
    warranty: text().notNull(),
    detail: text().notNull(),
    /** '0000' = nationwide, else province codes. */
    saleAreas: text().array().notNull(),
    status: smallint().notNull().default(1),
    sales: integer().notNull(),
    commentCount: integer().notNull().default(0),
    score: integer().notNull().default(0),
    /** Denormalised from the SKUs. */
    priceMin: integer().notNull(),
    priceMax: integer().notNull(),
    inStock: boolean().notNull(),
    leadDays: integer().notNull(),
    /** Of SKUs on sale. */
    skuCount: integer().notNull(),
    defaultSkuId: integer().notNull(),
    /** Lexemes of server/catalog/search/tokens.ts. */
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
    /** What tells it from its siblings, e.g. M8×30. */
    spec: text().notNull(),
    /** Value ids of its axis attributes, in axis order. */
    axisValues: integer().array().notNull(),
    price: integer().notNull(),
    marketPrice: integer().notNull(),
    tiers: jsonb().$type<PriceTier[]>().notNull(),
    unit: text().notNull(),
    packQty: integer().notNull(),
    packUnit: text().notNull(),
    moq: integer().notNull(),
    step: integer().notNull(),
    maxPerOrder: integer().notNull(),
    weightG: integer().notNull(),
    leadDays: integer().notNull(),
    /** Sum of its stock rows' free pieces; never more than is there (RELIABILITY P1). */
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
    index('skus_model_key').using('btree', sql`${t.modelKey} text_pattern_ops`),
    index('skus_old_nos').using('gin', t.oldNos),
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

/** What buyers say of goods they bought. Scores are 1-5. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer().notNull(),
    skuId: integer().notNull(),
    /** What was bought, as it was called then. */
    spec: text().notNull(),
    /** Shown as the author; the name itself stays with the account. */
    author: text().notNull(),
    score: smallint().notNull(),
    shopScore: smallint().notNull(),
    logisticsScore: smallint().notNull(),
    content: text().notNull(),
    tags: text().array().notNull(),
    /** 0 waiting, 1 shown, -1 refused (DOMAIN 3.7). */
    status: smallint().notNull().default(1),
    /** The shop's answer. */
    reply: text(),
    /** What the buyer added later. */
    append: text(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('comments_product').on(t.productId, t.createdAt)],
)

/** How often a term was searched by anybody: the source of hot words. */
export const searchTerms = pgTable('search_terms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  term: text().notNull().unique(),
  count: integer().notNull(),
})
