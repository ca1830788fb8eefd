import * as z from 'zod/mini'
import { COMMENT_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { count, listOf, named, page, pageSize, timestamp } from '@/contract/fields'
import { pictureAddress, stars } from './product-comment-calls'

export const COMMENT_MIN = 10
export const COMMENT_MAX = 500
export const COMMENT_PICTURES_MAX = 9

/** Tags that buyers can tick. */
export const COMMENT_TAGS = [
  '规格准确',
  '质量稳定',
  '包装完好',
  '发货快',
  '性价比高',
  '服务好',
  '与描述不符',
  '包装破损',
] as const

const content = z
  .string()
  .check(
    z.trim(),
    z.minLength(COMMENT_MIN, `请至少写 ${COMMENT_MIN} 个字`),
    z.maxLength(COMMENT_MAX, `请不要超过 ${COMMENT_MAX} 个字`),
  )

/** Goods as bought. */
const boughtGoods = {
  productId: z.int(),
  skuId: z.int(),
  title: z.string(),
  spec: z.string(),
  itemNo: z.string(),
  image: z.string(),
}

const pendingLine = z.looseObject({
  ...boughtGoods,
  lineId: z.string(),
  orderNo: z.string(),
  shop: named,
  qty: count,
  unit: z.string(),
  finishedAt: timestamp,
  /** End of the comment period. */
  closesAt: timestamp,
})
export type PendingLine = z.infer<typeof pendingLine>

const postedComment = z.looseObject({
  ...boughtGoods,
  id: z.string(),
  orderNo: z.string(),
  score: stars,
  shopScore: stars,
  logisticsScore: stars,
  content: z.string(),
  tags: z.array(z.string()),
  pictures: z.array(pictureAddress),
  isAnonymous: z.boolean(),
  /** 0 pending, 1 shown, -1 rejected. */
  status: z.int(),
  reply: z.nullable(z.string()),
  append: z.nullable(z.string()),
  /** The shop's reply to the addition. */
  appendReply: z._default(z.nullable(z.string()), null),
  /** Whether an addition is allowed: once, within 180 days. */
  mayAppend: z.boolean(),
  createdAt: timestamp,
})
export type PostedComment = z.infer<typeof postedComment>

const paging = { page, pageSize: pageSize(COMMENT_PAGE_SIZE) }

export const getPendingList = endpoint({
  name: 'getPendingList',
  method: 'POST',
  path: '/api/comment/getPendingList',
  auth: 'user',
  summary: 'Lines of completed orders that wait for a comment, those that close soonest last',
  input: z.object({ ...paging, orderNo: z.optional(z.string().check(z.maxLength(20))) }),
  output: listOf(pendingLine),
})
export type PendingList = z.infer<typeof getPendingList.output>

export const getPostedList = endpoint({
  name: 'getPostedList',
  method: 'POST',
  path: '/api/comment/getPostedList',
  auth: 'user',
  summary: 'What the buyer has written, newest first',
  input: z.object(paging),
  output: listOf(postedComment),
})
export type PostedList = z.infer<typeof getPostedList.output>

export const postComment = endpoint({
  name: 'postComment',
  method: 'POST',
  path: '/api/comment/post',
  auth: 'user',
  summary: 'Comments on a line of a completed order, once; 409 when it has been',
  input: z.object({
    lineId: z.uuid(),
    score: stars,
    shopScore: stars,
    logisticsScore: stars,
    content,
    tags: z._default(z.array(z.enum(COMMENT_TAGS)).check(z.maxLength(COMMENT_TAGS.length)), []),
    isAnonymous: z._default(z.boolean(), false),
    /** From uploadPicture, with this use. */
    pictureIds: z._default(z.array(z.uuid()).check(z.maxLength(COMMENT_PICTURES_MAX)), []),
  }),
  output: z.looseObject({ id: z.string() }),
})

export const appendComment = endpoint({
  name: 'appendComment',
  method: 'POST',
  path: '/api/comment/append',
  auth: 'user',
  summary: 'Adds to an own comment, once',
  input: z.object({ id: z.uuid(), content }),
  output: z.looseObject({ append: z.string() }),
})
