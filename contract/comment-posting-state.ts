import { COMMENT_TABS, type CommentTab } from './comment-posting'
import { orderNo } from './order-state'
import { first, parsePage, type Query } from './query'

/** What the address of /comment-posting/list says. */
export type CommentPostingState = {
  tab: CommentTab
  page: number
  /** Of one order only. */
  orderNo: string | null
}

/** Reads a /comment-posting/list address; whatever makes no sense falls back to the default. */
export function parseCommentPostingState(query: Query): CommentPostingState {
  const [usual] = COMMENT_TABS
  const asked = COMMENT_TABS.find(({ tab }) => tab === first(query.tab))
  const order = orderNo.safeParse(first(query.order))
  return {
    tab: (asked ?? usual).tab,
    page: parsePage(query.page),
    orderNo: order.success ? order.data : null,
  }
}
