import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { BUYER_CODES_MAX } from '@/contract/quick-order/buyer-code-calls'
import { buyerCodes } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'
import { textArray } from '@/server/kernel/db/sql-arrays'

/** A code as it is compared: typed in capitals or not. */
export const codeOf = (code: string): string => code.toLowerCase()

/** The same in SQL, on both sides: a database may know fewer capitals than JavaScript. */
const isOneOf = (codes: readonly string[]) =>
  sql`lower(${buyerCodes.code}) in (select lower(c) from unnest(${textArray(codes)}) as c)`

/** The SKUs last matched to a buyer's own codes, by `codeOf`. */
export async function findBuyerCodes(
  db: Db,
  userId: string,
  codes: string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(buyerCodes)
    .where(and(eq(buyerCodes.userId, userId), isOneOf(codes)))
    .orderBy(asc(buyerCodes.updatedAt))
  return new Map(rows.map(({ code, skuId }) => [codeOf(code), skuId]))
}

/** The SKUs a buyer chose for a code typed in capitals or not; none for a visitor. */
export async function skusOfBuyerCode(
  db: Db,
  userId: string | null | undefined,
  keyword = '',
): Promise<number[]> {
  const typed = keyword.trim()
  if (!userId || typed === '') return []
  const rows = await db
    .select({ skuId: buyerCodes.skuId })
    .from(buyerCodes)
    .where(and(eq(buyerCodes.userId, userId), isOneOf([typed])))
  return rows.map(({ skuId }) => skuId)
}

/** Number of codes stored for a buyer. */
export const keptCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(buyerCodes, eq(buyerCodes.userId, userId))

/** Saves which SKUs a buyer's codes stand for; the latest choice wins. Callers keep to the limit. */
export async function rememberBuyerCodes(
  db: Db,
  userId: string,
  chosen: readonly { buyerCode: string; skuId: number }[],
): Promise<void> {
  const latest = new Map(chosen.map(({ buyerCode, skuId }) => [buyerCode, skuId]))
  latest.delete('')
  if (latest.size === 0) return
  await db
    .insert(buyerCodes)
    .values([...latest].map(([code, skuId]) => ({ userId, code, skuId })))
    .onConflictDoUpdate({
      target: [buyerCodes.userId, buyerCodes.code],
      set: { skuId: sql`excluded.sku_id`, updatedAt: sql`now()` },
    })
}

/** Saves the codes of goods in a cart or an order; at the limit no new ones, which refuse no purchase. */
export async function rememberUsedCodes(
  tx: Db,
  userId: string,
  used: readonly { buyerCode: string; skuId: number }[],
): Promise<void> {
  const coded = used.filter(({ buyerCode }) => buyerCode !== '')
  if (coded.length === 0) return
  if ((await keptCodes(tx, userId)) + coded.length <= BUYER_CODES_MAX) {
    return rememberBuyerCodes(tx, userId, coded)
  }
  const codes = coded.map(({ buyerCode }) => buyerCode)
  const rows = await tx
    .select({ code: buyerCodes.code })
    .from(buyerCodes)
    .where(and(eq(buyerCodes.userId, userId), inArray(buyerCodes.code, codes)))
  const known = new Set(rows.map(({ code }) => code))
  await rememberBuyerCodes(
    tx,
    userId,
    coded.filter(({ buyerCode }) => known.has(buyerCode)),
  )
}
