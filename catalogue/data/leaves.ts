import { dataFilesIn } from '@/catalogue/reader/data-file'
import { type DefinedLeaf, readLeaves } from '@/catalogue/reader/leaf'
import { readStandardTables, standardTableFiles } from '@/catalogue/reader/standard-table'
import type { Leaf } from '@/catalogue/reader/types'
import { once } from './once'
import { type CategoryTree, categoryTree, type LeafCategory } from './tree'

export type PlacedLeaf = { category: LeafCategory; leaf: Leaf }

/** Every leaf of the tree with its definition; throws when either is missing. */
export function placeLeaves(tree: CategoryTree, defined: readonly DefinedLeaf[]): PlacedLeaf[] {
  const named = new Map<string, DefinedLeaf>()
  for (const one of defined) {
    const earlier = named.get(one.leaf.name)
    if (earlier) throw one.problem([], `already defined at ${earlier.place}`)
    named.set(one.leaf.name, one)
  }
  const placed = tree.leaves.map((category) => {
    const definition = named.get(category.name)
    if (!definition) throw tree.problem(category, 'has no definition in leaves/')
    return { category, leaf: definition.leaf }
  })
  const names = new Set(tree.leaves.map(({ name }) => name))
  const stray = defined.find(({ leaf }) => !names.has(leaf.name))
  if (stray) throw stray.problem([], 'not in the category tree')
  return placed
}

/** Every leaf of the assortment in tree order, read from the files of `leaves/`. */
export const placedLeaves = once(() => {
  const tables = standardTableFiles().flatMap((file) => readStandardTables(file))
  return placeLeaves(
    categoryTree(),
    dataFilesIn('leaves').flatMap((file) => readLeaves(file, undefined, tables)),
  )
})
