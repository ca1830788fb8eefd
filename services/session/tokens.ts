import Cookies from 'js-cookie'
import { COOKIE } from '@/contract/constants'
import type { LoginInfo } from '@/contract/oauth'
import { loginInfo } from '@/contract/oauth'

/** Where the tokens of this browser are kept. */
export type TokenStore = {
  read(): LoginInfo | null
  write(tokens: LoginInfo): void
  clear(): void
}

/**
 * The loginInfo cookie (SPEC section 3). A copy stays in memory, so that a browser that drops
 * cookies keeps its buyer signed in until the page is left.
 */
export function createTokenStore(): TokenStore {
  let inMemory: LoginInfo | null = null
  const attributes = () => ({
    path: '/',
    sameSite: 'Lax' as const,
    secure: window.location.protocol === 'https:',
  })
  return {
    read() {
      const text = Cookies.get(COOKIE.login)
      if (!text) return navigator.cookieEnabled ? null : inMemory
      try {
        const parsed = loginInfo.safeParse(JSON.parse(text))
        return parsed.success ? parsed.data : null
      } catch {
        return null // garbled by somebody else: as good as signed out
      }
    },
    write(tokens) {
      inMemory = tokens
      const { accessToken, accessExpires, refreshToken, refreshExpires } = tokens
      const value = JSON.stringify({ accessToken, accessExpires, refreshToken, refreshExpires })
      Cookies.set(COOKIE.login, value, { ...attributes(), expires: new Date(refreshExpires) })
    },
    clear() {
      inMemory = null
      Cookies.remove(COOKIE.login, attributes())
    },
  }
}
