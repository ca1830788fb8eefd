import type { CommentPostingState } from '@/contract/comment/comment-posting-address'
import {
  appendComment,
  getPendingList,
  getPostedList,
  postComment,
} from '@/contract/comment/comment-posting-calls'
import { getProductComments } from '@/contract/deferred-browse-calls'
import type { Input } from '@/contract/endpoint'
import { getOrderDetail, getOrderList } from '@/contract/order/order-calls'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

type Shown = Pick<CommentPostingState, 'page' | 'orderNo'>

/** Order lines awaiting a comment; previous data stays until the next page settles. */
export function usePendingComments({ page, orderNo }: Shown) {
  const input = { page, ...(orderNo && { orderNo }) }
  const { data, ...requested } = usePersonal(getPendingList, input, { keepPrevious: true })
  return { pending: data, ...requested }
}

/** The buyer's comments. */
export function usePostedComments(page: number) {
  const { data, ...requested } = usePersonal(getPostedList, { page }, { keepPrevious: true })
  return { posted: data, ...requested }
}

const INVALIDATED = [
  getPendingList,
  getPostedList,
  getProductComments,
  getOrderList,
  getOrderDetail,
]

/** Posts comments; each resolves to null when refused, and `failure` says why. */
export function useCommentChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  return {
    isPending,
    failure,
    post: (comment: Input<typeof postComment>) => change(() => http.call(postComment, comment)),
    append: (id: string, content: string) =>
      change(() => http.call(appendComment, { id, content })),
  }
}
