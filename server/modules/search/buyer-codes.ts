import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { buyerCodes } from '@/server/kernel/db/account-schema'
import type { Db } from '@/server/kernel/db/client'

/** A code as it is compared: typed in capitals or not. */
export const codeOf = (code: string): string => code.toLowerCase()

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
    .where(
      and(
        eq(buyerCodes.userId, userId),
        inArray(sql`lower(${buyerCodes.code})`, codes.map(codeOf)),
      ),
    )
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
    .where(and(eq(buyerCodes.userId, userId), sql`lower(${buyerCodes.code}) = lower(${typed})`))
  return rows.map(({ skuId }) => skuId)
}

/** Saves which SKUs a buyer's codes stand for; the latest choice wins. */
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
