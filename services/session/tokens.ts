import Cookies from 'js-cookie'
import { COOKIE } from '@/contract/constants'
import type { LoginInfo } from '@/contract/oauth'
import { loginInfo } from '@/contract/oauth'

/** Where the tokens of this browser are kept. */
export type TokenStore = {
  read(): LoginInfo | null
  /** False when the browser kept no cookie: the tokens then live as long as the page. */
  write(tokens: LoginInfo): boolean
  clear(): void
}

/** The cookie's text; undefined also where a browser forbids even looking. */
function cookieText(): string | undefined {
  try {
    return Cookies.get(COOKIE.login)
  } catch {
    return undefined
  }
}

function parse(text: string): LoginInfo | null {
  try {
    const parsed = loginInfo.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null // garbled by somebody else: as good as signed out
  }
}

/**
 * The loginInfo cookie (SPEC section 3). A browser that keeps no cookies, or silently drops this
 * one, keeps its buyer signed in until the page is left.
 */
export function createTokenStore(): TokenStore {
  let notKept: LoginInfo | null = null
  const attributes = () => ({
    path: '/',
    sameSite: 'Lax' as const,
    secure: window.location.protocol === 'https:',
  })
  return {
    read() {
      const text = cookieText()
      return text ? parse(text) : notKept
    },
    write({ accessToken, accessExpires, refreshToken, refreshExpires }) {
      const tokens = { accessToken, accessExpires, refreshToken, refreshExpires }
      const text = JSON.stringify(tokens)
      try {
        Cookies.set(COOKIE.login, text, { ...attributes(), expires: new Date(refreshExpires) })
      } catch {
        // Forbidden: what follows finds no cookie.
      }
      const isKept = cookieText() === text
      notKept = isKept ? null : tokens
      return isKept
    },
    clear() {
      notKept = null
      try {
        Cookies.remove(COOKIE.login, attributes())
      } catch {
        // Where cookies are forbidden there is none.
      }
    },
  }
}
