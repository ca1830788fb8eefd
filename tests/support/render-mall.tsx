import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { Fragment, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { Toaster } from '@/components/shared/toaster'
import { getCartListCount } from '@/contract/cart-count'
import { COOKIE } from '@/contract/constants'
import { getMessageCount } from '@/contract/message-count'
import { getUserInfo } from '@/contract/user'
import { MallProvider } from '@/hooks/mall-provider'
import { useTabSync } from '@/hooks/use-tab-sync'
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
export function giveSession({ accessExpiresIn = HOUR_MS } = {}) {
  const loginInfo = {
    accessToken: 'access-test',
    accessExpires: Date.now() + accessExpiresIn,
    refreshToken: 'refresh-test',
    refreshExpires: Date.now() + 24 * HOUR_MS,
  }
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${COOKIE.login}=${encodeURIComponent(JSON.stringify(loginInfo))}; path=/`
}

/** What `_app` keeps running beside every page. */
function TabSync() {
  useTabSync()
  return null
}

/** Renders inside the providers of `_app`, with a cache of its own and a user who can act. */
export function renderMall(view: ReactNode, { username, at = '/', areas }: Options = {}) {
  mockRouter.setCurrentUrl(at)
  if (username) {
    giveSession()
    mock(getUserInfo, { id: 'u1', username })
    mock(getCartListCount, 0)
    mock(getMessageCount, 0)
  }
  const cookies = areas ? { [COOKIE.areas]: JSON.stringify(areas) } : {}
  const page = {
    ...{ apiBase: '', origin: '', areas: readAreas(cookies) },
    ...{ fallback: {}, failures: {} },
  }
  let turn = 0
  const tree = (shown: ReactNode) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Toaster>
        <MallProvider page={page}>
          <TabSync />
          <Fragment key={turn}>{shown}</Fragment>
        </MallProvider>
      </Toaster>
    </SWRConfig>
  )
  const screen = render(tree(view))
  /** Mounts a view anew, with the cache as it is. */
  const again = (next: ReactNode) => {
    turn += 1
    screen.rerender(tree(next))
  }
  return { ...screen, again, user: userEvent.setup(), router: mockRouter }
}
