import { fold, specKey, standardKey } from './fold'
import { bigrams, codeLexemes, wordLexeme, words } from './tokens'

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

const LONGEST_WORD = 10

const TOKEN = new RegExp(
  [
    String.raw`(?<standard>(?:gb|iso|din|jb|en|ansi|iec|hg|jis)\s*\/?\s*(?:t|z)?\s*-?\s*\d{2,6}(?:\.\d{1,2})?(?:-(?:19|20)\d\d)?)`,
    String.raw`(?<spec>[a-z]{0,4}\d+(?:[./]\d+)?(?:\s*x\s*\d+(?:\.\d+)?)+)`,
    '(?<code>[a-z0-9]+(?:[./-][a-z0-9]+)*)',
    String.raw`(?<chinese>\p{Script=Han}+)`,
  ].join('|'),
  'gu',
)

function part(text: string, kind: PartKind, alternatives: string[][], categoryIds: number[] = []) {
  return { text, kind, alternatives, categoryIds }
}

function chinesePart(word: string, lexicon: Lexicon): QueryPart {
  const categoryIds = lexicon.categories.get(word)
  if (categoryIds) return part(word, 'category', [[wordLexeme(word)]], categoryIds)
  if (lexicon.brands.has(word)) return part(word, 'brand', [[wordLexeme(word)]])
  if (lexicon.labels.has(word))
    return part(word, 'spec', [[wordLexeme(word)], bigrams(word).slice(0, -1)])
  const characters = [...word]
  if (characters.length === 1) return part(word, 'word', [[`${word}:*`]])
  return part(word, 'word', [bigrams(word).slice(0, -1)])
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.categories.has(word) || lexicon.brands.has(word) || lexicon.labels.has(word)
}

/** The longest known word at the start of a run, or null. */
function knownAt(characters: string[], start: number, lexicon: Lexicon): string | null {
  for (let length = Math.min(LONGEST_WORD, characters.length - start); length > 1; length -= 1) {
    const word = characters.slice(start, start + length).join('')
    if (isKnown(word, lexicon)) return word
  }
  return null
}

/** Cuts a Chinese run into known words; what lies between is cut as a reader would. */
function cutChinese(run: string, lexicon: Lexicon): string[] {
  const characters = [...run]
  const cut: string[] = []
  let unknown = ''
  const flush = () => {
    if (unknown) cut.push(...(words(unknown).join('') === unknown ? words(unknown) : [unknown]))
    unknown = ''
  }
  for (let index = 0; index < characters.length; ) {
    const known = knownAt(characters, index, lexicon)
    if (known) {
      flush()
      cut.push(known)
      index += known.length
    } else {
      unknown += characters[index] ?? ''
      index += 1
    }
  }
  flush()
  // A grade is written 8.8级, a size 12寸: the counter says nothing by itself.
  return cut.filter((word) => !/^[级寸号米的]$/.test(word))
}

function codePart(text: string, lexicon: Lexicon): QueryPart {
  if (lexicon.brands.has(text)) return part(text, 'brand', [[wordLexeme(text)]])
  const key = specKey(text)
  const squeezed = codeLexemes(text).at(-1)
  // Without a figure it is a word nobody here knows, not a size or a grade.
  const kind = /\d/.test(text) ? 'spec' : 'word'
  return part(text, kind, [[key], ...(squeezed && squeezed !== key ? [[squeezed]] : [])])
}

/** Reads a query as an engineer writes it: `M8*30 8.8 外六角 镀锌`, `gb5782`, `6204-2rs`. */
export function parseQuery(keyword: string, lexicon: Lexicon): QueryPart[] {
  const parts: QueryPart[] = []
  for (const match of fold(keyword).matchAll(TOKEN)) {
    const { standard, spec, code, chinese } = match.groups ?? {}
    if (standard) {
      const key = standardKey(standard)
      parts.push(part(standard, 'standard', [[key ?? standard]]))
    } else if (spec) parts.push(part(spec, 'spec', [[specKey(spec)]]))
    else if (code) parts.push(codePart(code, lexicon))
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
