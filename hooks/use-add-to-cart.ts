import { useRouter } from 'next/router'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { getCartList, saveCartProduct } from '@/contract/cart'
import { routes } from '@/contract/routes'
import { ApiError } from '@/services/http/api-error'
import type { GoodsInfo } from '@/services/local-store'
import { cartItems, pendingGoods } from '@/services/local-store'
import { useMall } from './mall-context'
import { useCartCount } from './use-cart'
import { isKeyOf } from './use-endpoint'
import { useSession } from './use-session'
import { useToast } from './use-toast'

export type AddResult = { ok: boolean; message: string }

/** Puts goods into the cart; a visitor signs in first and finds them there afterwards. */
export function useAddToCart() {
  const router = useRouter()
  const { http, report } = useMall()
  const { mutate } = useSWRConfig()
  const { isSignedIn } = useSession()
  const { refresh } = useCartCount()
  const toast = useToast()
  const [isPending, setPending] = useState(false)

  async function save(goods: GoodsInfo): Promise<AddResult> {
    setPending(true)
    try {
      const { adjusted } = await http.call(saveCartProduct, { items: cartItems(goods) })
      await Promise.all([refresh(), mutate(isKeyOf(getCartList))])
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
  }

  async function add(goods: GoodsInfo): Promise<AddResult> {
    if (isSignedIn) return save(goods)
    const isKept = pendingGoods.put(goods)
    const message = isKept
      ? '请先登录，登录后将自动加入购物车'
      : '请先登录；浏览器未能保存所选商品，登录后请重新加入购物车'
    if (!isKept) toast(message, 'error')
    await router.push(routes.login(router.asPath))
    return { ok: false, message }
  }

  return { add, isPending }
}
