import { cutChinese, derivedFrom } from './cut'
import { fold } from './fold'
import { INCH, MEASURE, readInch, readMeasure } from './measure'
import { oncePer } from './once-per'
import { chinesePart, codePart, part, standardPart, wordsPart } from './parts'

/** Words the catalogue itself uses, so that a query is cut as the catalogue is. */
export type Lexicon = {
  /** Folded word -> leaf or group categories it names. */
  categories: ReadonlyMap<string, number[]>
  /** Folded name or latin name -> brand. */
  brands: ReadonlyMap<string, number>
  /** Folded Chinese value labels, e.g. 镀锌, 全牙. */
  labels: ReadonlySet<string>
}

export type PartKind = 'category' | 'brand' | 'standard' | 'spec' | 'word'

/** One thing the query asks for. Any alternative satisfies it; an alternative needs all its lexemes. */
export type QueryPart = {
  /** As typed, after folding. */
  text: string
  kind: PartKind
  alternatives: string[][]
  categoryIds: number[]
}

const STANDARD = String.raw`(?:gb|iso|din|jb|en|ansi|iec|hg|jis)\s*\/?\s*(?:t|z)?\s*-?\s*\d{2,6}(?:\.\d{1,2})?(?:-(?:19|20)\d\d)?`
const SPEC = String.raw`[a-z]{0,4}\d+(?:[./]\d+)?(?:mm|m|t)?(?:\s*x\s*\d+(?:\.\d+)?)+`
const CODE = '[a-z0-9]+(?:[./-][a-z0-9]+)*'

/** Words such as V带 come before the codes they look like. */
const tokenOf = oncePer((lexicon: Lexicon): RegExp => {
  const { mixed } = derivedFrom(lexicon)
  const words = mixed.map((word) => word.replace(/[^a-z0-9\p{Script=Han}]/gu, '\\$&'))
  return new RegExp(
    [
      `(?<standard>${STANDARD})`,
      ...(words.length > 0 ? [`(?<mixed>(?<![a-z0-9.])(?:${words.join('|')}))`] : []),
      `(?<inch>(?<![a-z0-9.-])(?:${INCH}))`,
      `(?<spec>${SPEC})`,
      `(?<measure>(?<![a-z0-9.-])${MEASURE})`,
      `(?<code>${CODE})`,
      String.raw`(?<chinese>\p{Script=Han}+)`,
    ].join('|'),
    'gu',
  )
})

/** Reads a query as an engineer writes it: `M8*30 8.8 外六角 镀锌`, `gb5782`, `6204-2rs`. */
export function parseQuery(keyword: string, lexicon: Lexicon): QueryPart[] {
  const parts: QueryPart[] = []
  for (const match of fold(keyword).matchAll(tokenOf(lexicon))) {
    const { standard, mixed, inch, measure, spec, code, chinese } = match.groups ?? {}
    if (standard) parts.push(standardPart(standard))
    else if (mixed) parts.push(wordsPart(mixed, [mixed], lexicon))
    else if (inch) {
      const { text, alternatives } = readInch(inch)
      parts.push(part(text, 'spec', alternatives))
    } else if (measure) {
      const { text, alternatives } = readMeasure(measure)
      parts.push(part(text, 'spec', alternatives))
    } else if (spec ?? code) parts.push(codePart(spec ?? code ?? '', lexicon))
    else if (chinese)
      parts.push(...cutChinese(chinese, lexicon).map((w) => chinesePart(w, lexicon)))
  }
  return parts
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

/** Parts joined: every one of them (`&`), or any (`|`) when nothing has them all. */
export function tsquery(parts: readonly QueryPart[], operator: '&' | '|'): string {
  return parts.map((p) => `(${partQuery(p)})`).join(` ${operator} `)
}
