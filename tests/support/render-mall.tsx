import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mockRouter from 'next-router-mock'
import { Fragment, type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import { Toaster } from '@/components/ui/toaster'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { COOKIE } from '@/contract/constants'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { MallProvider } from '@/hooks/mall-provider'
import { useTabSync } from '@/hooks/site/use-tab-sync'
import { readAreas, shownAreas } from '@/services/area/areas'
import type { PageData } from '@/services/page/page-data'
import { mock } from './mock-server'

const HOUR_MS = 3_600_000

type Options = {
  /** Signed in as this user; a visitor without. */
  username?: string
  /** Address of the page. */
  at?: string
  areas?: string[]
  /** Extra calls that another's API is known to lack; the API is the mall's own without. */
  missing?: string[] | null
  /** What the server could not be told while it rendered the page, by cache key. */
  failures?: PageData['failures']
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
  const [areasAtLoad] = useState(shownAreas)
  useTabSync(areasAtLoad)
  return null
}

/** Renders inside the providers of `_app`, with a cache of its own and a user who can act. */
export function renderMall(
  view: ReactNode,
  { username, at = '/', areas, missing = null, failures = {} }: Options = {},
) {
  mockRouter.setCurrentUrl(at)
  if (username) {
    giveSession()
    mock(getUserInfo, { id: 'u1', username })
    mock(getCartListCount, 0)
    mock(getMessageCount, 0)
  }
  const cookies = areas ? { [COOKIE.areas]: JSON.stringify(areas) } : {}
  const page = {
    apiBase: '',
    origin: '',
    areas: readAreas(cookies),
    ...(missing && { missing }),
    fallback: {},
    failures,
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
  return { ...screen, again, user: userEvent.setup({ pointerEventsCheck: 0 }), router: mockRouter }
}
