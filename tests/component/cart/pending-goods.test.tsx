import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { LoginView } from '@/components/account/sign-in/login-view'
import { CartView } from '@/components/cart/cart-view'
import { NavBar } from '@/components/layout/nav-bar'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { NOTE_MAX } from '@/contract/cart/line-limits-rules'
import { CART_LINES_MAX, STORAGE } from '@/contract/constants'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { savePendingGoods } from '@/services/store/save-pending-goods'
import { takePendingGoods } from '@/services/store/take-pending-goods'
import { buildCart } from '../../support/build-cart'
import { buildLine } from '../../support/build-line'
import { mock, server } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const goods = (skuId: number) => ({ skuId, qty: 1, title: `商品 ${skuId}` })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A cart that refuses calls with any of these SKUs; returns the SKUs of each call. */
function refuse(skuIds: readonly number[], status = 422) {
  const sent: number[][] = []
  server.use(
    http.post(`*${saveCartProduct.path}`, async ({ request }) => {
      const { items } = saveCartProduct.input.parse(await request.json())
      sent.push(items.map(({ skuId }) => skuId))
      if (items.some(({ skuId }) => skuIds.includes(skuId))) {
        return HttpResponse.json({ code: 1022, msg: '商品已下架', data: null }, { status })
      }
      const adjusted = items.flatMap(({ skuId, qty }) =>
        skuId === 3 ? [{ skuId, from: qty, to: 100, reason: '不足起订量 100 个' }] : [],
      )
      return HttpResponse.json({ code: 0, msg: '', data: { count: items.length, adjusted } })
    }),
  )
  return sent
}

describe('goods a visitor puts into the cart', () => {
  it('all wait for the sign-in, not only the last', () => {
    savePendingGoods([goods(1)])
    savePendingGoods([goods(2), goods(3)])
    expect(takePendingGoods().map(({ skuId }) => skuId)).toEqual([1, 2, 3])
    expect(takePendingGoods()).toEqual([])
  })

  it.each([
    ['nothing', null],
    ['of no quantity', { ...goods(9), qty: 0 }],
    ['with a note longer than the call takes', { ...goods(9), note: '长'.repeat(NOTE_MAX + 1) }],
    ['of another format', { sku: '9' }],
  ])('reach the cart beside stored goods that are garbled: %s', (_what, garbled) => {
    localStorage.setItem(STORAGE.goodsInfo, JSON.stringify([goods(1), garbled]))
    savePendingGoods([goods(2)])
    expect(takePendingGoods()).toEqual([goods(1), goods(2)])
  })

  it('are no more than a cart holds, whatever was stored', () => {
    localStorage.setItem(STORAGE.goodsInfo, '"odd"')
    for (let skuId = 1; skuId <= CART_LINES_MAX + 1; skuId += 1) savePendingGoods([goods(skuId)])
    const taken = takePendingGoods()
    expect([taken.length, taken[0]?.skuId]).toEqual([CART_LINES_MAX, 2])
  })
})

describe('goods that wait for the sign-in', () => {
  const tokens = {
    accessToken: 'a1',
    accessExpires: Date.now() + 600_000,
    refreshToken: 'r1',
    refreshExpires: Date.now() + 86_400_000,
  }

  async function signIn(page = <LoginView redirect="/" />) {
    mock(getOauthToken, tokens)
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getMessageCount, 0)
    const rendered = renderMall(page, { areas: ['0000'] })
    const { user } = rendered
    await user.type(screen.getByLabelText('用户名 / 手机号'), 'demo')
    await user.type(screen.getByLabelText('密码'), 'Demo#2026')
    await user.click(screen.getByRole('button', { name: '登录' }))
    return rendered
  }

  it('reach the cart without those it refuses, which the cart names until that is closed', async () => {
    mock(getCartListCount, 2)
    const sent = refuse([2])
    savePendingGoods([goods(1), goods(2), goods(3)])
    const { unmount } = await signIn()
    const told =
      /^已加入购物车，数量 1 已调整为 100（不足起订量 100 个）；1 种商品未能加入，详见购物车$/
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(sent).toEqual([[1, 2, 3], [1, 2], [1], [2], [3]])
    expect(takePendingGoods()).toEqual([])
    unmount()

    mock(getCartList, buildCart([buildLine()]))
    const cart = renderMall(<CartView />, { username: 'demo' })
    expect(await screen.findByText('商品 2：商品已下架')).toBeVisible()
    await cart.user.click(screen.getByRole('button', { name: '关闭' }))
    cart.unmount()
    renderMall(<CartView />, { username: 'demo' })
    await screen.findByRole('spinbutton', { name: /数量/ })
    expect(screen.queryByText('商品 2：商品已下架')).toBeNull()
  })

  it('all stay for the next one while the cart does not answer', async () => {
    mock(getCartListCount, 0)
    const sent = refuse([1, 2], 503)
    savePendingGoods([goods(1), goods(2)])
    await signIn()
    expect(await screen.findByText('未能加入购物车：商品已下架')).toBeInTheDocument()
    expect(sent).toEqual([[1, 2]])
    expect(takePendingGoods()).toEqual([goods(1), goods(2)])
  })

  it('count in the frame though the cart was counted before they came', async () => {
    let saved = 0
    let isCounted = () => {}
    const counted = new Promise<void>((resolve) => {
      isCounted = resolve
    })
    server.use(
      http.all(`*${getCartListCount.path}`, () => {
        isCounted()
        return HttpResponse.json({ code: 0, msg: '', data: saved })
      }),
      http.post(`*${saveCartProduct.path}`, async () => {
        await counted
        saved = 1
        return HttpResponse.json({ code: 0, msg: '', data: { count: 1, adjusted: [] } })
      }),
    )
    savePendingGoods([goods(1)])
    await signIn(
      <>
        <NavBar />
        <LoginView redirect="/" />
      </>,
    )
    expect(await screen.findByRole('link', { name: /购物车\s*1/ })).toBeVisible()
  })
})
