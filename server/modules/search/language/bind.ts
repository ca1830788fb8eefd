import type { Lexicon } from './lexicon'
import type { QueryPart } from './query-part'

/** Words that say yes or no to what follows them. */
const YES = new Set(['带', '带有', '含', '含有', '有', '配', '可'])
const NO = new Set(['不带', '不含', '没有', '无', '非', '免'])
/** Words that rule out what follows them. */
const EXCLUDING = new Set(['不要', '除了', '除', '排除', '不是'])

/** Dimensions behind their number: 20长 -> what the names of attributes say. */
const DIMENSIONS = new Map([
  ['长', '长'],
  ['宽', '宽'],
  ['高', '高'],
  ['厚', '厚'],
  ['粗', '径'],
])

/** A dimension right before its number: 长500, but not 加长500. */
export const LEADING_DIMENSION = String.raw`(?<![\p{Script=Han}\d.])[${[...DIMENSIONS.keys()].join('')}](?=\d)`

/** Such a dimension, as `parseQuery` marks it: 长500. */
const leads = ({ text, alternatives }: QueryPart) =>
  DIMENSIONS.has(text) && alternatives.length === 0

/** Words that `bindParts` joins to the next one. */
export const BINDING: ReadonlySet<string> = new Set([...YES, ...NO, ...EXCLUDING])

/** The name of an attribute, or how one that says yes or no ends: 阀 of 呼吸阀. */
function isAttribute({ text }: QueryPart, { flags, attributes }: Lexicon): boolean {
  if (flags.has(text) || attributes.has(text)) return true
  return text.length === 1 && [...flags].some((flag) => flag.endsWith(text))
}

/** A part with the words bound to it: read again it is the same part. */
export const writtenOf = ({ written, text }: QueryPart): string => written ?? text

/** What a binding word makes of the part after it; null when it says nothing there. */
function bound(word: string, next: QueryPart, lexicon: Lexicon): QueryPart | null {
  const excluded: QueryPart = { ...next, isExcluded: true, written: `${word}${writtenOf(next)}` }
  if (EXCLUDING.has(word)) return excluded
  if (isAttribute(next, lexicon)) {
    const joined: QueryPart = {
      ...next,
      kind: 'word',
      text: `${word}${next.text}`,
      categoryIds: [],
    }
    return NO.has(word) ? { ...joined, isDenied: true } : joined
  }
  return NO.has(word) ? excluded : null
}

/**
 * Joins words to what they speak of: 直径 8.5 is a diameter, 不要镀锌 rules out, 带透气孔 says yes.
 * Words without meaning of their own are dropped, unless there are no others.
 */
export function bindParts(parts: readonly QueryPart[], lexicon: Lexicon): QueryPart[] {
  const result: QueryPart[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]]
    if (!part || lexicon.stopWords.has(part.text)) continue
    const isBehind = next?.kind === 'word' && !leads(next)
    const dimension = isBehind ? DIMENSIONS.get(next.text) : undefined
    const joined = next && BINDING.has(part.text) ? bound(part.text, next, lexicon) : null
    if (joined) {
      result.push(joined)
      at += 1
    } else if (dimension && isNumber(part)) {
      result.push({ ...part, attribute: dimension, written: `${part.text}${next?.text}` })
      at += 1
    } else if (leads(part) && next) {
      const attribute = DIMENSIONS.get(part.text) ?? part.text
      result.push({ ...next, attribute, written: `${part.text}${next.text}` })
      at += 1
    } else if (BINDING.has(part.text)) {
      // It binds nothing here.
    } else if (isQualifier(part, lexicon) && next?.kind === 'spec') {
      result.push({ ...next, attribute: part.text, written: `${part.text}=${next.text}` })
      at += 1
    } else if (!isQualifier(part, lexicon) || parts.length === 1 || isGoods(part, lexicon)) {
      result.push(part)
    }
  }
  return result.length > 0 ? result : [...parts]
}

const isNumber = ({ text, kind }: QueryPart) => kind === 'spec' && /^[\d.]+[^\d.]*$/.test(text)

/** The name of an attribute may be what is asked for: 不锈钢弹簧. */
const isGoods = ({ text }: QueryPart, { otherGoods }: Lexicon) => otherGoods.has(text)

/** The name of an attribute says nothing without a value, unless it is a yes by itself. */
function isQualifier({ text, kind }: QueryPart, lexicon: Lexicon): boolean {
  return kind === 'word' && lexicon.attributes.has(text) && !lexicon.flags.has(text)
}
