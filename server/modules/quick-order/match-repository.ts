import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { keyArray } from '@/server/modules/search/find-by-number'

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

/** SKUs by folded item numbers, in three queries however many there are. */
export async function findNumbers(db: Db, keys: readonly string[]): Promise<Numbers> {
  if (keys.length === 0) return { itemNo: new Map(), model: new Map(), oldNo: new Map() }
  const requested = keyArray(keys)
  const current = await db.execute<Numbered>(
    sql`select item_no as key, id from skus where item_no = any(${requested})`,
  )
  const models = await db.execute<Numbered>(
    sql`select model_key as key, id from skus where model_key = any(${requested}) order by status, id`,
  )
  const old = await db.execute<Numbered>(sql`
    select o.no as key, s.id from skus s, unnest(s.old_nos) as o(no)
    where s.old_nos && ${requested} and o.no = any(${requested}) order by s.status, s.id`)
  return {
    itemNo: grouped(current.rows),
    model: grouped(models.rows),
    oldNo: grouped(old.rows),
  }
}
