import * as z from 'zod/mini'
import { cartItem } from '@/contract/cart/add-to-cart-calls'
import { STORAGE } from '@/contract/constants'
import { removeLocal } from './local-store'
import { readLocal } from './read-stored'

const goodsInfo = z.object({ ...cartItem.shape, title: z.string() })
export type GoodsInfo = z.infer<typeof goodsInfo>[]

/**
 * Takes the goods a visitor put into the cart before signing in (SPEC: goodsInfo); none without. Only the
 * sign-in reads them, so only it has the weight of zod. Whatever the call would refuse is left out: garbled
 * goods cannot keep the others from the cart.
 */
export function takePendingGoods(): GoodsInfo {
  const stored = readLocal(STORAGE.goodsInfo, z.array(z.unknown())) ?? []
  removeLocal(STORAGE.goodsInfo)
  return stored.flatMap((one) => {
    const { success, data } = goodsInfo.safeParse(one)
    return success ? [data] : []
  })
}
