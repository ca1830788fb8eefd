import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute } from '@/server/modules/catalog/metadata'

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

/** The folded name of a leaf or an attribute: asked for by each part of each query. */
export const foldedName = oncePer(({ name }: { name: string }) => fold(name))
