import { saveCartProduct } from '@/contract/deferred-calls'
import { attempt } from '@/hooks/call/attempt'
import type { Http } from '@/services/http/http'
import { isRefusal } from '@/services/http/refusals'
import { refusedGoods } from '@/services/store/refused-goods'
import { cartItems, savePendingGoods } from '@/services/store/save-pending-goods'
import { type GoodsInfo, takePendingGoods } from '@/services/store/take-pending-goods'
import { type Adjusted, addedText } from './use-add-to-cart'

type Put = {
  count: number
  adjusted: Adjusted[]
  refused: { title: string; reason: string }[]
  /** Goods that no call has reached yet, and why. */
  left: GoodsInfo
  failure: string
}

/** Puts goods into the cart. A call is refused as a whole: it is halved until what is refused stands alone. */
async function put(http: Http, goods: GoodsInfo): Promise<Put> {
  const none: Put = { count: 0, adjusted: [], refused: [], left: [], failure: '' }
  const { answer, error } = await attempt(() =>
    http.call(saveCartProduct, { items: cartItems(goods) }),
  )
  if (answer) return { ...none, count: goods.length, adjusted: answer.adjusted }
  if (!isRefusal(error)) return { ...none, left: goods, failure: error.message }
  const [only] = goods
  if (goods.length === 1 && only) {
    return { ...none, refused: [{ title: only.title, reason: error.message }] }
  }
  const half = Math.ceil(goods.length / 2)
  const first = await put(http, goods.slice(0, half))
  const rest = goods.slice(half)
  if (first.failure) return { ...first, left: [...first.left, ...rest] }
  const second = await put(http, rest)
  return {
    ...second,
    count: first.count + second.count,
    adjusted: [...first.adjusted, ...second.adjusted],
    refused: [...first.refused, ...second.refused],
  }
}

function textOf({ count, adjusted, refused, failure }: Put): string {
  const parts = count > 0 ? [addedText(adjusted)] : []
  if (refused.length > 0) parts.push(`${refused.length} 种商品未能加入，详见购物车`)
  if (failure) parts.push(`未能加入购物车：${failure}`)
  return parts.join('；')
}

/**
 * After a sign-in: adds the goods a visitor had asked for to the cart. Null when there were none. What is refused
 * is named in the cart; what no call could reach stays for the next attempt. Apart from useAddToCart, which loads
 * no zod.
 */
export async function putPendingGoods(
  http: Http,
): Promise<{ ok: boolean; message: string } | null> {
  refusedGoods.clear()
  const goods = takePendingGoods()
  if (goods.length === 0) return null
  const done = await put(http, goods)
  if (done.left.length > 0) savePendingGoods(done.left)
  if (done.refused.length > 0) refusedGoods.write(done.refused)
  return { ok: done.refused.length === 0 && !done.failure, message: textOf(done) }
}
