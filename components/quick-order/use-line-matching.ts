import { useCallback, useRef, useState } from 'react'
import {
  type LineMatch,
  matchLines,
  type OrderLine,
} from '@/contract/quick-order/quick-order-calls'
import { useAttempt } from '@/hooks/call/attempt'
import { useMall } from '@/hooks/mall-context'

/** Lines matched per request: few enough to show the list fill up. */
const CHUNK = 100

type Keyed = OrderLine & { key: string }
/** Lines matched of those requested; both 0 while nothing is being matched. */
export type Progress = { done: number; total: number }

const IDLE: Progress = { done: 0, total: 0 }

function inputOf({ text, itemNo, qty, unit, tail, buyerCode }: OrderLine) {
  return {
    text,
    ...(itemNo && { itemNo }),
    ...(qty !== null && { qty, ...(unit && { unit }) }),
    ...(tail && { tail: { text: tail.text, qty: tail.qty, unit: tail.unit } }),
    ...(buyerCode && { buyerCode }),
  }
}

const settled = (progress: Progress) => (progress.done >= progress.total ? IDLE : progress)

/**
 * Matches of a list's lines, chunk after chunk. It can be stopped: what is matched stays, and the
 * rest can be matched later, like lines that failed.
 */
export function useLineMatching() {
  const { http, areas } = useMall()
  const attempt = useAttempt()
  const [matches, setMatches] = useState<ReadonlyMap<string, LineMatch>>(new Map())
  const [progress, setProgress] = useState(IDLE)
  const [failure, setFailure] = useState('')
  /** A line matched again uses its latest text. */
  const requested = useRef(new Map<string, Keyed>())
  /** Chunks of an earlier run are dropped: it was stopped, or the area has changed. */
  const run = useRef(0)

  const match = useCallback(
    async (lines: readonly Keyed[]) => {
      const mine = run.current
      setFailure('')
      setProgress(({ done, total }) => ({ done, total: total + lines.length }))
      for (const line of lines) requested.current.set(line.key, line)
      for (let at = 0; at < lines.length; at += CHUNK) {
        const chunk = lines.slice(at, at + CHUNK)
        const input = { lines: chunk.map(inputOf), areaCode: areas.areaCodes }
        const { answer, error } = await attempt(() => http.call(matchLines, input))
        if (run.current !== mine) return
        if (error) {
          const rest = lines.length - at
          setFailure(error.message)
          setProgress(({ done, total }) => settled({ done, total: total - rest }))
          return
        }
        const news = chunk.flatMap((line, place) => {
          const one = answer.lines[place]
          return one && requested.current.get(line.key) === line ? [[line.key, one] as const] : []
        })
        setMatches((before) => new Map([...before, ...news]))
        setProgress(({ done, total }) => settled({ done: done + chunk.length, total }))
      }
    },
    [attempt, http, areas.areaCodes],
  )
  const stop = useCallback(() => {
    run.current += 1
    setProgress(IDLE)
  }, [])
  /** Matches a whole list, instead of what is being matched. */
  const restart = useCallback(
    (lines: readonly Keyed[]) => {
      stop()
      return match(lines)
    },
    [match, stop],
  )
  const forget = useCallback((keys: readonly string[]) => {
    const gone = new Set(keys)
    setMatches((before) => new Map([...before].filter(([one]) => !gone.has(one))))
  }, [])

  return { matches, match, restart, stop, forget, progress, failure }
}
