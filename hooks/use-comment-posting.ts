import { getProductComments } from '@/contract/comment'
import {
  appendComment,
  getPendingList,
  getPostedList,
  postComment,
} from '@/contract/comment-posting'
import type { CommentPostingState } from '@/contract/comment-posting-state'
import type { Input } from '@/contract/endpoint'
import { getOrderDetail, getOrderList } from '@/contract/order'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { usePersonal } from './use-personal'

type Shown = Pick<CommentPostingState, 'page' | 'orderNo'>

/** Lines that wait for a comment; the last page stays while the next is on its way. */
export function usePendingComments({ page, orderNo }: Shown) {
  const input = { page, ...(orderNo && { orderNo }) }
  const { data, error, retry } = usePersonal(getPendingList, input, { keepPrevious: true })
  return { pending: data, error, retry }
}

/** What the buyer has written. */
export function usePostedComments(page: number) {
  const { data, error, retry } = usePersonal(getPostedList, { page }, { keepPrevious: true })
  return { posted: data, error, retry }
}

const SPOILT = [getPendingList, getPostedList, getProductComments, getOrderList, getOrderDetail]

/** Writes comments; each resolves to null when refused, and `failure` says why. */
export function useCommentChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
  return {
    ...{ isPending, failure },
    post: (comment: Input<typeof postComment>) => change(() => http.call(postComment, comment)),
    append: (id: string, content: string) =>
      change(() => http.call(appendComment, { id, content })),
  }
}
