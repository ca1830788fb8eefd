import { fold } from '@/server/kernel/text/fold'

const LAST_WORD = /^(.*?)(\p{Script=Han}+)$/u

/** The run of characters that a keyword ends in, and what stands before it, folded: 螺 of `M8 螺`; '' for none. */
export function lastWordOf(keyword = ''): { before: string; last: string } {
  const [, before = '', last = ''] = LAST_WORD.exec(fold(keyword)) ?? []
  return { before, last }
}
