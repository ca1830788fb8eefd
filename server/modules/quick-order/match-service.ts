import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Output, ParsedInput } from '@/contract/endpoint'
import {
  type LineMatch,
  type matchLines,
  OFFERS_MAX,
} from '@/contract/quick-order/quick-order-calls'
import { TEXT } from '@/contract/texts'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import { codeKey } from '@/server/kernel/text/fold'
import { type CatalogueGoods, goodsBySku } from '@/server/modules/cart/goods'
import { toOffer } from '@/server/modules/cart/offered-sku'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { codeOf, findBuyerCodes } from '@/server/modules/search/buyer-codes'
import { describedSkus } from './describe'
import type { Match } from './found'
import { findNumbers, type Numbers } from './match-repository'
import { checkNumber, NOT_ALL } from './number-check'
import { isSatisfied, readTail, type Tailed, withoutTail } from './trailing-number'

type Input = ParsedInput<typeof matchLines>
type Line = Input['lines'][number]

/** Shorter keys are sizes and grades, not item numbers. */
const KEY_MIN = 4
/** Minimum length of an item number among other words. */
const WORD_KEY_MIN = 5
/** Descriptions queried concurrently. */
const AT_ONCE = 4
/** Goods read at once: all those of 500 lines would keep the event loop for a tenth of a second. */
const IDS_AT_ONCE = 200
const LINES_A_TURN = 50
/** Longest time a list may take, ms: a full one of 500 lines takes two seconds at most. */
const TIME_MS = 20_000

type Requested = Pick<Line, 'qty' | 'unit'>

const NO_MATCH: Tailed = { match: null, tail: null }
const UNKNOWN = '没有找到相符的商品，请修改描述或填写商品编号'

/** Possible item numbers of a line, most certain first. */
function keysOf({ itemNo = '', text }: Line): string[] {
  const whole = [itemNo, text].filter((part) => !/\p{Script=Han}/u.test(part)).map(codeKey)
  const words = text.split(/[\s,，;；、()（）]+|\p{Script=Han}+/u).map(codeKey)
  const isNumber = (key: string) => /\d/.test(key)
  return [
    ...new Set([
      ...whole.filter((key) => key.length >= KEY_MIN && isNumber(key)),
      ...words.filter((key) => key.length >= WORD_KEY_MIN && isNumber(key)),
    ]),
  ]
}

const NUMBERED = [
  { by: 'itemNo', confidence: 100, name: '商品编号' },
  { by: 'model', confidence: 95, name: '型号' },
  { by: 'oldNo', confidence: 90, name: '旧编号' },
] as const

/** A number with one SKU is a match; with several, the buyer chooses. */
function byNumber(line: Line, numbers: Numbers): Match | null {
  const keys = keysOf(line)
  for (const { by, confidence, name } of NUMBERED) {
    const key = keys.find((one) => numbers[by].has(one))
    const ids = key ? (numbers[by].get(key) ?? []) : []
    if (ids.length === 1) {
      return { verdict: 'matched', by, confidence, reason: `${name}相符`, skuIds: ids }
    }
    if (ids.length > 1) {
      const shown = ids.length > OFFERS_MAX ? `，列出前 ${OFFERS_MAX} 个` : ''
      const reason = `${ids.length} 个商品有该${name}${shown}，请选择`
      const skuIds = ids.slice(0, OFFERS_MAX)
      return { verdict: 'candidates', by, confidence: confidence - 20, reason, skuIds }
    }
  }
  return null
}

/** A number of goods before the trailing one makes that a quantity; one that includes it does not. */
function numbered(line: Line, numbers: Numbers): Tailed | null {
  const shorter = withoutTail(line)
  const without = shorter && byNumber(shorter, numbers)
  if (without) return { match: without, tail: 'quantity' }
  const match = byNumber(line, numbers)
  return match && { match, tail: line.tail ? 'goods' : null }
}

/** A code of the buyer's own, in its column or as the whole text. */
const ownCodesOf = (line: Line): string[] => [line.buyerCode ?? '', line.text].filter(Boolean)

function byBuyerCode(line: Line, codes: ReadonlyMap<string, number>): Tailed | null {
  const skuOf = (one: Line) => ownCodesOf(one).flatMap((code) => codes.get(codeOf(code)) ?? [])[0]
  // The number behind a code that is known with it belongs to the code.
  const isWhole = codes.has(codeOf(line.text))
  const skuId = skuOf(isWhole ? line : (withoutTail(line) ?? line))
  if (skuId === undefined) return null
  const reason = '按您上次为该物料编码选择的商品'
  const match: Match = {
    verdict: 'matched',
    by: 'buyerCode',
    confidence: 95,
    reason,
    skuIds: [skuId],
  }
  const tail = isWhole ? 'goods' : 'quantity'
  return { match, tail: line.tail ? tail : null }
}

