import type { CategoryNode } from '@/contract/categories'
import { getCategoryList } from '@/contract/categories'
import { useEndpoint } from './use-endpoint'

const NONE: CategoryNode[] = []

/** The category tree down to a level; null asks nothing yet. */
export function useCategories(level: 1 | 2 | 3 | null) {
  const { data, error, mutate } = useEndpoint(level ? getCategoryList : null, { level: level ?? 1 })
  return { categories: data ?? NONE, error, retry: () => void mutate() }
}
