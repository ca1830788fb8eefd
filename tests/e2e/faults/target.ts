import type { BrowserContext, Page } from '@playwright/test'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { type FaultControls, faultControls } from '../../kit/controls'
import { chooseArea as keepArea, keepTokens } from '../../kit/cookies'
import { type Account, tokensOf } from '../../kit/sign-in'
import { test as base, expect } from '../../support/e2e'

/** A mall whose API breaks on demand. */
export type Target = {
  shop: string
  api: string
  controls: FaultControls
  stop: () => Promise<void>
}

export function targetOf(shop: string, api: string, stop: () => Promise<void>): Target {
  return { shop, api, controls: faultControls(api), stop }
}

/** The browser logs every failed answer; other console output is an error. */
export const test = base.extend({
  allowed: /^Failed to load resource|net::ERR_/,
})

export { expect }

/** The one toast there may be. */
export const toastOf = (page: Page) => page.locator('.ant-message-notice')

/** A choice of area, so that no prompt stands in the way. */
export const chooseArea = (context: BrowserContext, { shop }: Target) => keepArea(context, shop)

/** A signed-in buyer with an area chosen. */
export async function signIn(page: Page, target: Target, account?: Account): Promise<LoginInfo> {
  const tokens = await tokensOf(target.api, account)
  await chooseArea(page.context(), target)
  await keepTokens(page.context(), target.shop, tokens)
  return tokens
}

/** Addresses the page went to, full loads and transitions alike. */
export function navigationsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname)
  })
  return seen
}
