import { CHAT_GOODS_MAX, type OfferedGoods } from '@/contract/chat/chat-calls'
import { chinaDate } from '@/contract/china-clock'
import { KEYWORD_MAX } from '@/contract/constants'
import type { Output, ParsedInput } from '@/contract/endpoint'
import { supplyDays } from '@/contract/product/supply-rules'
import { addWorkingDays } from '@/contract/product/working-days-rules'
import type { ProductHit, searchProducts } from '@/contract/search/search-calls'
import { type NewEntry, plainEntry } from './chat-repository'

/** Words of a question that say nothing of the goods. */
const ASKING =
  /请问|你们|咱们|这里|有没有|有无|有货吗?|现货|库存|多少钱|什么价格?|价格|报价|怎么卖|卖不卖|卖吗|能买|我想?要|想买|需要|求购|推荐|最快|几天|什么时候|到货|能到|有|吗|呢|么|吧|啊|？|\?|，|。|！/g

export type Search = (
  input: ParsedInput<typeof searchProducts>,
  userId: string | null,
) => Promise<Output<typeof searchProducts>>

type Question = { text: string; areaCode: string[]; userId: string | null; now: number }

function offerOf(hit: ProductHit, now: number): OfferedGoods {
  const { productId, title, image, stockState, leadDays, sku } = hit
  const { skuId, spec, price, unit, moq } = sku
  const days = supplyDays({ state: stockState, leadDays })
  const arrivesOn = addWorkingDays(chinaDate(now), days)
  return { productId, skuId, title, spec, image, price, unit, moq, stockState, arrivesOn }
}

/**
 * Goods that a question names, by the search's own understanding; null when it names none. `isSure`: it names
 * more than a kind of goods, so that no help article is meant.
 */
export async function goodsAnswer(
  search: Search,
  { text, areaCode, userId, now }: Question,
): Promise<{ entry: NewEntry; isSure: boolean } | null> {
  const keyword = text.replace(ASKING, ' ').replace(/\s+/g, ' ').trim().slice(0, KEYWORD_MAX)
  if (keyword === '') return null
  const input = { keyword, areaCode, sort: 'default', page: 1, pageSize: CHAT_GOODS_MAX } as const
  const found = await search(input, userId)
  const kinds = found.understood.map(({ kind }) => kind)
  const isGoods =
    kinds.includes('category') || kinds.includes('itemNo') || kinds.includes('standard')
  if (!isGoods || found.list.length === 0 || found.isNearNumber) return null
  const goods = found.list.map((hit) => offerOf(hit, now))
  const inexact = found.relaxed || found.unknown.length > 0
  const said = inexact ? '没有完全相符的商品，相近的有：' : '找到这些商品：'
  const isSure =
    kinds.includes('itemNo') || kinds.some((kind) => kind === 'spec' || kind === 'standard')
  return { entry: { ...plainEntry('help', said), goods }, isSure }
}
