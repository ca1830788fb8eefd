import { and, eq, max, ne, sql } from 'drizzle-orm'
import { drawingSvg } from '@/catalogue/port'
import { categories, products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { nextId } from '@/server/kernel/db/next-id'
import { OperatorError } from '@/server/kernel/operator-error'
import { requireNothingOnSale } from './goods-on-sale'
import type { Category } from './metadata'
import { addSearchNames } from './name-changes'

/** Goods are in categories of this level alone. */
export const LEAF_LEVEL = 3
/** Ids nest by hundreds: a category has at most 99 below it. */
const NESTED = 100

async function lockCategory(tx: Db, id: number): Promise<Category> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (row) return row
  throw new OperatorError(`no category has the number ${id}`)
}

/** Sheets of goods name leaves by name. */
async function requireFreeName(
  tx: Db,
  name: string,
  { level, id = 0 }: { level: number; id?: number },
) {
  const same = and(eq(categories.name, name), eq(categories.level, level), ne(categories.id, id))
  const [row] = await tx.select({ id: categories.id }).from(categories).where(same)
  if (row) throw new OperatorError(`category ${row.id} has the name ${name}`)
}

function requireDrawing(level: number, drawing: string | undefined): string | null {
  if (level < LEAF_LEVEL) return null
  if (drawing && drawingSvg(drawing, {}) !== null) return drawing
  throw new OperatorError(
    `${drawing ? `no drawing is called ${drawing}` : 'a category of goods needs a drawing'}: such as --drawing hex-bolt`,
  )
}

/** The next id below a parent; `parentId` 0 is the top. */
async function nextChildId(tx: Db, parentId: number): Promise<number> {
  await nextId(tx, categories)
  const start = parentId * NESTED
  const inside = sql`${categories.id} > ${start} and ${categories.id} < ${start + NESTED}`
  const [row] = await tx
    .select({ last: max(categories.id) })
    .from(categories)
    .where(inside)
  const id = (row?.last ?? start) + 1
  if (id >= start + NESTED) throw new OperatorError(`category ${parentId} has no room below it`)
  return id
}

type NewCategory = {
  name: string
  parentId?: number | undefined
  drawing?: string | undefined
  synonyms: string[]
}

/** Creates a category at the top or below an open one. */
export async function createCategory(tx: Db, wanted: NewCategory): Promise<Category> {
  const { name, parentId, synonyms } = wanted
  const parent = parentId === undefined ? null : await lockCategory(tx, parentId)
  if (parent && (!parent.open || parent.level >= LEAF_LEVEL)) {
    throw new OperatorError(
      `category ${parent.id} is ${parent.open ? 'one of goods' : 'closed'}: nothing goes below it`,
    )
  }
  const level = (parent?.level ?? 0) + 1
  const drawing = requireDrawing(level, wanted.drawing)
  const id = await nextChildId(tx, parent?.id ?? 0)
  await requireFreeName(tx, name, { level })
  const [made] = await tx
    .insert(categories)
    .values({ id, parentId: parent?.id ?? null, level, name, sort: id, synonyms, drawing })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

/** Categories at or below one, by the nesting of their ids. */
const below = (column: typeof categories.id | typeof products.categoryId, id: number) =>
  sql`${id} in (${column}, ${column} / ${NESTED}, ${column} / ${NESTED * NESTED})`

type CategoryChange = Partial<Pick<Category, 'name' | 'sort' | 'synonyms'>> & {
  drawing?: string
}

/** Changes what is given of a category. */
export async function changeCategory(
  tx: Db,
  id: number,
  change: CategoryChange,
): Promise<Category> {
  const known = await lockCategory(tx, id)
  const { name = known.name, synonyms = known.synonyms } = change
  if (name !== known.name) {
    await nextId(tx, categories) // names are given out one after the other, as numbers are
    await requireFreeName(tx, name, known)
  }
  if (change.drawing !== undefined) requireDrawing(LEAF_LEVEL, change.drawing)
  if (name !== known.name || change.synonyms) {
    await addSearchNames(tx, below(products.categoryId, id), { names: [name, ...synonyms] })
  }
  const [changed] = await tx.update(categories).set(change).where(eq(categories.id, id)).returning()
  return changed ?? known
}

async function requireNothingOpenBelow(tx: Db, id: number): Promise<void> {
  const inside = and(eq(categories.parentId, id), eq(categories.open, true))
  const [child] = await tx.select().from(categories).where(inside)
  if (child) throw new OperatorError(`category ${id} has an open one below it: ${child.id}`)
}

/** Opens or closes a category; one with goods on sale or open ones below it stays open. */
export async function setCategoryOpen(tx: Db, id: number, open: boolean): Promise<Category> {
  const known = await lockCategory(tx, id)
  if (known.open === open) {
    throw new OperatorError(`category ${id} is ${open ? 'open' : 'closed'} already`)
  }
  if (open) {
    const parent = known.parentId === null ? null : await lockCategory(tx, known.parentId)
    if (parent && !parent.open) throw new OperatorError(`category ${parent.id} above it is closed`)
  } else {
    await requireNothingOpenBelow(tx, id)
    await requireNothingOnSale(tx, eq(products.categoryId, id), `category ${id}`)
  }
  const [changed] = await tx
    .update(categories)
    .set({ open })
    .where(eq(categories.id, id))
    .returning()
  return changed ?? known
}
