import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { parseQuery } from './language/query'
import { lexiconOf } from './lexicon'
import { leafMeaning } from './meaning/leaf-meaning'
import { readParts } from './meaning/read-parts'
import { wordsOfLeaf } from './meaning/wanted'

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
  const parts = readParts(parseQuery(texts.join(' '), lexicon), lexicon)
  const { wanted } = leafMeaning(parts, {
    ...wordsOfLeaf(catalog, lexicon, leafId),
    namedBy: new Set(),
    lettered: new Set(),
  })
  const single = [...wanted.values()].flat().filter(({ valueIds }) => valueIds.length === 1)
  return [...new Set(single.flatMap(({ valueIds }) => valueIds))]
}
