import * as z from 'zod/mini'
import { COMMENT_FILTERS, COMMENT_PAGE_SIZE } from '@/contract/constants'
import { endpoint } from '@/contract/endpoint'
import { count, id, listOf, page, pageSize, timestamp } from '@/contract/fields'

export const stars = z.int('请选择 1 到 5 星').check(z.minimum(1), z.maximum(5))
const average = z.int().check(z.minimum(0), z.maximum(50))

/** Path of a picture on the mall. */
export const pictureAddress = z.string().check(z.regex(/^\/api\/file\/picture\/[\w-]+\.webp$/))

const comment = z.looseObject({
  id: z.string(),
  /** Spec at the time of purchase. */
  spec: z.string(),
  author: z.string(),
  score: stars,
  content: z.string(),
  tags: z.array(z.string()),
  /** The shop's reply. */
  reply: z.nullable(z.string()),
  /** The buyer's later addition. */
  append: z.nullable(z.string()),
  /** The shop's reply to the addition. */
  appendReply: z._default(z.nullable(z.string()), null),
  /** Paths of its pictures. */
  pictures: z.array(pictureAddress),
  createdAt: timestamp,
})
export type Comment = z.infer<typeof comment>

export const getProductComments = endpoint({
  name: 'getProductComments',
  method: 'POST',
  path: '/api/comment/getProductComments',
  auth: 'bearer',
  summary: 'What buyers say of a product, newest first',
  input: z.object({
    productId: id,
    filter: z._default(z.enum(COMMENT_FILTERS), 'all'),
    page,
    pageSize: pageSize(COMMENT_PAGE_SIZE),
  }),
  output: z.looseObject({
    ...listOf(comment).shape,
    summary: z.looseObject({
      count,
      /** Average of stars for the goods times ten, 0 without comments. */
      score: average,
      /** Average of stars for the service times ten. */
      shopScore: average,
      /** Average of stars for the logistics times ten. */
      logisticsScore: average,
      /** Number of comments per filter. */
      counts: z.looseObject({ all: count, good: count, middle: count, poor: count, append: count }),
    }),
  }),
})
export type ProductComments = z.infer<typeof getProductComments.output>
