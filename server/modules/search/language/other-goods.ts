import { derivedFrom, isKnown } from './known-words'
import type { Lexicon } from './lexicon'

const namesGoods = (word: string, { categories, goods }: Lexicon) =>
  categories.has(word) || goods.has(word)

/**
 * Whether what stands behind the name of goods makes others of them: 拉马 of 轴承拉马, but not the 管 of 日光灯管, which
 * are 灯管.
 */
function makesOthers(name: string, tail: readonly string[], lexicon: Lexicon): boolean {
  const { goodsEndings, otherGoods } = lexicon
  if (otherGoods.has(tail.at(-1) ?? '')) return true
  const text = tail.join('')
  const isNamed = [...name].some((_, at) => namesGoods(name.slice(at + 1) + text, lexicon))
  if (isNamed) return false
  const endings = [...text].length === 1 ? goodsEndings.alone : goodsEndings.behindOthers
  return endings.some((ending) => text.endsWith(ending))
}

/** Whether a word is one of the catalogue's own, and no more than the end of one: 清洗剂 of 电气清洗剂. */
function isOwn(word: string, lexicon: Lexicon): boolean {
  const { suffixes } = derivedFrom(lexicon)
  const isOther = lexicon.otherGoods.has(word) && !lexicon.labels.has(word)
  return isKnown(word, lexicon) && !suffixes.has(word) && !isOther
}

/** Joins goods with what makes others of them to one word, which none of the catalogue's goods have. */
export function withOthersJoined(cut: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = []
  for (let at = 0; at < cut.length; at += 1) {
    const word = cut[at] ?? ''
    const rest = namesGoods(word, lexicon) ? cut.slice(at + 1) : []
    const goods = rest.findIndex((one) => namesGoods(one, lexicon))
    const behind = rest.slice(0, goods < 0 ? undefined : goods)
    const tail = behind.slice(0, behind.findLastIndex((one) => !isOwn(one, lexicon)) + 1)
    const isOther = tail.length > 0 && makesOthers(word, tail, lexicon)
    joined.push(isOther ? [word, ...tail].join('') : word)
    if (isOther) at += tail.length
  }
  return joined
}

/** Goods that are none of the catalogue's, be their name one of others with more behind it: 铆螺母, 轴承拉马. */
export function isOtherGoods(word: string, lexicon: Lexicon): boolean {
  if (lexicon.otherGoods.has(word)) return true
  if (isOwn(word, lexicon)) return false
  const characters = [...word]
  return characters.some((_, at) => {
    const name = characters.slice(0, at).join('')
    const tail = characters.slice(at).join('')
    return namesGoods(name, lexicon) && makesOthers(name, [tail], lexicon)
  })
}
