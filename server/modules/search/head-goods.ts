import { fold } from '@/server/kernel/text/fold'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { labelPart } from './language/parts'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'

const namesGoods = ({ kind, categoryIds, isExcluded }: QueryPart) =>
  kind === 'category' && categoryIds.length > 0 && !isExcluded

/**
 * Of goods that nothing is at once some only describe the others: 法兰止回阀 are valves, 硅胶软管 hoses, 三通球阀 no
 * tees. Those are values of other goods, too, and stand right before the goods or beside some that are no value;
 * goods of one group, 弯头 三通, are asked for both. The parts with them as values; null where none is so.
 */
export function withHeadGoods(
  catalog: CatalogMetadata,
  parts: readonly QueryPart[],
  keyword: string,
): QueryPart[] | null {
  const lexicon = lexiconOf(catalog)
  const text = fold(keyword)
  const groupsOf = ({ categoryIds }: QueryPart) =>
    categoryIds.map((id) => catalog.categories.get(id)?.parentId)
  const describes = (part: QueryPart, other: QueryPart) => {
    const groups = groupsOf(other)
    if (groupsOf(part).some((group) => groups.includes(group))) return false
    return !lexicon.labels.has(other.text) || text.includes(part.text + other.text)
  }
  const goods = parts.filter(namesGoods)
  const describing = new Set(
    goods.filter(
      (part) =>
        lexicon.labels.has(part.text) &&
        goods.some((other) => other !== part && describes(part, other)),
    ),
  )
  if (describing.size === 0) return null
  return parts.map((part) => (describing.has(part) ? labelPart(part.text, lexicon) : part))
}
