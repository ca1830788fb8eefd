import * as z from 'zod'
import { type Problem, readDataFile } from '@/catalogue/reader/data-file'
import { text } from '@/catalogue/reader/schema'
import { once } from './once'

export type LeafCategory = { id: number; name: string; l2: Branch; l1: Branch }
export type Branch = { id: number; name: string }
export type CategoryTree = {
  leaves: LeafCategory[]
  problem: (leaf: LeafCategory, what: string) => Error
}

const treeFile = z.record(text, z.record(text, z.array(text)))

function leafCategoriesOf(tree: z.output<typeof treeFile>): LeafCategory[] {
  return Object.entries(tree).flatMap(([top, branches], row) => {
    const l1 = { id: row + 1, name: top }
    return Object.entries(branches).flatMap(([middle, names], column) => {
      const l2 = { id: l1.id * 100 + column + 1, name: middle }
      return names.map((name, index) => ({ id: l2.id * 100 + index + 1, name, l2, l1 }))
    })
  })
}

function fieldErrorOf(problem: Problem, { id, l1, l2 }: LeafCategory, what: string): Error {
  return problem([l1.name, l2.name, (id % 100) - 1], what)
}

/** The leaf categories of a file, each with the two levels above it. */
export function readTree(file: string, content?: string): CategoryTree {
  const { contents, problem } = readDataFile(file, treeFile, content)
  return {
    leaves: leafCategoriesOf(contents),
    problem: (leaf, what) => fieldErrorOf(problem, leaf, what),
  }
}

export const categoryTree = once(() => readTree('categories.yaml'))

function distinct(branches: Branch[]): Branch[] {
  return [...new Map(branches.map((branch) => [branch.id, branch])).values()]
}

/** The 13 categories of level 1. */
export const topCategories = once(() => distinct(categoryTree().leaves.map(({ l1 }) => l1)))

/** The 78 categories of level 2; an id's first digits are its parent. */
export const middleCategories = once(() => distinct(categoryTree().leaves.map(({ l2 }) => l2)))
