import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { banners, homeNotices } from '@/server/kernel/db/home-schema'

/** Open, and between its times. */
const isShown = (table: typeof banners | typeof homeNotices, now: Date) =>
  and(
    eq(table.open, true),
    or(isNull(table.shownFrom), lte(table.shownFrom, now)),
    or(isNull(table.shownUntil), gt(table.shownUntil, now)),
  )

/** Banners that buyers see at a time, in order. */
export const shownBanners = (db: Db, now: number) =>
  db
    .select()
    .from(banners)
    .where(isShown(banners, new Date(now)))
    .orderBy(asc(banners.id))

/** Notices that buyers see at a time, in order. */
export const shownNotices = (db: Db, now: number) =>
  db
    .select()
    .from(homeNotices)
    .where(isShown(homeNotices, new Date(now)))
    .orderBy(asc(homeNotices.id))
