import { previewAreaSwitch } from '@/contract/area/area-switch-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import {
  deleteCartProduct,
  editCartProduct,
  getCartList,
  restoreCartProduct,
} from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { areaPreview } from './area-preview'
import { createCarts } from './cart-repository'
import { createCartService } from './cart-service'
import { cartView, changedView } from './cart-view'

/** The cart of the signed-in user. */
export function cartRoutes(calls: Calls, { db, now }: { db: Db; now: () => number }) {
  const carts = createCarts(db, now)
  const service = createCartService(db, carts, now)
  calls
    .on(getCartList, async ({ caller, input }) =>
      cartView(await carts.list(caller.userId), input.areaCode),
    )
    .on(getCartListCount, ({ caller }) => carts.count(caller.userId))
    .on(saveCartProduct, ({ caller, input }) => service.save(caller.userId, input.items))
    .on(editCartProduct, async ({ caller, input }) => {
      const { lines, areaCode } = input
      const changed = await service.edit(caller.userId, lines, areaCode)
      if (lines.some(({ savedForLater }) => savedForLater !== undefined)) {
        return cartView(await carts.list(caller.userId), areaCode)
      }
      return changedView({ all: await carts.counted(caller.userId), changed }, areaCode)
    })
    .on(restoreCartProduct, async ({ caller, input }) => {
      await service.restore(caller.userId, input.lines)
      return cartView(await carts.list(caller.userId), input.areaCode)
    })
    .on(deleteCartProduct, async ({ caller, input }) => {
      await service.remove(caller.userId, input.id)
      return { count: await carts.count(caller.userId) }
    })
    .on(previewAreaSwitch, async ({ caller, input }) => {
      const rows = await carts.list(caller.userId)
      return areaPreview(cartView(rows, input.currentAreaCode), cartView(rows, input.areaCode))
    })
}
