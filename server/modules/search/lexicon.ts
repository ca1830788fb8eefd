import { vocabulary } from '@/catalogue/port'
import { fold } from '@/server/kernel/text/fold'
import { oncePer } from '@/server/kernel/text/once-per'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Lexicon } from './language/lexicon'
import { isUnit } from './language/units'

const YES_OR_NO = new Set(['是', '否', '有', '无', '含', '不含'])

/** A name and its last word: buyers say 长度 for 公称长度. */
function shortened(name: string): string[] {
  const folded = fold(name)
  return folded.length > 3 ? [folded, folded.slice(-2)] : [folded]
}

/** Only whole words of Chinese characters: others are read as sizes and codes. */
const isWord = (text: string) => /^\p{Script=Han}{2,}$/u.test(text)

/** A label that the parser would take apart, 45钢, and no number with its unit, 42码. */
function isCode(label: string): boolean {
  const isMixed = /\p{Script=Han}/u.test(label) && /[a-z\d]/.test(label)
  const [, unit = ''] = /^[\d.]+(\p{Script=Han})$/u.exec(label) ?? []
  return (isMixed && !isUnit(unit)) || /[a-z]\+|^[a-z]+\/[a-z]/.test(label)
}

function leavesByLetters({ attributes }: CatalogMetadata): Map<string, Set<number>> {
  const leaves = new Map<string, Set<number>>()
  for (const [leafId, own] of attributes) {
    for (const { label } of own.flatMap(({ values }) => values)) {
      const letters = /^[a-z]+(?=\d)/.exec(fold(label))?.[0]
      if (letters) leaves.set(letters, (leaves.get(letters) ?? new Set()).add(leafId))
    }
  }
  return leaves
}

/** What a label says in Chinese behind its letters: 中负荷 of L-CKC中负荷, 丁腈 of NBR丁腈, but not the 圆头 of A型圆头. */
function wordsBehindLetters(label: string): string[] {
  const [, said = ''] = /^[a-z][a-z\d-]*(?![型级类])(\p{Script=Han}{2,})$/u.exec(label) ?? []
  return said ? [said] : []
}

function folded(words: Record<string, string[]>): Map<string, string[]> {
  return new Map(Object.entries(words).map(([word, meant]) => [fold(word), meant.map(fold)]))
}

/** The lexicon of a catalogue, built once per load. */
export const lexiconOf = oncePer((catalog: CatalogMetadata): Lexicon => {
  const named = new Map<string, number[]>()
  for (const { id, name, synonyms } of catalog.categories.values()) {
    for (const word of new Set([name, ...synonyms].map(fold))) {
      named.set(word, [...(named.get(word) ?? []), id])
    }
  }
  const brandNames = new Map<string, number>()
  for (const { id, name, latin } of catalog.brands.values()) {
    brandNames.set(fold(name), id)
    brandNames.set(fold(latin), id)
  }
  const attributes = [...catalog.attribute.values()]
  const flags = attributes.filter(({ values }) => values.some(({ label }) => YES_OR_NO.has(label)))
  const {
    goods,
    foreign,
    series,
    labels,
    leafLabels,
    stopWords,
    otherBrands,
    otherGoods,
    goodsEndings,
  } = vocabulary()
  const labelNames = folded(labels)
  const valueLabels = [...catalog.values.values()].map(({ label }) => fold(label))
  // A catalogue without such goods reads their trade names as any word.
  const meant = new Map(
    [...folded(goods)].filter(([, words]) => words.some((one) => named.has(one))),
  )
  const isOwn = (name: string) => named.has(name) || meant.has(name)
  const colours = valueLabels.filter((label) => /^\p{Script=Han}$/u.test(label))
  return {
    categories: named,
    brands: brandNames,
    labels: new Set([
      ...valueLabels.filter(isWord),
      ...valueLabels.flatMap(wordsBehindLetters),
      ...colours.map((colour) => `${colour}色`),
    ]),
    codes: new Set([...valueLabels, ...labelNames.keys()].filter(isCode)),
    goods: meant,
    foreign: new Map(
      Object.entries(foreign).map(([leaf, { en, de }]) => [fold(leaf), [...en, ...de]]),
    ),
    series: series.map(({ written, goods: named, codes = {}, says = [] }) => ({
      written: fold(written),
      goods: fold(named),
      codes: new Map(
        Object.entries(codes).map(([name, values]) => [
          name,
          new Map(Object.entries(values).map(([code, label]) => [code, fold(label)])),
        ]),
      ),
      says: says.map(fold),
    })),
    labelNames,
    attributes: new Set(attributes.flatMap(({ name }) => shortened(name)).filter(isWord)),
    flags: new Set(flags.flatMap(({ name }) => shortened(name)).filter(isWord)),
    leafLabels: new Map(
      Object.entries(leafLabels).map(([leaf, written]) => [fold(leaf), folded(written)]),
    ),
    sizeLetters: leavesByLetters(catalog),
    sizeEndings: new Set(
      valueLabels.flatMap((label) => /^\d+(?:\.\d+)?([a-z]+)$/.exec(label)?.[1] ?? []),
    ),
    otherBrands: new Set(otherBrands.map(fold).filter((name) => !brandNames.has(name))),
    goodsEndings,
    otherGoods: new Set(otherGoods.map(fold).filter((name) => !isOwn(name))),
    stopWords: new Set(stopWords.map(fold)),
  }
})
