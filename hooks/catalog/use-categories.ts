import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import { getCategoryList } from '@/contract/deferred-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'

const NONE: CategoryNode[] = []

/** The category tree down to a level; null sends no request. */
export function useCategories(level: 1 | 2 | 3 | null) {
  const { data, error, mutate } = useEndpoint(level ? getCategoryList : null, { level: level ?? 1 })
  return { categories: data ?? NONE, error, retry: () => void mutate() }
}
