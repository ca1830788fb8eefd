import { and, asc, eq, ilike, isNull } from 'drizzle-orm'
import type { Output } from '@/contract/endpoint'
import {
  opsCategories,
  opsCategoryChange,
  opsCategoryClose,
  opsCategoryCreate,
  opsCategoryOpen,
} from '@/contract/operations/assortment-operation-calls'
import { categories } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import {
  changeCategory,
  createCategory,
  setCategoryOpen,
} from '@/server/modules/catalog/category-changes'
import type { Category } from '@/server/modules/catalog/metadata'
import { given } from './given'
import { rowsOf } from './lines'
import { type Facts, handle } from './operation'

type Named = { category: number }
type Listed = Output<typeof opsCategories>['list'][number]

async function facts(db: Db, { category }: Named): Promise<Facts> {
  const [row] = await db.select().from(categories).where(eq(categories.id, category))
  return row ?? {}
}
const recorded = { subject: ({ category }: Named) => `category ${category}`, facts }

const listed = ({ productCount, ...row }: Category): Listed => ({ ...row, products: productCount })

const categoryLine = ({ id, level, name, synonyms, drawing, products, open }: Listed) => [
  `${'  '.repeat(level - 1)}${id}`,
  name,
  synonyms.join(','),
  drawing ?? '',
  `${products} products`,
  open ? '' : 'closed',
]
const shown = (row: Category) => ({ category: listed(row) })
const show = ({ category }: { category: Listed }) => rowsOf([category], categoryLine, '')

const wordsOf = (text: string) => text.split(/[,，、]/).flatMap((word) => word.trim() || [])

/** The top ones, those below one, or those of a name. */
function wanted({ text, parent }: { text?: string | undefined; parent?: number | undefined }) {
  const named = text ? ilike(categories.name, `%${escapeLike(text)}%`) : undefined
  if (parent !== undefined) return and(eq(categories.parentId, parent), named)
  return named ?? isNull(categories.parentId)
}

/** Categories: to find, to create, to change, to close. */
export const CATEGORY_OPERATIONS = [
  handle(opsCategories, {
    async run({ db, input }) {
      const rows = await db
        .select()
        .from(categories)
        .where(wanted(input))
        .orderBy(asc(categories.sort), asc(categories.id))
      return { list: rows.map(listed) }
    },
    show: ({ list }) => rowsOf(list, categoryLine, 'no category'),
  }),
  handle(opsCategoryCreate, {
    subject: ({ name }) => name,
    run: async ({ db, input: { name, parent: parentId, drawing, synonyms } }) =>
      shown(await createCategory(db, { name, parentId, drawing, synonyms: wordsOf(synonyms) })),
    show,
  }),
  handle(opsCategoryChange, {
    ...recorded,
    async run({ db, input: { category, synonyms, ...rest } }) {
      const words = synonyms === undefined ? undefined : wordsOf(synonyms)
      return shown(await changeCategory(db, category, given({ ...rest, synonyms: words })))
    },
    show,
  }),
  handle(opsCategoryClose, {
    ...recorded,
    run: async ({ db, input }) => shown(await setCategoryOpen(db, input.category, false)),
    show,
  }),
  handle(opsCategoryOpen, {
    ...recorded,
    run: async ({ db, input }) => shown(await setCategoryOpen(db, input.category, true)),
    show,
  }),
]
