import * as z from 'zod'
import { type Problem, readDataFile } from '@/catalogue/reader/data-file'
import { text } from '@/catalogue/reader/schema'
import { type Brand, brands } from './brands'
import { once } from './once'
import { type Shop, shops } from './shops'
import { categoryTree, type LeafCategory } from './tree'

const names = z.array(text).min(1)
const assortmentFile = z.strictObject({
  brands: z.record(text, names),
  generalShops: names,
  specialists: z.record(text, names),
})

type Named = { name: string }
type Owners<T> = ReadonlyMap<string, T[]>

function result<T extends Named>(known: T[], requested: string[], problem: Problem): T[] {
  return requested.map((name, index) => {
    const one = known.find((candidate) => candidate.name === name)
    if (!one) throw problem([index], `no ${name}`)
    return one
  })
}

/** The brands or shops of each category; throws for a category that is not in the tree. */
function ownersOf<T extends Named>(known: T[], listed: Record<string, string[]>, problem: Problem) {
  const categories = new Set(
    categoryTree().leaves.flatMap(({ name, l2, l1 }) => [name, l2.name, l1.name]),
  )
  return new Map(
    Object.entries(listed).map(([category, requested]): [string, T[]] => {
      if (!categories.has(category)) throw problem([category], 'not in the category tree')
      return [
        category,
        result(known, requested, (path, what) => problem([category, ...path], what)),
      ]
    }),
  )
}

type Assortment = { brands: Owners<Brand>; generalShops: Shop[]; specialists: Owners<Shop> }

const assortment = once((): Assortment => {
  const { contents, problem } = readDataFile('assortment.yaml', assortmentFile)
  const under =
    (key: string): Problem =>
    (path, what) =>
      problem([key, ...path], what)
  return {
    brands: ownersOf(brands(), contents.brands, under('brands')),
    generalShops: result(shops(), contents.generalShops, under('generalShops')),
    specialists: ownersOf(shops(), contents.specialists, under('specialists')),
  }
})

/** Brands that make a leaf's goods, best matching field first. */
export function brandsOf({ name, l2, l1 }: LeafCategory): Brand[] {
  const makers = assortment().brands
  return makers.get(name) ?? makers.get(l2.name) ?? makers.get(l1.name) ?? []
}

/** Shops that sell a leaf's goods, specialists first. */
export function shopsOf({ l1 }: LeafCategory): Shop[] {
  const { specialists, generalShops } = assortment()
  return [...(specialists.get(l1.name) ?? []), ...generalShops]
}
