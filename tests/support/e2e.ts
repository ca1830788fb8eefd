import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import axe from 'axe-core'
import { keepTokens } from '../kit/cookies'
import { signInPage } from '../kit/pages/sign-in-page'
import { type Account, tokensOf } from '../kit/sign-in'
import { portAt } from './servers'

/** The mall under test (playwright.config.ts). */
export const MALL = `http://localhost:${portAt(0)}`

declare global {
  interface Window {
    /** Once a page has been looked at. */
    axe: typeof axe
  }
}

type Browsing = Awaited<ReturnType<BrowserContext['storageState']>>

type Fixtures = {
  /** What the console may say in this test; anything else it says fails the test. */
  allowed: RegExp
}

/** Playwright's test with a console that must stay silent. */
export const test = base.extend<Fixtures & { silence: undefined }, { signedIn: Browsing }>({
  allowed: [/^$/, { option: true }],
  silence: [
    async ({ page, allowed }, use) => {
      const said: string[] = []
      const hear = (text: string) => {
        // The runner says so of every page (playwright.config.ts).
        if (text === 'Service Worker registration blocked by Playwright') return
        if (!allowed.test(text)) said.push(text)
      }
      const hearMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text())
      }
      const hearError = (error: Error) => hear(error.message)
      page.on('console', hearMessage).on('pageerror', hearError)
      await use(undefined)
      page.off('console', hearMessage).off('pageerror', hearError)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
  /** The cookies of a buyer who signed in once for all tests of a worker. */
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await keepTokens(context, MALL, await tokensOf(MALL))
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Signs in through the form; the page must be /login. */
export const fillSignIn = (page: Page, account?: Account) => signInPage(page).signIn(account)

/** React answers to every link, not only the browser: an early click would load a page anew. */
function isAlive(): boolean {
  const links = [...document.querySelectorAll('a[href^="/"]')]
  return (
    links.length > 0 &&
    links.every((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))
  )
}

/** Waits until the page is React's, all it asked for has come, and nothing is still being loaded. */
export async function openPage(page: Page, path: string) {
  const underWay = new Set<Request>()
  const add = (request: Request) => void underWay.add(request)
  const remove = (request: Request) => void underWay.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  const answer = await page.goto(path)
  await expect.poll(() => page.evaluate(isAlive)).toBe(true)
  await expect.poll(() => underWay.size).toBe(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
  return answer
}

/** What axe finds; null when the page has been replaced meanwhile. */
function violationsOf(page: Page, preload: boolean): Promise<string[] | null> {
  return page.evaluate(async (preload) => {
    const options = { resultTypes: ['violations' as const], preload, elementRef: true }
    const { violations } = await window.axe.run(options)
    const nodes = violations.flatMap((violation) => violation.nodes)
    if (nodes.some(({ element }) => element && !element.isConnected)) return null
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`).join(' ')}`,
    )
  }, preload)
}

/**
 * No violation of axe's rules, best practices included, once nothing waits for its answer. `preload`
 * lets it read all stylesheets for what a page forbids when a phone is turned.
 */
export async function expectAccessible(page: Page, { preload = false } = {}) {
  // What is about to be replaced is paler than words to be read may be.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // The address changes before the page does: what axe was still reading may have gone by then.
  let found = await violationsOf(page, preload)
  while (found === null) found = await violationsOf(page, preload)
  expect(found).toEqual([])
}

/** Chooses no area: the location prompt would stand in the way. */
export async function dismissPrompt(page: Page) {
  await page.getByRole('button', { name: '关闭', exact: true }).click()
}

export { expect }
