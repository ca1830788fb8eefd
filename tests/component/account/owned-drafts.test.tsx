import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it } from 'vitest'
import { LoginView } from '@/components/account/sign-in/login-view'
import { CartView } from '@/components/cart/cart-view'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { COOKIE, STORAGE } from '@/contract/constants'
import { EMPTY_INQUIRY, inquiryDraft } from '@/services/store/inquiry-draft'
import { orderDraft } from '@/services/store/quick-order-draft'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

const ROW = {
  row: 1,
  text: '外六角螺栓 M8×30',
  source: '外六角螺栓 M8×30',
  qty: 100,
  unit: '个',
  qtyProblem: '',
  buyerCode: '',
  note: '',
  tail: null,
  itemNo: '',
  problem: '',
  key: '1',
  chosen: null,
}
const INQUIRY = { ...EMPTY_INQUIRY, note: '要含税价' }
const tokens = {
  accessToken: 'a1',
  accessExpires: Date.now() + 600_000,
  refreshToken: 'r1',
  refreshExpires: Date.now() + 86_400_000,
}

/** What whoever sits at the browser is shown. */
const shown = () => [orderDraft.read().map(({ text }) => text), inquiryDraft.read().note]
const NOTHING = [[], '']
const ALL = [[ROW.text], INQUIRY.note]

/** What u1 has typed, and a session that the server ends. */
async function endSession() {
  giveSession()
  mock(getUserInfo, { id: 'u1', username: 'demo' })
  mock(getCartListCount, 3)
  mockFailure(getCartList, { status: 419, code: 2001, msg: '登录已失效' })
  mockFailure(getOauthToken, { status: 400, code: 2010, msg: '登录已失效' })
  localStorage.setItem(STORAGE.userInfo, '{"id":"u1"}')
  orderDraft.write([ROW])
  inquiryDraft.write(INQUIRY)
  const { router, unmount } = renderMall(<CartView />, { areas: ['0000'], at: '/cart/list' })
  await waitFor(() => expect(router.pathname).toBe('/login'))
  unmount()
}

async function signIn(id: string) {
  mock(getOauthToken, tokens)
  mock(getUserInfo, { id, username: 'demo' })
  const { user, router } = renderMall(<LoginView redirect="/help" />)
  await user.type(screen.getByLabelText('用户名 / 手机号'), 'demo')
  await user.type(screen.getByLabelText('密码'), 'Demo#2026')
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(router.asPath).toBe('/help'))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what was typed when a session ended by itself', () => {
  it('is not shown to whoever comes next, and comes back with the buyer', async () => {
    await endSession()
    expect(shown()).toEqual(NOTHING)
    await signIn('u1')
    expect(shown()).toEqual(ALL)
  })

  it('is forgotten once another buyer signs in', async () => {
    await endSession()
    await signIn('u2')
    expect(shown()).toEqual(NOTHING)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/M8×30|含税/)
  })

  it('is not replaced by what a visitor types meanwhile', async () => {
    await endSession()
    expect(orderDraft.write([{ ...ROW, text: '平垫圈' }])).toBe(false)
    orderDraft.write([])
    await signIn('u1')
    expect(shown()).toEqual(ALL)
  })

  it('is not shown to another user in a tab that was open', async () => {
    await endSession()
    giveSession()
    localStorage.setItem(STORAGE.userInfo, '{"id":"u2"}')
    expect(shown()).toEqual(NOTHING)
    inquiryDraft.write({ ...INQUIRY, note: '我的' })
    expect(inquiryDraft.read().note).toBe('我的')
  })

  it('is not shown once the browser itself has dropped tokens that ran out', async () => {
    giveSession()
    localStorage.setItem(STORAGE.userInfo, '{"id":"u1"}')
    orderDraft.write([ROW])
    inquiryDraft.write(INQUIRY)
    expect(shown()).toEqual(ALL)
    Cookies.remove(COOKIE.login)
    expect(shown()).toEqual(NOTHING)
    await signIn('u1')
    expect(shown()).toEqual(ALL)
  })

  it('by a visitor is theirs who sign in', async () => {
    inquiryDraft.write(INQUIRY)
    await signIn('u2')
    expect(inquiryDraft.read().note).toBe(INQUIRY.note)
  })
})
