import { saveCartProduct } from '@/contract/add-to-cart'
import { ApiError } from '@/services/http/api-error'
import type { Http } from '@/services/http/http'
import { cartItems, pendingGoods } from '@/services/local-store'

/**
 * After a sign-in: puts the goods into the cart that the visitor had asked for. Null when there
 * were none; on failure they stay for the next try.
 */
export async function putPendingGoods(
  http: Http,
): Promise<{ ok: boolean; message: string } | null> {
  const goods = pendingGoods.take()
  if (goods.length === 0) return null
  try {
    await http.call(saveCartProduct, { items: cartItems(goods) })
    return { ok: true, message: '已加入购物车' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    pendingGoods.put(goods)
    return { ok: false, message: `未能加入购物车：${error.message}` }
  }
}
