import { codeKey, fold, plainNumber, specKey, standardKey } from './fold'

const CJK_RUN = /\p{Script=Han}+/gu
const LATIN_RUN = /[a-z0-9]+(?:[./-][a-z0-9]+)*/g

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Character pairs of a Chinese run, plus its last character to make single ones searchable. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...pairs, ...characters.slice(-1)]
}

/** Lexeme of a whole word: `手套` inside `扳手套装` has the pair but not the word. */
export function wordLexeme(word: string): string {
  return `w:${word}`
}

/** Words of at least two Chinese characters, by word segmentation. */
export function words(text: string): string[] {
  return [...segmenter.segment(fold(text))]
    .map(({ segment }) => segment)
    .filter((segment) => /^\p{Script=Han}{2,}$/u.test(segment))
}

/** Lexemes of a code, whole and in parts: `6204-2RS` -> 6204-2rs, 62042rs, 6204, 2rs. */
export function codeLexemes(text: string): string[] {
  const key = specKey(text)
  const parts = key.split(/[x\-/]/).filter((part) => part.length > 1 || /\d/.test(part))
  const squeezed = codeKey(text).toLowerCase()
  const plain = [key, ...parts].map(plainNumber)
  return [key, ...parts, ...plain, ...(squeezed ? [squeezed] : [])].filter((part) =>
    /[a-z0-9]/.test(part),
  )
}

/** The lexemes of a text: pairs of its characters, its codes. */
export function textLexemes(text: string): string[] {
  const folded = fold(text)
  const chinese = (folded.match(CJK_RUN) ?? []).flatMap(bigrams)
  const latin = (folded.match(LATIN_RUN) ?? []).flatMap(codeLexemes)
  return [...chinese, ...latin]
}

/** Searchable fields of a product; see `productLexemes`. */
export type SearchedProduct = {
  title: string
  subtitle: string
  /** Leaf name, its synonyms, and the names of its ancestors. */
  names: string[]
  /** Name and Latin name. */
  brand: string[]
  shop: string
  standards: string[]
  /** Labels of all its attribute values and those of its SKUs. */
  values: string[]
  /** Specs of its SKUs, e.g. M8×30. */
  specs: string[]
  models: string[]
}

/** All search lexemes of a product, for `array_to_tsvector`. Distinct, none empty. */
export function productLexemes(product: SearchedProduct): string[] {
  const wholeWords = [
    ...product.names,
    ...product.brand,
    ...product.names.flatMap(words),
    ...words(product.title),
  ].map((word) => wordLexeme(fold(word)))
  const text = [product.title, product.shop, ...product.names, ...product.brand]
  const standards = product.standards.map(standardKey).filter((key) => key !== null)
  const labels = product.values.filter((label) => !/\p{Script=Han}/u.test(label))
  const chineseLabels = product.values.filter((label) => /\p{Script=Han}/u.test(label))
  const lexemes = [
    ...wholeWords,
    ...text.flatMap(textLexemes),
    ...standards,
    ...[...labels, ...product.specs, ...product.models].flatMap(codeLexemes),
    ...chineseLabels.flatMap(textLexemes),
    ...chineseLabels.map((label) => wordLexeme(fold(label))),
  ]
  return [...new Set(lexemes)].filter((lexeme) => lexeme.length > 0 && lexeme.length <= 60)
}
