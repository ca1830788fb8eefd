import type { CommentFilter } from '@/contract/constants'
import { getProductComments } from '@/contract/deferred-browse-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'

type Shown = { productId: number; filter: CommentFilter; page: number }

/** A page of comments; previous data stays until the next page settles. */
export function useComments({ productId, filter, page }: Shown) {
  const { data, ...requested } = useEndpoint(
    getProductComments,
    { productId, filter, page },
    { keepPrevious: true },
  )
  return { comments: data, ...requested }
}
