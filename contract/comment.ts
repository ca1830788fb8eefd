import * as z from 'zod/mini'
import { count, id, listOf, moment, page, pageSize } from './common'
import { COMMENT_FILTERS, COMMENT_PAGE_SIZE } from './constants'
import { endpoint } from './endpoint'

export const stars = z.int().check(z.minimum(1), z.maximum(5))
/** An average of stars times ten; 0 where there is nothing to average. */
const average = z.int().check(z.minimum(0), z.maximum(50))

/** A picture of the mall's own. */
export const pictureAddress = z.string().check(z.regex(/^\/api\/file\/picture\/[\w-]+\.webp$/))

const comment = z.looseObject({
  id: z.string(),
  /** What was bought, as it was called then. */
  spec: z.string(),
  author: z.string(),
  score: stars,
  content: z.string(),
  tags: z.array(z.string()),
  /** The shop's answer. */
  reply: z.nullable(z.string()),
  /** What the buyer added later. */
  append: z.nullable(z.string()),
  /** Addresses of its pictures. */
  pictures: z.array(pictureAddress),
  createdAt: moment,
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
      /** Goods, the shop's service and its logistics. */
      score: average,
      shopScore: average,
      logisticsScore: average,
      /** How many each filter shows. */
      counts: z.looseObject({ all: count, good: count, middle: count, poor: count, append: count }),
    }),
  }),
})
export type ProductComments = z.infer<typeof getProductComments.output>
