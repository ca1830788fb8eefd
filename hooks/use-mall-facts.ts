import { getMallFacts } from '@/contract/mall-facts'
import { useEndpoint } from './use-endpoint'

/** How much the mall sells, and out of which warehouses. */
export function useMallFacts() {
  const { data, error, mutate } = useEndpoint(getMallFacts, {})
  return { facts: data, error, retry: () => void mutate() }
}
