import { type SQL, sql } from 'drizzle-orm'
import { NATIONWIDE } from '@/contract/constants'
import { textArray } from '@/server/kernel/db/sql-arrays'
import { provincesOf } from './delivery'

/** Condition that `products p` is sold to the areas; none for the whole country. */
export function soldTo(areaCode: readonly string[]): SQL[] {
  const provinces = provincesOf(areaCode)
  return provinces.length > 0 ? [sql`p.sale_areas && ${textArray([NATIONWIDE, ...provinces])}`] : []
}
