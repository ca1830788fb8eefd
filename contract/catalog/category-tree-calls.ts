import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { count, id, named } from '@/contract/fields'

/** Counts come only with the whole tree: menus show none, and every page carries a menu. */
const leaf = z.looseObject({ ...named.shape, productCount: z.optional(count) })
const group = z.looseObject({
  ...leaf.shape,
  /** Small drawing; of the mall's own API, with the whole tree. */
  image: z.optional(z.string()),
  children: z._default(z.array(leaf), []),
})
export const categoryNode = z.looseObject({
  ...leaf.shape,
  children: z._default(z.array(group), []),
})
export type CategoryNode = z.infer<typeof categoryNode>

export const getCategoryList = endpoint({
  name: 'getCategoryList',
  method: 'POST',
  path: '/api/home/categories/getCategoryList',
  auth: 'bearer',
  core: true,
  summary: 'The three-level category tree, whole with product counts',
  /** `level` limits the tree: 1 top categories only, 2 with groups, 3 whole. */
  input: z.object({
    parentId: z.optional(id),
    level: z._default(z.int().check(z.minimum(1), z.maximum(3)), 3),
  }),
  output: z.array(categoryNode),
  records: true,
})
