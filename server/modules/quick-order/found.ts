import type { LineMatch, MatchedBy } from '@/contract/quick-order/quick-order-calls'

/** Match result of a line. */
export type Match = Pick<LineMatch, 'verdict' | 'confidence' | 'reason'> & {
  by: MatchedBy
  skuIds: number[]
}
