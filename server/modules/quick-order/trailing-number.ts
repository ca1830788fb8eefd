import type { ParsedInput } from '@/contract/endpoint'
import type { LineMatch, matchLines } from '@/contract/quick-order/quick-order-calls'
import type { Match } from './found'

type Line = ParsedInput<typeof matchLines>['lines'][number]
/** A line's match, and what the number at its end was taken for. */
export type Tailed = { match: Match | null; tail: LineMatch['tail'] }

/** Confidence of a description that only some of its words or values fit. */
const PARTLY = 40

/** Whether goods have everything a description names. */
export function isSatisfied(match: Match | null | undefined): match is Match {
  return match !== null && match !== undefined && match.confidence > PARTLY
}

/** The line without the number at its end, null when it has none. */
export function withoutTail(line: Line): Line | null {
  return line.tail ? { ...line, text: line.tail.text } : null
}

type Readings = {
  /** What the whole text finds, and what the text before the number finds. */
  whole: Match | null
  without: Match | null
}

/**
 * Decides what the number at the end of a description is. Goods that fit the whole text make it a
 * size (安全鞋 42); else it is the quantity of what the words before it name (平垫圈 M8 1000), and
 * the reason says so.
 */
export function readTail({ tail }: Pick<Line, 'tail'>, { whole, without }: Readings): Tailed {
  if (!tail) return { match: whole, tail: null }
  if (isSatisfied(whole) || !without) return { match: whole, tail: 'goods' }
  const said = `按数量 ${tail.qty}${tail.unit ? ` ${tail.unit}` : ''}`
  return { match: { ...without, reason: `${without.reason}，${said}` }, tail: 'quantity' }
}
