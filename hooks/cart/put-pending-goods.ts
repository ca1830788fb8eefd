import { saveCartProduct } from '@/contract/deferred-calls'
import { attempt } from '@/hooks/call/attempt'
import type { Http } from '@/services/http/http'
import { cartItems, savePendingGoods } from '@/services/store/save-pending-goods'
import { takePendingGoods } from '@/services/store/take-pending-goods'

/**
 * After a sign-in: adds the goods a visitor had asked for to the cart. Null when there were
 * none; on failure they stay for the next attempt. Apart from useAddToCart, which loads no zod.
 */
export async function putPendingGoods(
  http: Http,
): Promise<{ ok: boolean; message: string } | null> {
  const goods = takePendingGoods()
  if (goods.length === 0) return null
  const { error } = await attempt(() => http.call(saveCartProduct, { items: cartItems(goods) }))
  if (!error) return { ok: true, message: '已加入购物车' }
  savePendingGoods(goods)
  return { ok: false, message: `未能加入购物车：${error.message}` }
}
