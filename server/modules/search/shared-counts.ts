import { LRUCache } from 'lru-cache'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { ProductFilter } from './filter'

/** So long what a filter finds is counted once, ms. */
const SHARED_MS = 5000
const FILTERS_MAX = 500

/**
 * Shares one outcome between the pages and sorts of a filter for some seconds: counts may be that
 * old, goods and prices of a page are read anew. Another catalogue or a failure is never shared.
 */
export function sharedForSeconds<T>(
  count: (catalog: CatalogMetadata, filter: ProductFilter) => Promise<T>,
) {
  const shared = new LRUCache<string, { catalog: CatalogMetadata; outcome: Promise<T> }>({
    max: FILTERS_MAX,
    ttl: SHARED_MS,
    perf: { now: () => Date.now() },
  })
  return (catalog: CatalogMetadata, filter: ProductFilter): Promise<T> => {
    const key = JSON.stringify(filter)
    const known = shared.get(key)
    if (known?.catalog === catalog) return known.outcome
    const outcome = count(catalog, filter)
    shared.set(key, { catalog, outcome })
    outcome.catch(() => shared.delete(key))
    return outcome
  }
}
