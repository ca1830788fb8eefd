import * as z from 'zod/mini'
import { ID_LIST_MAX, LIST_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import {
  count,
  countOrNone,
  listOf,
  mallPath,
  page,
  pageSize,
  textOrNone,
  timestamp,
} from '@/contract/fields'
import { MESSAGE_CATEGORY } from './message-category-rules'
import { applicationType } from './message-count-calls'

export const messageCategory = z.enum(MESSAGE_CATEGORY)

const messageIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(ID_LIST_MAX))

/** Messages by id, or all of them, or all of one category. */
const chosenMessages = z.union([
  z.object({ id: messageIds, applicationType }),
  z.object({ all: z.literal(true), category: z.optional(messageCategory), applicationType }),
])
/** Messages changed by this call; 0 when repeated. */
const changedCount = z.looseObject({ count: countOrNone })

export const message = z.looseObject({
  id: z.string(),
  /** A kind that another host has of its own counts as a notice. */
  category: z._default(messageCategory, MESSAGE_CATEGORY.notice),
  title: z.string(),
  summary: textOrNone,
  createdAt: timestamp,
  isRead: z._default(z.boolean(), false),
})
export type Message = z.infer<typeof message>

export const messageDetail = z.looseObject({
  ...message.shape,
  /** Paragraphs, separated by empty lines. */
  content: textOrNone,
  /** Path of a page of the mall; never another host's. */
  link: z.optional(mallPath),
})
export type MessageDetail = z.infer<typeof messageDetail>

export const messageList = z.looseObject({
  ...listOf(message).shape,
  /** Unread messages per category with any, whatever the filter. */
  unread: z._default(z.array(z.looseObject({ category: messageCategory, count })), []),
})
export type MessageList = z.infer<typeof messageList>

export const getMessageList = endpoint({
  name: 'getMessageList',
  method: 'POST',
  path: '/api/system-message/getMessageList',
  auth: 'user',
  core: true,
  summary: 'Messages, newest first',
  input: z.object({
    category: z.optional(messageCategory),
    unread: z.optional(z.boolean()),
    page,
    pageSize: pageSize(LIST_PAGE_SIZE),
    applicationType,
  }),
  output: messageList,
  records: true,
})

export const getMessageDetail = endpoint({
  name: 'getMessageDetail',
  method: 'POST',
  path: '/api/system-message/getMessageDetail',
  auth: 'user',
  core: true,
  summary: 'One message; marks it read',
  input: z.object({ id: z.uuid(), applicationType }),
  output: messageDetail,
})

export const batchReadMessage = endpoint({
  name: 'batchReadMessage',
  method: 'POST',
  path: '/api/system-message/batchReadMessage',
  auth: 'user',
  core: true,
  summary: 'Mark messages read; a list with a foreign id changes nothing',
  input: chosenMessages,
  output: changedCount,
})

export const deleteMessages = endpoint({
  name: 'deleteMessages',
  method: 'POST',
  path: '/api/system-message/deleteMessages',
  auth: 'user',
  core: true,
  summary: 'Delete messages; a list with a foreign id changes nothing',
  input: chosenMessages,
  output: changedCount,
})
