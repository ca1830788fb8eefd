import type { Leaf } from '../notation/types'
import { bearings } from './leaves/bearings'
import { chemicals } from './leaves/chemicals'
import { cutting } from './leaves/cutting'
import { electrical } from './leaves/electrical'
import { fastenerParts } from './leaves/fastener-parts'
import { fasteners } from './leaves/fasteners'
import { handTools } from './leaves/hand-tools'
import { handling } from './leaves/handling'
import { measuring } from './leaves/measuring'
import { piping } from './leaves/piping'
import { pneumatics } from './leaves/pneumatics'
import { powerTools } from './leaves/power-tools'
import { ppe } from './leaves/ppe'
import { safety } from './leaves/safety'
import { type LeafCategory, leafCategories } from './tree'

const definitions = new Map(
  [
    ...fasteners,
    ...fastenerParts,
    ...handTools,
    ...powerTools,
    ...cutting,
    ...measuring,
    ...ppe,
    ...safety,
    ...bearings,
    ...piping,
    ...pneumatics,
    ...electrical,
    ...chemicals,
    ...handling,
  ].map((leaf) => [leaf.name, leaf]),
)

export type PlacedLeaf = { category: LeafCategory; leaf: Leaf }

/** Every leaf of the tree with its definition; a leaf without one stops the program. */
export const placedLeaves: PlacedLeaf[] = leafCategories.map((category) => {
  const leaf = definitions.get(category.name)
  if (!leaf) throw new Error(`No definition of leaf ${category.name}`)
  return { category, leaf }
})
