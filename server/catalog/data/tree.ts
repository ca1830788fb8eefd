import { CATEGORY_NAMES } from './category-names'

export type LeafCategory = { id: number; name: string; l2: Branch; l1: Branch }
export type Branch = { id: number; name: string }

function leavesOf(text: string, l2: Branch, l1: Branch): LeafCategory[] {
  return text.split(',').map((name, index) => ({ id: l2.id * 100 + index + 1, name, l2, l1 }))
}

function branchesOf(line: string, row: number): LeafCategory[] {
  const [name = '', rest = ''] = line.split(' > ')
  const l1 = { id: row + 1, name }
  return rest.split(';').flatMap((part, index) => {
    const [title = '', leaves = ''] = part.trim().split(':')
    return leavesOf(leaves, { id: l1.id * 100 + index + 1, name: title }, l1)
  })
}

/** The 312 leaf categories in display order, each with the two levels above it. */
export const leafCategories: LeafCategory[] = CATEGORY_NAMES.trim().split('\n').flatMap(branchesOf)

function distinct(branches: Branch[]): Branch[] {
  return [...new Map(branches.map((branch) => [branch.id, branch])).values()]
}

/** The 13 categories of level 1. */
export const topCategories: Branch[] = distinct(leafCategories.map((leaf) => leaf.l1))

/** The 78 categories of level 2; an id's first digits are its parent. */
export const middleCategories: Branch[] = distinct(leafCategories.map((leaf) => leaf.l2))
