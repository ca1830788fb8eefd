import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { productLexemes, type SearchedProduct } from '@/server/kernel/text/tokens'

const NO_WORDS: SearchedProduct = {
  title: '',
  subtitle: '',
  names: [],
  brand: [],
  shop: '',
  standards: [],
  values: [],
  specs: [],
  models: [],
}

/** Makes products `p` found by a new name too; who types the former one finds them as before. */
export async function addSearchNames(
  tx: Db,
  where: SQL,
  names: Partial<Pick<SearchedProduct, 'names' | 'brand' | 'shop'>>,
): Promise<void> {
  const lexemes = productLexemes({ ...NO_WORDS, ...names })
  await tx.execute(sql`
    update products p set search = p.search || array_to_tsvector(${sql.param(lexemes)}::text[])
    where ${where}`)
}
