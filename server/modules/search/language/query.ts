import { KEYWORD_MAX } from '@/contract/constants'
import { escapePattern } from '@/server/kernel/text/escape-pattern'
import { fold, STANDARD } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import { codeLexemes, wordLexeme } from '@/server/kernel/text/tokens'
import { bindParts, LEADING_DIMENSION } from './bind'
import { cutChinese } from './cut'
import { withoutErpPrefix } from './erp-prefix'
import { cutForeign } from './foreign'
import { derivedFrom } from './known-words'
import type { Lexicon } from './lexicon'
import {
  INCH,
  measurePattern,
  readInch,
  readMeasure,
  writeOutInches,
  writeOutSpoken,
} from './measure'
import { chinesePart, codePart, mixedPart, part, rangePart, standardPart, wordsPart } from './parts'
import type { QueryPart } from './query-part'
import { rangePattern } from './range'
import { writeApart } from './run-together'
import { writeOutSeries } from './series'
import { beginsWithUnit } from './units'

const SPEC = String.raw`[a-z]{0,4}\d+(?:[./]\d+)?(?:mm|m|t)?(?:\s*x\s*\d+(?:\.\d+)?)+(?:(?:mm|cm|m)(?![a-z0-9]))?`
/** A ratio as gears are asked for: 1:20 is 20:1, as their labels say. */
const RATIO = /(?<![\d.:])1:(\d+(?:\.\d+)?)(?![\d.:])/g
const CODE = '[a-z0-9]+(?:[./-][a-z0-9]+)*'

/** Any of the words, longest first; '' for none. */
function anyOf(words: readonly string[]): string {
  return words
    .map(escapePattern)
    .sort((a, b) => b.length - a.length)
    .join('|')
}

/** Parts of standards that are written behind a dash: IEC 61010-2-032, DIN 46228-4. */
const PARTS = String.raw`(?<=(?:iec|en)\s*\d+|din\s*\d{5})(?:-\d{1,3}(?![\d.x]))+`

/** Words such as V带 are tried before the codes they look like. */
const tokenOf = oncePer((lexicon: Lexicon): RegExp => {
  const words = anyOf(derivedFrom(lexicon).mixed)
  const labels = anyOf([...lexicon.codes])
  // A unit that begins the name of goods is none: 30孔用挡圈 are circlips of 30 mm, not 30 holes.
  const named = [...lexicon.categories.keys(), ...lexicon.goods.keys()]
  const notNamed = `(?!\\d+(?:\\.\\d+)?\\s*(?:${anyOf(named.filter(beginsWithUnit)) || '(?!)'}))`
  return new RegExp(
    [
      `(?<dimension>${LEADING_DIMENSION})`,
      `(?<range>${rangePattern()})`,
      String.raw`(?<standard>(?<![a-z])${STANDARD}(?:${PARTS})?(?:-(?:19|20)?\d\d(?![\d.x]))?)`,
      ...(words ? [`(?<mixed>(?<![a-z0-9.])(?:${words}))`] : []),
      ...(labels ? [`(?<label>(?<![a-z0-9.])(?:${labels})(?![a-z0-9]))`] : []),
      `(?<inch>(?<![a-z0-9.-])(?:${INCH}))`,
      `(?<spec>${SPEC})`,
      `(?<measure>(?<![a-z0-9.-])${notNamed}${measurePattern()})`,
      `(?<code>${CODE})`,
      String.raw`(?<qualifier>\p{Script=Han}{2,})\s*[:=]`,
      String.raw`(?<chinese>\p{Script=Han}+)`,
    ].join('|'),
    'gu',
  )
})

function readText(text: string, lexicon: Lexicon): QueryPart[] {
  const parts: QueryPart[] = []
  for (const match of text.matchAll(tokenOf(lexicon))) {
    const { range, standard, mixed, label, inch, measure, spec, code } = match.groups ?? {}
    const { dimension, qualifier, chinese } = match.groups ?? {}
    if (dimension) parts.push(part(dimension, 'word', []))
    else if (range) parts.push(rangePart(range))
    else if (standard) parts.push(standardPart(standard))
    else if (mixed) parts.push(mixedPart(mixed, lexicon))
    else if (label) parts.push(part(label, 'spec', [[wordLexeme(label)], codeLexemes(label)]))
    else if (inch) parts.push(part(inch, 'spec', readInch(inch)))
    else if (measure) parts.push(part(measure, 'spec', readMeasure(measure)))
    else if (spec ?? code) parts.push(codePart(spec ?? code ?? '', lexicon))
    else if (qualifier && lexicon.attributes.has(qualifier)) parts.push(part(qualifier, 'word', []))
    else {
      const words = cutChinese(qualifier ?? chinese ?? '', lexicon)
      parts.push(...words.map((word) => chinesePart(word, lexicon)))
    }
  }
  return parts
}

/** Parses a query as an engineer writes it: `M8*30 8.8 外六角 镀锌`, `gb5782`, `hex bolt M8x30`. */
export function parseQuery(keyword: string, lexicon: Lexicon): QueryPart[] {
  // Folding may make three letters of one.
  const folded = fold(keyword).slice(0, KEYWORD_MAX)
  const spoken = writeOutSpoken(withoutErpPrefix(folded))
  const typed = writeOutInches(spoken).replace(RATIO, '$1:1')
  const text = writeApart(writeOutSeries(typed, lexicon), lexicon)
  const parts = cutForeign(text, lexicon).flatMap((stretch) =>
    stretch.goods
      ? [wordsPart(stretch.text, stretch.goods, lexicon)]
      : readText(stretch.text, lexicon),
  )
  return bindParts(parts, lexicon)
}

function quote(lexeme: string): string {
  const isPrefix = lexeme.endsWith(':*')
  const plain = (isPrefix ? lexeme.slice(0, -2) : lexeme).replace(/'/g, "''").replace(/\\/g, '\\\\')
  return isPrefix ? `'${plain}':*` : `'${plain}'`
}

/** A part as a tsquery over raw lexemes. */
export function partQuery({ alternatives }: QueryPart): string {
  return alternatives.map((all) => `(${all.map(quote).join(' & ')})`).join(' | ')
}

/** Joins parts: all of them (`&`), or any (`|`) when no product has them all. */
export function tsquery(parts: readonly QueryPart[], operator: '&' | '|'): string {
  return parts.map((p) => `(${partQuery(p)})`).join(` ${operator} `)
}