type Described = ReadonlyMap<string, Match | null>

/** Matches lists of goods in the buyer's own words (quick order). */
export function createMatcher(db: Db, catalogOf: Catalog) {
  const atOnce = pLimit(AT_ONCE)

  /** Deduplicated, a few at a time: descriptions take most of the time. */
  async function describeAll(
    catalog: CatalogMetadata,
    texts: string[],
    areaCode: string[],
  ): Promise<Described> {
    const result = new Map<string, Match | null>()
    const waiting = [...new Set(texts)]
    const deadline = performance.now() + TIME_MS
    async function work() {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
        if (performance.now() > deadline) throw new HttpError('UNAVAILABLE', TEXT.unavailable)
        result.set(text, await describedSkus(db, catalog, { text, areaCode }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return result
  }

  /** A line matched by a number, once the words beside the number are checked too. */
  async function checked(
    catalog: CatalogMetadata,
    line: Line,
    { match, tail, numbers }: Tailed & { numbers: Numbers },
  ): Promise<Tailed> {
    const own = tail === 'quantity' ? (withoutTail(line) ?? line) : line
    return { match: match && (await checkNumber(db, catalog, own, { match, numbers })), tail }
  }

  /** Descriptions of lines; without the numbers at their ends where no goods have them. */
  async function describeLines(catalog: CatalogMetadata, lines: Line[], areaCode: string[]) {
    const texts = lines.flatMap(({ text }) => (text === '' ? [] : [text]))
    const whole = await describeAll(catalog, texts, areaCode)
    const shorter = lines.flatMap(({ text, tail }) =>
      tail && !isSatisfied(whole.get(text)) ? [tail.text] : [],
    )
    const without = await describeAll(catalog, shorter, areaCode)
    return (line: Line) =>
      readTail(line, {
        whole: whole.get(line.text) ?? null,
        without: without.get(line.tail?.text ?? '') ?? null,
      })
  }

  function answer(
    line: Line,
    { match, tail }: Tailed,
    see: (id: number, requested: Requested) => LineMatch['skus'],
  ): LineMatch {
    const requested = tail === 'quantity' && line.tail ? line.tail : line
    const skus = (match?.skuIds ?? []).flatMap((id) => see(id, requested))
    if (!match || skus.length === 0) {
      return { verdict: 'unknown', by: null, confidence: 0, reason: UNKNOWN, tail: null, skus: [] }
    }
    const { verdict, by, confidence, reason } = match
    return { verdict, by, confidence, reason, tail, skus }
  }

  return async (
    { lines, areaCode }: Input,
    userId: string | null,
  ): Promise<Output<typeof matchLines>> => {
    const catalog = await catalogOf()
    const keys = lines.flatMap((line) => [...keysOf(line), ...keysOf(withoutTail(line) ?? line)])
    const numbers = await findNumbers(db, [...new Set(keys)])
    const own = [
      ...new Set(
        lines.flatMap((line) => [...ownCodesOf(line), ...ownCodesOf(withoutTail(line) ?? line)]),
      ),
    ]
    const codes = userId ? await findBuyerCodes(db, userId, own) : new Map<string, number>()
    const sure = await Promise.all(
      lines.map((line) =>
        atOnce(async () => {
          const found = numbered(line, numbers)
          return found ? checked(catalog, line, { ...found, numbers }) : byBuyerCode(line, codes)
        }),
      ),
    )
    const isOpen = (at: number) => !sure[at] || sure[at]?.match?.confidence === NOT_ALL
    const search = await describeLines(
      catalog,
      lines.filter((_line, at) => isOpen(at)),
      areaCode,
    )
    const result = lines.map((line, at) => {
      const certain = sure[at]
      if (certain && !isOpen(at)) return certain
      const byText = search(line)
      // Goods that have all that is written come before a number that has not.
      return certain && (byText.match?.confidence ?? 0) <= NOT_ALL ? certain : byText
    })
    const ids = [...new Set(result.flatMap(({ match }) => match?.skuIds ?? []))]
    const byId = new Map<number, CatalogueGoods>()
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const goods = await goodsBySku(db, ids.slice(at, at + IDS_AT_ONCE))
      for (const [id, row] of goods) byId.set(id, row)
    }
    const see = (id: number, requested: Requested) => {
      const row = byId.get(id)
      return row ? [toOffer(row, requested, areaCode)] : []
    }
    const answered: LineMatch[] = []
    for (const [at, line] of lines.entries()) {
      answered.push(answer(line, result[at] ?? NO_MATCH, see))
      if (at % LINES_A_TURN === 0) await setImmediate()
    }
    return { lines: answered }
  }
}
