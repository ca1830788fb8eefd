import { INT_MAX } from '@/contract/fields'

/** A price in the words of a query, and the query without them. Bounds are 1/10000 yuan. */
export type PriceWords = { text: string; rest: string; priceMin?: number; priceMax?: number }

const NUMBER = String.raw`\d+(?:\.\d+)?`
const YUAN = '元(?!件|素)|块钱|rmb'
const SUBJECT = '(?:(?:单价|价格)\\s*)?'
/** 100-200元, 单价100元到200元之间. */
const BETWEEN = `(?<first>${NUMBER})\\s*(?:${YUAN})?\\s*[-~到至]\\s*(?<second>${NUMBER})\\s*(?:${YUAN})(?:之间)?`
/** 500元以内, 不超过500元. */
const AT_MOST = `(?<below>${NUMBER})\\s*(?:${YUAN})\\s*(?:以内|之内|以下|内)|(?:不超过|不高于|低于|小于|最多|[<≤]=?)\\s*(?<most>${NUMBER})\\s*(?:${YUAN})`
const AT_LEAST = `(?<above>${NUMBER})\\s*(?:${YUAN})\\s*(?:以上|起)|(?:不低于|高于|大于|超过|至少|[>≥]=?)\\s*(?<least>${NUMBER})\\s*(?:${YUAN})`
const PRICE = new RegExp(`${SUBJECT}(?<![a-z0-9.-])(?:${BETWEEN}|${AT_MOST}|${AT_LEAST})的?`, 'iu')

const toPrice = (yuan: string) => Math.min(INT_MAX, Math.round(Number(yuan) * 10_000))

/** The price that a query asks for in words; null where it asks for none. */
export function readPriceWords(keyword: string): PriceWords | null {
  const text = keyword.normalize('NFKC')
  const match = PRICE.exec(text)
  if (!match) return null
  const { first, second, below, most, above, least } = match.groups ?? {}
  const words = { text: match[0].replace(/的$/, ''), rest: text.replace(match[0], ' ').trim() }
  if (first && second) {
    const [priceMin = 0, priceMax = 0] = [first, second].map(toPrice).sort((a, b) => a - b)
    return { ...words, priceMin, priceMax }
  }
  const top = below ?? most
  return top
    ? { ...words, priceMax: toPrice(top) }
    : { ...words, priceMin: toPrice(above ?? least ?? '0') }
}
