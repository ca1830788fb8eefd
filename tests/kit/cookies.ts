import type { BrowserContext } from '@playwright/test'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { COOKIE, FAULT_SCOPE, NATIONWIDE } from '@/contract/constants'

/** Signs a browser in: the mall keeps its tokens in a cookie. */
export async function keepTokens(context: BrowserContext, shop: string, tokens: LoginInfo) {
  const value = encodeURIComponent(JSON.stringify(tokens))
  await context.addCookies([{ name: COOKIE.login, value, url: shop }])
}

/** Chooses an area, the whole country unless given, so that no prompt stands in the way. */
export async function chooseArea(context: BrowserContext, shop: string, area = NATIONWIDE) {
  await context.addCookies([{ name: COOKIE.areas, value: JSON.stringify([area]), url: shop }])
}

/** Lets a browser see the pages of a world (docs/qa.md). */
export async function enterWorld(context: BrowserContext, shop: string, scope: string) {
  await context.addCookies([{ name: FAULT_SCOPE, value: scope, url: shop }])
}
