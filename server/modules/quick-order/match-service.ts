import type { Output, ParsedInput } from '@/contract/endpoint'
import { type LineMatch, type MatchedBy, type matchLines, OFFERS_MAX } from '@/contract/match-lines'
import { codeKey } from '@/server/catalog/search/fold'
import type { Db } from '@/server/db/client'
import { findBuyerCodes } from '@/server/modules/cart/buyer-codes'
import { findOffers, type OfferRow, toOffer } from '@/server/modules/cart/offered-sku'
import type { Catalog, CatalogMetadata } from '@/server/modules/catalog/metadata'
import { describedSkus } from './describe'
import { findNumbers, type Numbers } from './match-repository'

type Input = ParsedInput<typeof matchLines>
type Line = Input['lines'][number]

/** What a line was found to mean. */
export type Found = Pick<LineMatch, 'verdict' | 'confidence' | 'reason'> & {
  by: MatchedBy
  skuIds: number[]
}

/** Shorter keys are sizes and grades, not numbers of goods. */
const KEY_MIN = 4
/** Of a number among other words. */
const WORD_KEY_MIN = 5
/** Descriptions asked of the database at once. */
const AT_ONCE = 4

const UNKNOWN = '没有找到相符的商品，请修改描述或填写商品编号'

/** The numbers a line may be speaking of, the surest first. */
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

/** One SKU under a number is meant; several leave the choice to the buyer. */
function byNumber(line: Line, numbers: Numbers): Found | null {
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

function byBuyerCode({ buyerCode = '' }: Line, codes: ReadonlyMap<string, number>): Found | null {
  const skuId = codes.get(buyerCode)
  if (skuId === undefined) return null
  const reason = '按您上次为该物料编码选择的商品'
  return { verdict: 'matched', by: 'buyerCode', confidence: 95, reason, skuIds: [skuId] }
}

/** Lists of goods in the buyer's own words (quick order). */
export function createMatcher(db: Db, catalogOf: Catalog) {
  /** Each description once, a few at a time: they take most of the time. */
  async function describeAll(catalog: CatalogMetadata, texts: string[], areaCode: string[]) {
    const found = new Map<string, Found | null>()
    const waiting = [...new Set(texts)]
    async function work() {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
        found.set(text, await describedSkus(db, catalog, { text, areaCode }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return found
  }

  function answer(
    line: Line,
    found: Found | null,
    see: (id: number, qty?: number) => LineMatch['skus'],
  ) {
    const skus = (found?.skuIds ?? []).flatMap((id) => see(id, line.qty))
    if (!found || skus.length === 0) {
      return { verdict: 'unknown' as const, by: null, confidence: 0, reason: UNKNOWN, skus: [] }
    }
    const { verdict, by, confidence, reason } = found
    return { verdict, by, confidence, reason, skus }
  }

  return async (
    { lines, areaCode }: Input,
    userId: string | null,
  ): Promise<Output<typeof matchLines>> => {
    const catalog = await catalogOf()
    const numbers = await findNumbers(db, [...new Set(lines.flatMap(keysOf))])
    const own = [...new Set(lines.flatMap(({ buyerCode }) => (buyerCode ? [buyerCode] : [])))]
    const codes = userId ? await findBuyerCodes(db, userId, own) : new Map<string, number>()
    const sure = lines.map((line) => byNumber(line, numbers) ?? byBuyerCode(line, codes))
    const left = lines.filter(({ text }, at) => !sure[at] && text !== '')
    const described = await describeAll(
      catalog,
      left.map(({ text }) => text),
      areaCode,
    )
    const found = lines.map(({ text }, at) => sure[at] ?? described.get(text) ?? null)
    const ids = [...new Set(found.flatMap((one) => one?.skuIds ?? []))]
    const rows = ids.length > 0 ? await findOffers(db, ids) : []
    const byId = new Map<number, OfferRow>(rows.map((row) => [row.sku.id, row]))
    const see = (id: number, qty?: number) => {
      const row = byId.get(id)
      return row ? [toOffer(row, qty, areaCode)] : []
    }
    return { lines: lines.map((line, at) => answer(line, found[at] ?? null, see)) }
  }
}
