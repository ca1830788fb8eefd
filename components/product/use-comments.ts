import { getProductComments } from '@/contract/comment/product-comment-calls'
import type { CommentFilter } from '@/contract/constants'
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
