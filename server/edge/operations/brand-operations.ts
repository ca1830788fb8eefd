import { asc, eq, ilike, or } from 'drizzle-orm'
import type { Output } from '@/contract/endpoint'
import {
  opsBrandChange,
  opsBrandClose,
  opsBrandCreate,
  opsBrandOpen,
  opsBrands,
} from '@/contract/operations/assortment-operation-calls'
import { brands } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { changeBrand, createBrand, setBrandOpen } from '@/server/modules/catalog/brand-changes'
import { given } from './given'
import { rowsOf } from './lines'
import { type Facts, handle } from './operation'

type Named = { brand: number }
type Listed = Output<typeof opsBrands>['list'][number]

async function facts(db: Db, { brand }: Named): Promise<Facts> {
  const [row] = await db.select().from(brands).where(eq(brands.id, brand))
  return row ?? {}
}
const recorded = { subject: ({ brand }: Named) => `brand ${brand}`, facts }

const brandLine = ({ id, name, latin, field, country, open }: Listed) => [
  id,
  name,
  latin,
  field,
  country,
  open ? '' : 'closed',
]
const show = ({ brand }: { brand: Listed }) => rowsOf([brand], brandLine, '')

/** Brands: to find, to create, to change, to close. */
export const BRAND_OPERATIONS = [
  handle(opsBrands, {
    async run({ db, input: { text } }) {
      const part = text && `%${escapeLike(text)}%`
      const named = part ? or(ilike(brands.name, part), ilike(brands.latin, part)) : undefined
      return { list: await db.select().from(brands).where(named).orderBy(asc(brands.id)) }
    },
    show: ({ list }) => rowsOf(list, brandLine, 'no brand'),
  }),
  handle(opsBrandCreate, {
    subject: ({ name }) => name,
    run: async ({ db, input }) => ({ brand: await createBrand(db, input) }),
    show,
  }),
  handle(opsBrandChange, {
    ...recorded,
    run: async ({ db, input: { brand, ...change } }) => ({
      brand: await changeBrand(db, brand, given(change)),
    }),
    show,
  }),
  handle(opsBrandClose, {
    ...recorded,
    run: async ({ db, input }) => ({ brand: await setBrandOpen(db, input.brand, false) }),
    show,
  }),
  handle(opsBrandOpen, {
    ...recorded,
    run: async ({ db, input }) => ({ brand: await setBrandOpen(db, input.brand, true) }),
    show,
  }),
]
