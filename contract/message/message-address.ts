import {
  type AddressState,
  addressOf,
  flag,
  matching,
  maybeOneOf,
  pageNumber,
  RECORD_ID,
} from '@/contract/address-of'
import { MESSAGE_CATEGORIES } from './message-category-rules'

/** The address of /system-messages; no category means all, `id` is the open message. */
export const messageAddress = addressOf({
  category: maybeOneOf(MESSAGE_CATEGORIES.map(({ category }) => category)),
  unread: flag(),
  page: pageNumber(),
  id: matching(RECORD_ID),
})
export type MessageState = AddressState<typeof messageAddress>
