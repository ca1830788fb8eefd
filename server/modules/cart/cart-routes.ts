import { saveCartProduct } from '@/contract/add-to-cart'
import { previewAreaSwitch } from '@/contract/area-switch'
import {
  deleteCartProduct,
  editCartProduct,
  getCartList,
  restoreCartProduct,
} from '@/contract/cart'
import { getCartListCount } from '@/contract/cart-count'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { areaPreview } from './area-preview'
import { createCarts } from './cart-repository'
import { createCartService } from './cart-service'
import { cartView } from './cart-view'

/** The cart of the signed-in user. */
export function cartRoutes(calls: Calls, { db }: { db: Db }) {
  const carts = createCarts(db)
  const service = createCartService(db, carts)
  calls
    .personal(getCartList, async ({ caller, input }) =>
      cartView(await carts.list(caller.userId), input.areaCode),
    )
    .personal(getCartListCount, ({ caller }) => carts.count(caller.userId))
    .personal(saveCartProduct, ({ caller, input }) => service.save(caller.userId, input.items))
    .personal(editCartProduct, async ({ caller, input }) => {
      await service.edit(caller.userId, input.lines, input.areaCode)
      return cartView(await carts.list(caller.userId), input.areaCode)
    })
    .personal(restoreCartProduct, async ({ caller, input }) => {
      await service.restore(caller.userId, input.lines)
      return cartView(await carts.list(caller.userId), input.areaCode)
    })
    .personal(deleteCartProduct, async ({ caller, input }) => {
      await service.remove(caller.userId, input.id)
      return { count: await carts.count(caller.userId) }
    })
    .personal(previewAreaSwitch, async ({ caller, input }) => {
      const rows = await carts.list(caller.userId)
      return areaPreview(cartView(rows, input.currentAreaCode), cartView(rows, input.areaCode))
    })
}
