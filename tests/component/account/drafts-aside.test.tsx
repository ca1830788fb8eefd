import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LoginView } from '@/components/account/sign-in/login-view'
import { CartView } from '@/components/cart/cart-view'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { STORAGE } from '@/contract/constants'
import { clearPersonal, leaveTabDrafts } from '@/services/store/personal-data'
import { mock, mockFailure } from '../../support/mock-server'
import { giveSession, renderMall } from '../../support/render-mall'

const LINES = '[{"text":"外六角螺栓 M8×30"}]'
const INQUIRY = '{"note":"要含税价"}'
const tokens = {
  accessToken: 'a1',
  accessExpires: Date.now() + 600_000,
  refreshToken: 'r1',
  refreshExpires: Date.now() + 86_400_000,
}

const drafts = () => [
  localStorage.getItem(STORAGE.quickOrder),
  sessionStorage.getItem(STORAGE.inquiryDraft),
]

/** What u1 has typed, and a session that the server ends. */
async function endSession() {
  giveSession()
  mock(getUserInfo, { id: 'u1', username: 'demo' })
  mock(getCartListCount, 3)
  mockFailure(getCartList, { status: 419, code: 2001, msg: '登录已失效' })
  mockFailure(getOauthToken, { status: 400, code: 2010, msg: '登录已失效' })
  localStorage.setItem(STORAGE.userInfo, '{"id":"u1"}')
  localStorage.setItem(STORAGE.quickOrder, LINES)
  sessionStorage.setItem(STORAGE.inquiryDraft, INQUIRY)
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

describe('what was typed when a session ended by itself', () => {
  it('is not shown to whoever comes next, and comes back with the buyer', async () => {
    await endSession()
    expect(drafts()).toEqual([null, null])
    await signIn('u1')
    expect(drafts()).toEqual([LINES, INQUIRY])
    expect(localStorage.getItem(STORAGE.endedUser)).toBeNull()
  })

  it('is forgotten once another buyer signs in', async () => {
    await endSession()
    await signIn('u2')
    expect(drafts()).toEqual([null, null])
    expect(JSON.stringify(localStorage)).not.toContain('M8×30')
  })

  it('does not replace what was typed since', async () => {
    await endSession()
    localStorage.setItem(STORAGE.quickOrder, '[]')
    await signIn('u1')
    expect(drafts()).toEqual(['[]', INQUIRY])
  })

  it('in another tab comes back too, unless the buyer has signed out', async () => {
    await endSession()
    sessionStorage.setItem(STORAGE.checkoutDraft, '{"view":"cart"}')
    leaveTabDrafts()
    expect(sessionStorage.getItem(STORAGE.checkoutDraft)).toBeNull()
    await signIn('u1')
    expect(sessionStorage.getItem(STORAGE.checkoutDraft)).toBe('{"view":"cart"}')
    clearPersonal()
    sessionStorage.setItem(STORAGE.checkoutDraft, '{"view":"cart"}')
    leaveTabDrafts()
    expect(JSON.stringify({ ...localStorage })).not.toContain('view')
  })
})
