import { and, desc, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { getProductComments } from '@/contract/comment/product-comment-calls'
import type { CommentFilter } from '@/contract/constants'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { comments, products } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { requireShallow } from '@/server/kernel/http/paging'
import { pictureUrl } from '@/server/modules/file/picture-url'
import { shownOf } from './comment-score'

type Answer = Output<typeof getProductComments>

const GOOD_FROM = 4
const POOR_TO = 2

/** SQL condition of each comment filter; undefined for all comments. */
const CONDITIONS: Record<CommentFilter, SQL | undefined> = {
  all: undefined,
  good: gte(comments.score, GOOD_FROM),
  middle: and(gte(comments.score, POOR_TO + 1), lte(comments.score, GOOD_FROM - 1)),
  poor: lte(comments.score, POOR_TO),
  append: isNotNull(comments.append),
}

function counted(filter: CommentFilter) {
  const condition = CONDITIONS[filter]
  return condition
    ? sql<number>`(count(*) filter (where ${condition}))::int`
    : sql<number>`count(*)::int`
}

type ScoreColumn = (typeof comments)['score' | 'shopScore' | 'logisticsScore']

function average(column: ScoreColumn) {
  return sql<number>`coalesce(round(avg(${column}) * 10), 0)::int`
}

async function summaryOf(db: Db, productId: number): Promise<Answer['summary']> {
  const [row] = await db
    .select({
      score: average(comments.score),
      shopScore: average(comments.shopScore),
      logisticsScore: average(comments.logisticsScore),
      all: counted('all'),
      good: counted('good'),
      middle: counted('middle'),
      poor: counted('poor'),
      append: counted('append'),
    })
    .from(comments)
    .where(shownOf(productId))
  if (!row) throw new Error('count returned no row')
  const { score, shopScore, logisticsScore, ...counts } = row
  return { count: counts.all, score, shopScore, logisticsScore, counts }
}

/** getProductComments; throws NOT_FOUND for an unknown product. */
export function createComments(db: Db) {
  return async (input: ParsedInput<typeof getProductComments>): Promise<Answer> => {
    const { productId, filter, page, pageSize } = input
    requireShallow(input)
    const [product] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
    if (!product) throw new HttpError('NOT_FOUND', '商品不存在或已下架')
    const summary = await summaryOf(db, productId)
    const rows = await db
      .select()
      .from(comments)
      .where(and(shownOf(productId), CONDITIONS[filter]))
      .orderBy(desc(comments.createdAt), comments.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return {
      list: rows.map(({ pictures, createdAt, ...row }) => {
        const { id, spec, author, score, content, tags, reply, append, appendReply } = row
        return {
          id,
          spec,
          author,
          score,
          content,
          tags,
          reply,
          append,
          appendReply,
          pictures: pictures.map(pictureUrl),
          createdAt: createdAt.getTime(),
        }
      }),
      total: summary.counts[filter],
      page,
      pageSize,
      summary,
    }
  }
}
