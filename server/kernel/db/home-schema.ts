/** Tables of the home page: what operators show there. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Banners of the home page, in the order of their ids. */
export const banners = pgTable('banners', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  /** What its link searches for. */
  keyword: text().notNull(),
  /** Template and dims of its drawing; '' for none. */
  template: text().notNull().default(''),
  dims: text().notNull().default(''),
  /** Shown from and until; null for at once and until it is closed. */
  shownFrom: moment('shown_from'),
  shownUntil: moment('shown_until'),
  open: boolean().notNull().default(true),
})

/** Notices of the home page, in the order of their ids. */
export const homeNotices = pgTable('home_notices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  text: text().notNull(),
  shownFrom: moment('shown_from'),
  shownUntil: moment('shown_until'),
  open: boolean().notNull().default(true),
})
