import { words } from '@/server/kernel/text/tokens'
import { isKnown } from './known-words'
import type { Lexicon } from './lexicon'
import { withOthersJoined } from './other-goods'

const LONGEST_WORD = 10

/** A way to cut the rest of a run: its words, null for a character that no known word has. */
type Cut = { words: (string | null)[]; unknown: number }

const compareCuts = (one: Cut, other: Cut) =>
  one.unknown - other.unknown || one.words.length - other.words.length

/** Cuts that leave the fewest characters unknown come first, then those of few words, then those of a long first one. */
function bestCut(characters: readonly string[], lexicon: Lexicon): Cut {
  const from: Cut[] = []
  from[characters.length] = { words: [], unknown: 0 }
  for (let start = characters.length - 1; start >= 0; start -= 1) {
    const rest = from[start + 1] ?? { words: [], unknown: 0 }
    let best: Cut = { words: [null, ...rest.words], unknown: rest.unknown + 1 }
    const longest = Math.min(LONGEST_WORD, characters.length - start)
    for (let length = 2; length <= longest; length += 1) {
      const word = characters.slice(start, start + length).join('')
      const after = from[start + length]
      if (!after || !isKnown(word, lexicon)) continue
      const cut = { words: [word, ...after.words], unknown: after.unknown }
      if (compareCuts(cut, best) <= 0) best = cut
    }
    from[start] = best
  }
  return from[0] ?? { words: [], unknown: 0 }
}

/** Behind a value it says what the goods are for. */
export const USE = '用'

/** Splits a Chinese run into known words; the rest is segmented by `words`. */
export function cutChinese(run: string, lexicon: Lexicon): string[] {
  const characters = [...run]
  const cut: string[] = []
  let unknown = ''
  const flush = () => {
    if (unknown) cut.push(...(words(unknown).join('') === unknown ? words(unknown) : [unknown]))
    unknown = ''
  }
  let at = 0
  for (const word of bestCut(characters, lexicon).words) {
    if (word === null) unknown += characters[at] ?? ''
    else {
      flush()
      cut.push(word)
    }
    at += word === null ? 1 : [...word].length
  }
  flush()
  const joined = withOthersJoined(cut, lexicon)
  const used = joined.flatMap((word, at) => {
    if (word === USE && at > 0) return []
    return joined[at + 1] === USE && lexicon.labels.has(word) ? [word + USE] : [word]
  })
  // The counter in 8.8级 or 12寸 means nothing by itself.
  return used.filter((word) => !/^[级寸号码米的类用型款支只个]$/.test(word))
}
