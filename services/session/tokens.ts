import Cookies from 'js-cookie'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { COOKIE } from '@/contract/constants'
import { isTimestamp } from '@/contract/timestamp-rules'

/** Storage of this browser's tokens. */
export type TokenStore = {
  read(): LoginInfo | null
  /** False when the browser rejects cookies: the tokens then live as long as the page. */
  write(tokens: LoginInfo): boolean
  clear(): void
}

/** The cookie's text; undefined when the browser blocks access to cookies. */
function cookieText(): string | undefined {
  try {
    return Cookies.get(COOKIE.login)
  } catch {
    return undefined
  }
}

const isToken = (value: unknown) => typeof value === 'string' && value !== ''

/** As the contract has it (loginInfo); its schema is loaded too late for the first question who is signed in. */
function isLoginInfo(value: unknown): value is LoginInfo {
  if (typeof value !== 'object' || value === null) return false
  const tokens: Partial<Record<keyof LoginInfo, unknown>> = value
  return (
    isToken(tokens.accessToken) &&
    isTimestamp(tokens.accessExpires) &&
    isToken(tokens.refreshToken) &&
    isTimestamp(tokens.refreshExpires)
  )
}

function parse(text: string): LoginInfo | null {
  try {
    const tokens: unknown = JSON.parse(text)
    return isLoginInfo(tokens) ? tokens : null
  } catch {
    return null // garbled cookie: treated as signed out
  }
}

/**
 * The loginInfo cookie (SPEC section 3). Where a browser rejects cookies, or silently drops this
 * one, the buyer stays signed in until the page is left.
 */
export function createTokenStore(): TokenStore {
  let notSaved: LoginInfo | null = null
  const attributes = () => ({
    path: '/',
    sameSite: 'Lax' as const,
    secure: window.location.protocol === 'https:',
  })
  return {
    read() {
      const text = cookieText()
      return text ? parse(text) : notSaved
    },
    write({ accessToken, accessExpires, refreshToken, refreshExpires }) {
      const tokens = { accessToken, accessExpires, refreshToken, refreshExpires }
      const text = JSON.stringify(tokens)
      try {
        Cookies.set(COOKIE.login, text, { ...attributes(), expires: new Date(refreshExpires) })
      } catch {
        // Blocked: the check below finds no cookie.
      }
      const isSaved = cookieText() === text
      notSaved = isSaved ? null : tokens
      return isSaved
    },
    clear() {
      notSaved = null
      try {
        Cookies.remove(COOKIE.login, attributes())
      } catch {
        // Where cookies are blocked there is none.
      }
    },
  }
}
