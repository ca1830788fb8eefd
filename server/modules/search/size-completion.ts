import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Attribute, CatalogMetadata } from '@/server/modules/catalog/metadata'

/** A size as a keyword, and the values that one SKU must have all. */
export type Size = { label: string; valueIds: number[] }

const SIZES_MAX = 40

/** The axes of each leaf whose labels are sizes: letters and numbers without spaces. */
const sizeAxes = oncePer((catalog: CatalogMetadata): Attribute[][] =>
  [...catalog.attributes.values()]
    .map((attributes) =>
      attributes.filter(
        ({ axis, values }) =>
          axis && values.every(({ label }) => /^[A-Z]{0,3}[\d.-]+$/.test(label)),
      ),
    )
    .filter((axes) => axes.length > 0),
)

function valuesBeginning({ values }: Attribute, typed: string) {
  return values.filter(({ label }) => fold(label).startsWith(typed))
}

/**
 * Sizes of any leaf that begin with the last word of what is typed, the common ones first: `m8x3`
 * may become M8×30 or M8×35. Whether goods of them are sold is the database's to say.
 */
export function sizesBeginning(catalog: CatalogMetadata, typed: string): Size[] {
  const [, before = '', word = ''] = /^(.*?)([a-z]{0,3}[\d.]+(?:x[\d.]*)?)$/.exec(typed) ?? []
  const [first = '', second] = word.split('x')
  if (!/[a-z]\d|x/.test(word)) return []
  const sizes = new Map<string, Size & { leaves: number }>()
  for (const [axis, next] of sizeAxes(catalog)) {
    if (!axis) continue
    const heads =
      second === undefined
        ? valuesBeginning(axis, first)
        : axis.values.filter(({ label }) => fold(label) === first)
    const tails = second === undefined || !next ? [] : valuesBeginning(next, second)
    for (const head of heads) {
      for (const tail of second === undefined ? [undefined] : tails) {
        const size = [head.label, ...(tail ? [tail.label] : [])].join('×')
        const valueIds = [head.id, ...(tail ? [tail.id] : [])]
        const known = sizes.get(size)
        if (known) known.leaves += 1
        else sizes.set(size, { label: `${before}${size}`, valueIds, leaves: 1 })
      }
    }
  }
  return [...sizes.values()].sort((a, b) => b.leaves - a.leaves).slice(0, SIZES_MAX)
}
