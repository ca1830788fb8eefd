import Router from 'next/router'
import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { saveCartProduct as saving } from '@/contract/cart/add-to-cart-calls'
import { CART_CALLS, saveCartProduct } from '@/contract/deferred-calls'
import type { Output } from '@/contract/endpoint'
import { routes } from '@/contract/routes'
import { useAttempt } from '@/hooks/call/attempt'
import { isKeyOf } from '@/hooks/call/use-endpoint'
import { useToast } from '@/hooks/call/use-toast'
import { useMall } from '@/hooks/mall-context'
import { announceCart } from '@/services/store/local-store'
import { cartItems, savePendingGoods } from '@/services/store/save-pending-goods'
import type { GoodsInfo } from '@/services/store/take-pending-goods'

export type AddResult = { ok: boolean; message: string }

export type Adjusted = Output<typeof saving>['adjusted'][number]

/** Says that goods are in the cart, and which quantities its rules have changed. */
export const addedText = (adjusted: readonly Adjusted[]): string =>
  [
    '已加入购物车',
    ...adjusted.map(({ from, to, reason }) => `数量 ${from} 已调整为 ${to}（${reason}）`),
  ].join('，')

const NOT_SAVED = '浏览器未能保存所选商品，请登录后重新加入购物车'

/**
 * Adds goods to the cart; a visitor signs in first and finds them there afterwards. `add` is
 * a stable function: hundreds of rows hold it.
 */
export function useAddToCart() {
  const { http, session } = useMall()
  const attempt = useAttempt()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const [isPending, setPending] = useState(false)

  const save = useCallback(
    async (goods: GoodsInfo): Promise<AddResult> => {
      setPending(true)
      const { answer, error } = await attempt(async () => {
        const { adjusted } = await http.call(saveCartProduct, { items: cartItems(goods) })
        await Promise.all(CART_CALLS.map((call) => mutate(isKeyOf(call))))
        announceCart()
        const message = addedText(adjusted)
        toast(message, 'success')
        return message
      }).finally(() => setPending(false))
      return error ? { ok: false, message: error.message } : { ok: true, message: answer }
    },
    [attempt, http, mutate, toast],
  )

  const add = useCallback(
    async (goods: GoodsInfo): Promise<AddResult> => {
      if (session?.isSignedIn()) return save(goods)
      const isSaved = savePendingGoods(goods)
      if (!isSaved) toast(NOT_SAVED, 'error')
      await Router.push(routes.login(Router.asPath))
      return { ok: false, message: '' }
    },
    [save, session, toast],
  )

  return { add, isPending }
}
