import { COMMENT_FILTERS, type CommentFilter } from './constants'
import { first, parseId, type Query } from './query'

/** What a product page shows; all of it is in its address. */
export type ProductState = {
  skuId: number | null
  /** Value ids the SKU table is narrowed by. */
  values: number[]
  comments: CommentFilter
  commentPage: number
}

const VALUES_MAX = 10

/** Reads a product's address; whatever makes no sense falls back to the default. */
export function parseProductState(query: Query): ProductState {
  const filter = first(query.comments)
  return {
    skuId: parseId(first(query.sku)),
    values: first(query.f)
      .split('.')
      .flatMap((text) => parseId(text) ?? [])
      .slice(0, VALUES_MAX),
    comments: COMMENT_FILTERS.find((one) => one === filter) ?? 'all',
    commentPage: parseId(first(query.cpage)) ?? 1,
  }
}

/** The query of a state; defaults are left out, so equal states have equal addresses. */
export function formatProductState(state: Partial<ProductState>): string {
  const { skuId, values = [], comments = 'all', commentPage = 1 } = state
  const query = new URLSearchParams()
  if (skuId) query.set('sku', String(skuId))
  if (values.length > 0) query.set('f', values.join('.'))
  if (comments !== 'all') query.set('comments', comments)
  if (commentPage > 1) query.set('cpage', String(commentPage))
  return query.toString()
}
