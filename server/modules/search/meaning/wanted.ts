import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute, CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Lexicon } from '../language/lexicon'

/** Values of one attribute, any of which satisfies. */
export type Wanted = { attributeId: number; valueIds: readonly number[] }

/** What earlier parts of the query want, by attribute. */
export type Taken = Map<number, Wanted>

/** A leaf that is asked; `namedBy` are the places of the parts that name it. */
export type LeafAsked = {
  /** Folded. */
  name: string
  attributes: readonly Attribute[]
  namedBy: ReadonlySet<number>
  /** What buyers write here for labels and elsewhere do not -> these labels, folded: 175 of workwear is L. */
  meant: ReadonlyMap<string, readonly string[]>
  /** Places of sizes whose letters say something here, or in another leaf that is asked: PH4 is no width of 4 mm. */
  lettered: ReadonlySet<number>
}

/** What there is to say of goods of a leaf, whoever asks. */
export function wordsOfLeaf(
  catalog: CatalogMetadata,
  lexicon: Lexicon,
  leafId: number,
): Pick<LeafAsked, 'name' | 'attributes' | 'meant'> {
  const leaf = catalog.categories.get(leafId)
  const name = leaf ? foldedName(leaf) : ''
  const attributes = catalog.attributes.get(leafId) ?? []
  return { name, attributes, meant: lexicon.leafLabels.get(name) ?? new Map() }
}

/** The folded name of a leaf or an attribute: asked for by each part of each query. */
export const foldedName = oncePer(({ name }: { name: string }) => fold(name))
