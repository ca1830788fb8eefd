import type { Lexicon } from '@/server/modules/search/language/lexicon'

/** A lexicon that knows these words alone. */
export const lexiconWith = (words: Partial<Lexicon>): Lexicon => ({
  categories: new Map(),
  brands: new Map(),
  labels: new Set(),
  codes: new Set(),
  goods: new Map(),
  foreign: new Map(),
  series: [],
  labelNames: new Map(),
  attributes: new Set(),
  flags: new Set(),
  leafLabels: new Map(),
  sizeLetters: new Map(),
  sizeEndings: new Set(),
  otherBrands: new Set(),
  otherGoods: new Set(),
  goodsEndings: { alone: [], behindOthers: [] },
  stopWords: new Set(),
  ...words,
})
