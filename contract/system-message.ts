import * as z from 'zod/mini'
import { count, listOf, mallPath, moment, page, pageSize } from './common'
import { ID_LIST_MAX, LIST_PAGE_SIZE } from './constants'
import { endpoint } from './endpoint'
import { applicationType } from './message-count'

/** What a message is about (DOMAIN 3.7). */
export const MESSAGE_CATEGORY = {
  order: 1,
  shipment: 2,
  refund: 3,
  invoice: 4,
  arrival: 5,
  quote: 6,
  notice: 7,
  security: 8,
} as const

export const messageCategory = z.enum(MESSAGE_CATEGORY)
export type MessageCategory = z.infer<typeof messageCategory>

/** How the buyer reads it, in the order of the tabs. */
export const MESSAGE_CATEGORIES: readonly { category: MessageCategory; title: string }[] = [
  { category: 1, title: '订单' },
  { category: 2, title: '物流' },
  { category: 3, title: '售后退款' },
  { category: 4, title: '发票' },
  { category: 5, title: '到货降价' },
  { category: 6, title: '询价报价' },
  { category: 7, title: '平台公告' },
  { category: 8, title: '账户安全' },
]

const messageIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(ID_LIST_MAX))

/** Named messages, or all of them; all of one category when it is given. */
const chosenMessages = z.union([
  z.object({ id: messageIds, applicationType }),
  z.object({ all: z.literal(true), category: z.optional(messageCategory), applicationType }),
])
/** Messages this call changed; none when it had been done before. */
const changedCount = z.looseObject({ count })

export const message = z.looseObject({
  id: z.string(),
  category: messageCategory,
  title: z.string(),
  summary: z.string(),
  createdAt: moment,
  isRead: z.boolean(),
})
export type Message = z.infer<typeof message>

export const messageDetail = z.looseObject({
  ...message.shape,
  /** Paragraphs, separated by empty lines. */
  content: z.string(),
  /** A page of the mall; never another host's. */
  link: z.optional(mallPath),
})
export type MessageDetail = z.infer<typeof messageDetail>

export const messageList = z.looseObject({
  ...listOf(message).shape,
  /** Unread messages of each category that has any, whatever the filter. */
  unread: z.array(z.looseObject({ category: messageCategory, count })),
})
export type MessageList = z.infer<typeof messageList>

export const getMessageList = endpoint({
  name: 'getMessageList',
  method: 'POST',
  path: '/api/system-message/getMessageList',
  auth: 'user',
  summary: 'Messages, newest first',
  input: z.object({
    category: z.optional(messageCategory),
    unread: z.optional(z.boolean()),
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
    applicationType,
  }),
  output: messageList,
})

export const getMessageDetail = endpoint({
  name: 'getMessageDetail',
  method: 'POST',
  path: '/api/system-message/getMessageDetail',
  auth: 'user',
  summary: 'One message; marks it read',
  input: z.object({ id: z.uuid(), applicationType }),
  output: messageDetail,
})

export const batchReadMessage = endpoint({
  name: 'batchReadMessage',
  method: 'POST',
  path: '/api/system-message/batchReadMessage',
  auth: 'user',
  summary: 'Mark messages read; a list with a foreign id changes nothing',
  input: chosenMessages,
  output: changedCount,
})

export const deleteMessages = endpoint({
  name: 'deleteMessages',
  method: 'POST',
  path: '/api/system-message/deleteMessages',
  auth: 'user',
  summary: 'Delete messages; a list with a foreign id changes nothing',
  input: chosenMessages,
  output: changedCount,
})
