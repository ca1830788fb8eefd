import { and, eq, inArray, sql } from 'drizzle-orm'
import { buyerCodes } from '@/server/db/account-schema'
import { brands, products, shops, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { keyArray } from '@/server/modules/product/query'

export type Numbers = {
  itemNo: ReadonlyMap<string, number[]>
  model: ReadonlyMap<string, number[]>
  oldNo: ReadonlyMap<string, number[]>
}

type Numbered = { key: string; id: number }

function grouped(rows: Numbered[]): Map<string, number[]> {
  const ids = new Map<string, number[]>()
  for (const { key, id } of rows) ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}

/** SKUs by folded numbers, in three look-ups however many there are. */
export async function findNumbers(db: Db, keys: readonly string[]): Promise<Numbers> {
  if (keys.length === 0) return { itemNo: new Map(), model: new Map(), oldNo: new Map() }
  const wanted = keyArray(keys)
  const current = await db.execute<Numbered>(
    sql`select item_no as key, id from skus where item_no = any(${wanted})`,
  )
  const models = await db.execute<Numbered>(
    sql`select model_key as key, id from skus where model_key = any(${wanted}) order by status, id`,
  )
  const old = await db.execute<Numbered>(sql`
    select o.no as key, s.id from skus s, unnest(s.old_nos) as o(no)
    where s.old_nos && ${wanted} and o.no = any(${wanted}) order by s.status, s.id`)
  return {
    itemNo: grouped(current.rows),
    model: grouped(models.rows),
    oldNo: grouped(old.rows),
  }
}

/** What a buyer's own codes stood for last. */
export async function findBuyerCodes(
  db: Db,
  userId: string,
  codes: string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(buyerCodes)
    .where(and(eq(buyerCodes.userId, userId), inArray(buyerCodes.code, codes)))
  return new Map(rows.map(({ code, skuId }) => [code, skuId]))
}

/** Remembers what a buyer's codes stand for; the latest choice counts. */
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

export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

/** SKUs with what a card of theirs shows. */
export function findOffers(db: Db, skuIds: number[]) {
  return db
    .select({
      sku: skus,
      product: {
        id: products.id,
        title: products.title,
        drawing: products.drawing,
        status: products.status,
        saleAreas: products.saleAreas,
      },
      brand: brands.name,
      shop: { open: shops.open, province: shops.province },
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, skuIds))
}
