import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LoginView } from '@/components/account/sign-in/login-view'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { savePendingGoods } from '@/services/store/save-pending-goods'
import { takePendingGoods } from '@/services/store/take-pending-goods'
import { mock, mockFailure } from '../../support/mock-server'
import { renderMall } from '../../support/render-mall'

const tokens = {
  accessToken: 'a1',
  accessExpires: Date.now() + 600_000,
  refreshToken: 'r1',
  refreshExpires: Date.now() + 86_400_000,
}

async function fill(user: ReturnType<typeof renderMall>['user'], name: string, password: string) {
  if (name) await user.type(screen.getByLabelText('用户名 / 手机号'), name)
  if (password) await user.type(screen.getByLabelText('密码'), password)
  await user.click(screen.getByRole('button', { name: '登录' }))
}

describe('login form', () => {
  it('has the focus in its first field', () => {
    renderMall(<LoginView redirect="/" />)
    expect(screen.getByLabelText('用户名 / 手机号')).toHaveFocus()
  })

  it('shows missing fields and sends nothing', async () => {
    const { user } = renderMall(<LoginView redirect="/" />)
    await fill(user, '', '')
    expect(await screen.findByText('请输入用户名或手机号')).toBeVisible()
    expect(screen.getByText('请输入密码')).toBeVisible()
  })

  it('shows the refusal and keeps the input', async () => {
    mockFailure(getOauthToken, { status: 400, code: 2010, msg: '用户名或密码错误' })
    const { user } = renderMall(<LoginView redirect="/" />)
    await fill(user, 'demo', 'wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码错误')
    expect(screen.getByLabelText('用户名 / 手机号')).toHaveValue('demo')
    expect(screen.getByLabelText('密码')).toHaveValue('wrong')
  })

  it('counts down Retry-After on the button', async () => {
    const headers = { 'Retry-After': '90' }
    mockFailure(getOauthToken, { status: 429, code: 1029, msg: '登录失败次数过多', headers })
    const { user } = renderMall(<LoginView redirect="/" />)
    await fill(user, 'demo', 'wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent('登录失败次数过多')
    const button = screen.getByRole('button', { name: /^(90|89) 秒后可重试$/ })
    expect(button).toBeDisabled()
    await waitFor(() => expect(button).toHaveTextContent('88 秒'))
  })

  it('warns when the browser blocks cookies', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    renderMall(<LoginView redirect="/" />)
    expect(screen.getByRole('alert')).toHaveTextContent('请启用Cookie')
  })

  it('a double click sends one request', async () => {
    const requested = mock(getOauthToken, tokens)
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 0)
    const { user, router } = renderMall(<LoginView redirect="/help" />)
    await user.type(screen.getByLabelText('用户名 / 手机号'), 'demo')
    await user.type(screen.getByLabelText('密码'), 'Demo#2026')
    await user.dblClick(screen.getByRole('button', { name: '登录' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.asPath).toBe('/help'))
    expect(requested).toHaveLength(1)
  })

  it('redirects back and puts the visitor’s pending goods into the cart', async () => {
    savePendingGoods([{ skuId: 7, qty: 100, title: '螺栓' }])
    const requested = mock(getOauthToken, tokens)
    const saved = mock(saveCartProduct, { count: 1, adjusted: [] })
    mock(getUserInfo, { id: 'u1', username: 'demo' })
    mock(getCartListCount, 1)
    const { user, router } = renderMall(<LoginView redirect="/product/5?sku=7" />)
    await fill(user, ' demo ', 'Demo#2026')
    await waitFor(() => expect(router.asPath).toBe('/product/5?sku=7'))
    expect(requested[0]?.body).toEqual({
      grant_type: 'password',
      username: 'demo',
      password: 'Demo#2026',
    })
    expect(requested[0]?.headers.get('Authorization')).toMatch(/^Basic /)
    expect(saved[0]?.body).toEqual({ items: [{ skuId: 7, qty: 100 }] })
    expect(saved[0]?.headers.get('Authorization')).toBe('Bearer a1')
    expect(takePendingGoods()).toEqual([])
    expect(await screen.findByText('已加入购物车')).toBeInTheDocument()
  })
})
