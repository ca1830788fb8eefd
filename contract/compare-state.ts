import { COMPARE_MAX } from './constants'
import { first, parseIds, type Query } from './query'

/** What the address of /compare says. */
export type CompareState = {
  skuIds: number[]
  /** Only what is not the same in all columns. */
  isDiffOnly: boolean
}

/** Reads a /compare address; whatever makes no sense is left out. */
export function parseCompareState(query: Query): CompareState {
  return {
    skuIds: parseIds(first(query.sku)).slice(0, COMPARE_MAX),
    isDiffOnly: first(query.diff) === '1',
  }
}

/** The address of a state; written as the router writes it, so that both render one text. */
export function formatCompareState({ skuIds = [], isDiffOnly }: Partial<CompareState>): string {
  if (skuIds.length === 0) return ''
  const query = new URLSearchParams({ sku: skuIds.join(',') })
  if (isDiffOnly) query.set('diff', '1')
  return query.toString()
}
