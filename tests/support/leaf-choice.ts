import { placedLeaves } from '@/catalogue/data/leaves'
import type { Choice } from '@/catalogue/generator/types'
import type { Leaf } from '@/catalogue/reader/types'

/** A leaf, and a choice of its values by their labels; throws for what it has not. */
export function leafChoice(name: string, labels: Record<string, string>): [Leaf, Choice] {
  const leaf = placedLeaves().find((placed) => placed.leaf.name === name)?.leaf
  if (!leaf) throw new Error(`no leaf ${name}`)
  const choice = Object.entries(labels).map(([attribute, label]) => {
    const values = leaf.attributes.find((one) => one.name === attribute)?.values ?? []
    const index = values.findIndex((value) => value.label === label)
    if (index === -1) throw new Error(`${name} has no ${attribute} ${label}`)
    return [attribute, index] as const
  })
  return [leaf, Object.fromEntries(choice)]
}
