import type { CategoryNode } from '@/contract/catalog/category-tree-calls'

type Named = { id: number; name: string }
export type CategoryInTree = Named & { path: Named[]; children: Named[] }

type Node = Named & { children?: readonly Node[] }

const toNamed = ({ id, name }: Named): Named => ({ id, name })

/** A category of the tree with its place; null when the tree has none of this id. */
export function findCategory(
  nodes: readonly (CategoryNode | Node)[],
  id: number,
  above: Named[] = [],
): CategoryInTree | null {
  for (const node of nodes) {
    const children: readonly Node[] = node.children ?? []
    const path = [...above, toNamed(node)]
    if (node.id === id) return { ...toNamed(node), path, children: children.map(toNamed) }
    const found = findCategory(children, id, path)
    if (found) return found
  }
  return null
}
