import { CART_LINES_MAX } from '@/contract/constants'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Carts } from './cart-repository'

/** Refuses what has made a cart longer than it may be; asked after the lines are written. */
export async function requireRoom(carts: Carts, userId: string, tx: Db): Promise<void> {
  if ((await carts.countKept(userId, tx)) <= CART_LINES_MAX) return
  throw new HttpError('UNPROCESSABLE', `购物车最多 ${CART_LINES_MAX} 行，请先清理`)
}
