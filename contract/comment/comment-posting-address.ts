import { type AddressState, addressOf, matching, oneOf, pageNumber } from '@/contract/address-of'
import { ORDER_NO } from '@/contract/order/order-status-rules'

/** Tabs of /comment-posting/list, in order. */
export const COMMENT_TABS = ['waiting', 'posted'] as const
export type CommentTab = (typeof COMMENT_TABS)[number]

/** Titles of the tabs. */
export const COMMENT_TAB_TITLES: Readonly<Record<CommentTab, string>> = {
  waiting: '待评价',
  posted: '已评价',
}

/** The address of /comment-posting/list; with `orderNo` the lines of one order. */
export const commentPostingAddress = addressOf({
  tab: oneOf(COMMENT_TABS),
  page: pageNumber(),
  orderNo: matching(ORDER_NO, 'order'),
})
export type CommentPostingState = AddressState<typeof commentPostingAddress>
