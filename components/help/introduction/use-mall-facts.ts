import { getMallFacts } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'

/** Number of products and warehouses of the mall. */
export function useMallFacts() {
  const { data, ...requested } = useEndpoint(getMallFacts, {})
  return { facts: data, ...requested }
}
