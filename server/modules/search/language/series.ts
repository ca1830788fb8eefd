import { escapePattern } from '@/server/kernel/text/escape-pattern'
import { oncePer } from '@/server/kernel/text/once-per'
import type { Lexicon, Series } from './lexicon'

/** `{name}` or `{name:2}`, as an escaped text has it. */
const SLOT = /\\\{([^:}\\]+)(?::(\d))?\\\}/g

/** A series as a pattern: the names of its numbers, in order, and what matches them. */
function patternOf(series: Series) {
  const names: string[] = []
  const pattern = escapePattern(series.written).replace(
    SLOT,
    (_slot, name: string, digits?: string) => {
      names.push(name)
      return digits ? `(\\d{${digits}})` : '(\\d+(?:\\.\\d+)?)'
    },
  )
  return { ...series, names, pattern: new RegExp(`(?<![a-z0-9.-])${pattern}(?![a-z0-9])`) }
}

const patternsOf = oncePer(({ series }: Lexicon) => series.map(patternOf))

/** A maker's number written out: `sfu1605` is 滚珠丝杠 公称直径=16 导程=5. Other text stays. */
export function writeOutSeries(text: string, lexicon: Lexicon): string {
  for (const { pattern, names, goods, codes, says } of patternsOf(lexicon)) {
    const found = pattern.exec(text)
    if (!found) continue
    const values = found.slice(1).map((number) => codes.get(number) ?? String(Number(number)))
    const said = names.map((name, at) => `${name}=${values[at]}`)
    return text.replace(pattern, ` ${[goods, ...said, ...says].join(' ')} `)
  }
  return text
}
