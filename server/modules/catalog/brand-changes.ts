import { and, eq, ne, sql } from 'drizzle-orm'
import { brands, products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { nextId } from '@/server/kernel/db/next-id'
import { OperatorError } from '@/server/kernel/operator-error'
import { requireNothingOnSale } from './goods-on-sale'
import type { Brand } from './metadata'
import { addSearchNames } from './name-changes'

type BrandFacts = Pick<Brand, 'name' | 'latin' | 'field' | 'country' | 'story'>

async function lockBrand(tx: Db, id: number): Promise<Brand> {
  const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('update')
  if (row) return row
  throw new OperatorError(`no brand has the number ${id}`)
}

/** Sheets of goods name brands by name. */
async function requireFreeName(tx: Db, name: string, id = 0): Promise<void> {
  const [row] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.name, name), ne(brands.id, id)))
  if (row) throw new OperatorError(`brand ${row.id} has the name ${name}`)
}

/** Brands are listed by the first letter of the Latin name. */
const initialOf = (latin: string) => latin.charAt(0).toUpperCase()

/** Creates a brand. */
export async function createBrand(tx: Db, facts: BrandFacts): Promise<Brand> {
  const id = await nextId(tx, brands)
  await requireFreeName(tx, facts.name)
  const [made] = await tx
    .insert(brands)
    .values({ ...facts, id, initial: initialOf(facts.latin) })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

/** Changes what is given of a brand. */
export async function changeBrand(tx: Db, id: number, change: Partial<BrandFacts>): Promise<Brand> {
  const brand = await lockBrand(tx, id)
  const { name = brand.name, latin = brand.latin } = change
  if (name !== brand.name) {
    await nextId(tx, brands) // names are given out one after the other, as numbers are
    await requireFreeName(tx, name, id)
  }
  if (name !== brand.name || latin !== brand.latin) {
    await addSearchNames(tx, sql`p.brand_id = ${id}`, { brand: [name, latin] })
  }
  const [changed] = await tx
    .update(brands)
    .set({ ...change, initial: initialOf(latin) })
    .where(eq(brands.id, id))
    .returning()
  return changed ?? brand
}

/** Opens or closes a brand; one with goods on sale stays open. */
export async function setBrandOpen(tx: Db, id: number, open: boolean): Promise<Brand> {
  const brand = await lockBrand(tx, id)
  if (brand.open === open) {
    throw new OperatorError(`brand ${id} is ${open ? 'open' : 'closed'} already`)
  }
  if (!open) await requireNothingOnSale(tx, eq(products.brandId, id), `brand ${id}`)
  const [changed] = await tx.update(brands).set({ open }).where(eq(brands.id, id)).returning()
  return changed ?? brand
}
