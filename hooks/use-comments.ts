import { getProductComments } from '@/contract/comment'
import type { CommentFilter } from '@/contract/constants'
import { useEndpoint } from './use-endpoint'

type Shown = { productId: number; filter: CommentFilter; page: number }

/** A page of what buyers say; the last one stays while the next is on its way. */
export function useComments({ productId, filter, page }: Shown) {
  const { data, error, mutate, isLoading } = useEndpoint(
    getProductComments,
    { productId, filter, page },
    { keepPrevious: true },
  )
  return { comments: data, error, isStale: isLoading && !!data, retry: () => void mutate() }
}
