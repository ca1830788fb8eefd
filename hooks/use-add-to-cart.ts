import Router from 'next/router'
import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import { saveCartProduct } from '@/contract/add-to-cart'
import { CART_CALLS } from '@/contract/cart-count'
import { routes } from '@/contract/routes'
import { ApiError } from '@/services/http/api-error'
import type { GoodsInfo } from '@/services/local-store'
import { announceCart, cartItems, pendingGoods } from '@/services/local-store'
import { useMall } from './mall-context'
import { isKeyOf } from './use-endpoint'
import { useToast } from './use-toast'

export type AddResult = { ok: boolean; message: string }

const SIGN_IN_FIRST = '请先登录，登录后将自动加入购物车'
const NOT_KEPT = '请先登录；浏览器未能保存所选商品，登录后请重新加入购物车'

/**
 * Puts goods into the cart; a visitor signs in first and finds them there afterwards. `add` stays
 * the same function: hundreds of rows hold it.
 */
export function useAddToCart() {
  const { http, report, session } = useMall()
  const { mutate } = useSWRConfig()
  const toast = useToast()
  const [isPending, setPending] = useState(false)

  const save = useCallback(
    async (goods: GoodsInfo): Promise<AddResult> => {
      setPending(true)
      try {
        const { adjusted } = await http.call(saveCartProduct, { items: cartItems(goods) })
        await Promise.all(CART_CALLS.map((call) => mutate(isKeyOf(call))))
        announceCart()
        const raised = adjusted.map(
          ({ from, to, reason }) => `数量 ${from} 已调整为 ${to}（${reason}）`,
        )
        const message = ['已加入购物车', ...raised].join('，')
        toast(message, 'success')
        return { ok: true, message }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        report(error)
        return { ok: false, message: error.message }
      } finally {
        setPending(false)
      }
    },
    [http, mutate, report, toast],
  )

  const add = useCallback(
    async (goods: GoodsInfo): Promise<AddResult> => {
      if (session?.isSignedIn()) return save(goods)
      const isKept = pendingGoods.put(goods)
      if (!isKept) toast(NOT_KEPT, 'error')
      await Router.push(routes.login(Router.asPath))
      return { ok: false, message: isKept ? SIGN_IN_FIRST : NOT_KEPT }
    },
    [save, session, toast],
  )

  return { add, isPending }
}
