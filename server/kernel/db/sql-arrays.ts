import { type SQL, sql } from 'drizzle-orm'

/** Integers as an array literal, which both drivers bind alike. */
export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}

/** Texts as an array, each bound separately. */
export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
