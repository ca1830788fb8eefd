import { useCallback, useRef, useState } from 'react'
import { type LineMatch, matchLines, type OrderLine } from '@/contract/match-lines'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'

/** Lines asked for at once: few enough to see the list fill. */
const CHUNK = 100

type Keyed = OrderLine & { key: string }

function inputOf({ text, itemNo, qty, buyerCode }: OrderLine) {
  return {
    text,
    ...(itemNo && { itemNo }),
    ...(qty !== null && { qty }),
    ...(buyerCode && { buyerCode }),
  }
}

/** What the lines of a list mean, as far as it has been asked; failures can be asked again. */
export function useLineMatching() {
  const { http, areas, report } = useMall()
  const [matches, setMatches] = useState<ReadonlyMap<string, LineMatch>>(new Map())
  const [left, setLeft] = useState(0)
  const [failure, setFailure] = useState('')
  /** A line asked again is told by its latest text. */
  const asked = useRef(new Map<string, Keyed>())

  const match = useCallback(
    async (lines: readonly Keyed[]) => {
      setFailure('')
      setLeft((before) => before + lines.length)
      for (const line of lines) asked.current.set(line.key, line)
      for (let at = 0; at < lines.length; at += CHUNK) {
        const chunk = lines.slice(at, at + CHUNK)
        try {
          const input = { lines: chunk.map(inputOf), areaCode: areas.areaCodes }
          const { lines: found } = await http.call(matchLines, input)
          const news = chunk.flatMap((line, place) => {
            const one = found[place]
            return one && asked.current.get(line.key) === line ? [[line.key, one] as const] : []
          })
          setMatches((before) => new Map([...before, ...news]))
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          setFailure(error.message)
          report(error)
          setLeft((before) => before - (lines.length - at))
          return
        }
        setLeft((before) => before - chunk.length)
      }
    },
    [http, areas.areaCodes, report],
  )
  const forget = useCallback((key: string) => {
    setMatches((before) => new Map([...before].filter(([one]) => one !== key)))
  }, [])

  return { matches, match, forget, left, failure }
}
