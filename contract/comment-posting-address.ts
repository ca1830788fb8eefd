import type { CommentPostingState } from './comment-posting-state'

/** The query of a state; the first tab and the first page are left out. */
export function formatCommentPostingState(state: Partial<CommentPostingState>): string {
  const { tab, page = 1, orderNo } = state
  const query = new URLSearchParams()
  if (tab && tab !== 'waiting') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  if (orderNo) query.set('order', orderNo)
  return query.toString()
}
