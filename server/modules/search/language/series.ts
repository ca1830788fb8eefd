import { escapePattern } from '@/server/kernel/text/escape-pattern'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Lexicon, Series } from './lexicon'

/** `{name}` or `{name:2}`, as an escaped text has it. */
const SLOT = /\\\{([^:}\\]+)(?::(\d))?\\\}/g

/** What stands in a slot: one of the codes of its attribute, so many digits, or any number. */
function slotPattern(codes: ReadonlyMap<string, string> | undefined, digits: string | undefined) {
  if (!codes) return digits ? `(\\d{${digits}})` : '(\\d+(?:\\.\\d+)?)'
  const longestFirst = [...codes.keys()].sort((a, b) => b.length - a.length)
  return `(${longestFirst.map(escapePattern).join('|')})`
}

/** A series as a pattern: the names of its numbers, in order, and what matches them. Its letters may stand apart. */
function patternOf(series: Series) {
  const names: string[] = []
  const pattern = escapePattern(series.written).replace(
    SLOT,
    (_slot, name: string, digits?: string) => {
      names.push(name)
      return slotPattern(series.codes.get(name), digits)
    },
  )
  const apart = pattern.replace(/^([a-z]+)(?=\()/, '$1[ -]?')
  return { ...series, names, pattern: new RegExp(`(?<![a-z0-9.=-])${apart}(?![a-z0-9])`) }
}

const patternsOf = oncePer(({ series }: Lexicon) => series.map(patternOf))

/** A maker's number written out: `sfu1605` is 滚珠丝杠 公称直径=16 导程=5. Other text stays. */
export function writeOutSeries(text: string, lexicon: Lexicon): string {
  for (const { pattern, names, goods, codes, says } of patternsOf(lexicon)) {
    const found = pattern.exec(text)
    if (!found) continue
    const said = names.flatMap((name, at) => {
      const written = found[at + 1] ?? ''
      const value = codes.get(name)?.get(written) ?? String(Number(written))
      return value ? [`${name}=${value}`] : []
    })
    return text.replace(pattern, ` ${[goods, ...said, ...says].join(' ')} `)
  }
  return text
}
