import pLimit from 'p-limit'
import { splitQuantity } from '@/contract/quick-order/quantity-rules'
import { matchLines, OFFERS_MAX } from '@/contract/quick-order/quick-order-calls'
import { searchProducts } from '@/contract/search/search-calls'
import type { TestMall } from '../../../support/test-mall'
import type { JudgedCatalogue } from './catalogue'
import { judged, orderedQuantity } from './judge'
import type { Listed, Question } from './questions'
import { type Score, scoreOf } from './score'

const area = { areaCode: ['0000'] }
const PLACES = 10
const AT_ONCE = 4
/** Lines in one call, few enough for a slow machine to answer within the limit of a call. */
const LINES = 25

/** How a question was answered, and what it asked for. */
export type Answered = { keyword: string; score: Score; first: string; tops: number[] }

type Asked = { mall: TestMall; catalogue: JudgedCatalogue }

const productsOf = (right: ReadonlyMap<number, { productId: number }>) =>
  new Set([...right.values()].map(({ productId }) => productId)).size

/** Ids of the top categories of the right answers; level 3 ids begin with them. */
const topsOf = (right: ReadonlyMap<number, { leafId: number }>) => [
  ...new Set([...right.values()].map(({ leafId }) => Math.floor(leafId / 10_000))),
]

/** Asks a search: a card is right by the SKU it shows. */
async function askSearch({ mall, catalogue }: Asked, question: Question): Promise<Answered> {
  const { keyword, right } = judged(catalogue, question)
  const { list } = await mall.call(searchProducts, { keyword, ...area, pageSize: PLACES * 2 })
  const shown = list.map(({ sku }) => ({ isRight: right.has(sku.skuId) }))
  return {
    keyword,
    score: scoreOf(shown, productsOf(right), PLACES),
    first: `${list[0]?.title} ${list[0]?.sku.spec}`,
    tops: topsOf(right),
  }
}

/** A line as the page of quick order sends it. */
function sentLine(written: string) {
  const { text, qty, unit, tail } = splitQuantity(written)
  return { text, ...(qty !== null && { qty, unit }), ...(tail && { tail }) }
}

/** Asks quick order, many lines in one call: an offer is right by its SKU and its quantity. */
async function askLines({ mall, catalogue }: Asked, lines: readonly Listed[]): Promise<Answered[]> {
  const input = { lines: lines.map(({ line }) => sentLine(line)), ...area }
  const answers = (await mall.call(matchLines, input)).lines
  return lines.map((line, at) => {
    const { keyword, right } = judged(catalogue, line)
    const offers = answers[at]?.skus ?? []
    const shown = offers.map(({ skuId, qty }) => {
      const sku = right.get(skuId)
      return { isRight: sku !== undefined && qty === orderedQuantity(line, sku) }
    })
    return {
      keyword,
      score: scoreOf(shown, productsOf(right), OFFERS_MAX),
      first: `${offers[0]?.title} ${offers[0]?.spec} × ${offers[0]?.qty}`,
      tops: topsOf(right),
    }
  })
}

function inChunks<T>(all: readonly T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => at * size)
  return starts.map((from) => all.slice(from, from + size))
}

/** The answers to the questions of a group, in no certain order. */
export async function askGroup(asked: Asked, group: readonly Question[]): Promise<Answered[]> {
  const atOnce = pLimit(AT_ONCE)
  const lines = group.flatMap((question) => ('line' in question ? [question] : []))
  const others = group.filter((question) => !('line' in question))
  const answers = await Promise.all([
    ...inChunks(lines, LINES).map((chunk) => atOnce(() => askLines(asked, chunk))),
    ...others.map((one) => atOnce(async () => [await askSearch(asked, one)])),
  ])
  return answers.flat()
}
