import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { parseQuery } from './language/query'
import { lexiconOf } from './lexicon'
import { leafMeaning } from './meaning/leaf-meaning'
import { readParts } from './meaning/read-parts'

/**
 * Value ids that texts about goods of a leaf name, so that imported goods are found and counted by
 * their sizes as all others: `M8×30` is two of them. What could be either of several values is none.
 */
export function specValues(
  catalog: CatalogMetadata,
  leafId: number,
  texts: readonly string[],
): number[] {
  const lexicon = lexiconOf(catalog)
  const name = catalog.categories.get(leafId)?.name ?? ''
  const parts = readParts(parseQuery(texts.join(' '), lexicon), lexicon)
  const attributes = catalog.attributes.get(leafId) ?? []
  const { wanted } = leafMeaning(parts, {
    name,
    attributes,
    namedBy: new Set(),
    lettered: new Set(),
    meant: lexicon.leafLabels.get(name) ?? new Map(),
  })
  const single = [...wanted.values()].flat().filter(({ valueIds }) => valueIds.length === 1)
  return [...new Set(single.flatMap(({ valueIds }) => valueIds))]
}
