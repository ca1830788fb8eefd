import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { Toaster } from '@/components/shared/toaster'
import { getCartListCount } from '@/contract/cart'
import { COOKIE } from '@/contract/constants'
import { getUserInfo } from '@/contract/user'
import { MallProvider } from '@/hooks/mall-provider'
import { readAreas } from '@/services/areas'
import { mock } from './mock-server'

const HOUR_MS = 3_600_000

type Options = {
  /** Signed in as this user; a visitor without. */
  username?: string
  /** Address of the page. */
  at?: string
  areas?: string[]
}

/** A living session in the cookie, as a sign-in leaves it. */
export function giveSession() {
  const loginInfo = {
    accessToken: 'access-test',
    accessExpires: Date.now() + HOUR_MS,
    refreshToken: 'refresh-test',
    refreshExpires: Date.now() + 24 * HOUR_MS,
  }
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${COOKIE.login}=${encodeURIComponent(JSON.stringify(loginInfo))}; path=/`
}

/** Renders inside the providers of `_app`, with a cache of its own and a user who can act. */
export function renderMall(view: ReactNode, { username, at = '/', areas }: Options = {}) {
  mockRouter.setCurrentUrl(at)
  if (username) {
    giveSession()
    mock(getUserInfo, { id: 'u1', username })
    mock(getCartListCount, 0)
  }
  const cookies = areas ? { [COOKIE.areas]: JSON.stringify(areas) } : {}
  const page = { areas: readAreas(cookies), fallback: {}, failures: {} }
  const screen = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Toaster>
        <MallProvider page={page}>{view}</MallProvider>
      </Toaster>
    </SWRConfig>,
  )
  return { ...screen, user: userEvent.setup(), router: mockRouter }
}
