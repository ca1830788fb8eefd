import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { routes } from '@/contract/routes'
import { faultControls } from '../kit/controls'
import { chooseArea, keepTokens } from '../kit/cookies'
import { tokensOf } from '../kit/sign-in'
import { requireChromium } from '../support/browser.mjs'
import { SCREENS, type Screen, type ScreenState, STATES } from './screens'
import { startMall } from './server'

const SIZES = [
  { width: 1440, height: 1000 },
  { width: 1200, height: 900 },
  { width: 375, height: 812 },
]
const PHONE = 375
/** Longer pages repeat themselves. */
const HEIGHT_MAX = 6000
/** Time for what arrives after the page, ms. */
const SETTLED_MS = 500
const SCENARIOS = ['orders', 'after-sales', 'invoices', 'cart', 'messages']

type Options = { folder: string; only: string[]; states: string[]; url: string | undefined }

/** Reads `--all [folder] [--only home,cart] [--states content] [--url http://…]`. */
export function optionsOf(args: string[]): Options {
  const after = (name: string) => args[args.indexOf(name) + 1] ?? ''
  const listOf = (name: string) => (args.includes(name) ? after(name).split(',') : [])
  const folder = after('--all')
  return {
    folder: folder && !folder.startsWith('--') ? folder : 'pictures',
    only: listOf('--only'),
    states: listOf('--states'),
    url: args.includes('--url') ? after('--url') : undefined,
  }
}

async function waitFor(page: Page) {
  await page.waitForLoadState('networkidle').catch(() => {}) // a page that polls is looked at too
  await page.waitForTimeout(SETTLED_MS)
}

/** Goes there as a link does, from a page that has asked nothing, while the API is held or fails. */
async function goBroken(page: Page, url: string, path: string, state: ScreenState) {
  await page.goto(`${url}${routes.websiteIntroduction()}`)
  await waitFor(page)
  await page.route('**/api/**', (route) => {
    if (state === 'failed') return route.fulfill({ status: 500, json: { code: 500, message: '' } })
  })
  const script = `window.next.router.push(${JSON.stringify(path)})`
  await page.evaluate(`void ${script}`)
  await page.waitForURL((to) => `${to.pathname}${to.search}` === path).catch(() => {})
  await page.waitForTimeout(SETTLED_MS * 2)
}

async function shoot(page: Page, options: Options, url: string, screen: Screen, of: ScreenState) {
  const width = page.viewportSize()?.width
  if (of === 'content') {
    await page.goto(`${url}${screen.path}`)
    await waitFor(page)
  } else await goBroken(page, url, screen.path, of)
  const height = await page.evaluate('document.documentElement.scrollHeight')
  await page.screenshot({
    path: `${options.folder}/${screen.name}-${of}-${width}.png`,
    fullPage: true,
    clip: { x: 0, y: 0, width: width ?? 0, height: Math.min(Number(height), HEIGHT_MAX) },
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function contextOf(browser: Browser, url: string, size: (typeof SIZES)[number]) {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size.width === PHONE,
    isMobile: size.width === PHONE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  await chooseArea(context, url)
  return context
}

async function signIn(context: BrowserContext, url: string) {
  await keepTokens(context, url, await tokensOf(url))
}

/** A mall whose buyer has orders, cases, invoices, a cart and messages. */
async function startDemo() {
  const mall = await startMall(Number(process.env.PORT || 3291), {
    FAULTS: '1',
    DATA_DIR: '.cache/pictures-data',
  })
  const controls = faultControls(mall.url)
  await controls.reset()
  for (const name of SCENARIOS) await controls.scenario(name)
  return mall
}

/** Every screen in its states at three widths, into one folder. */
export async function everyScreen(options: Options) {
  mkdirSync(options.folder, { recursive: true })
  const mall = options.url ? undefined : await startDemo()
  const url = options.url ?? mall?.url ?? ''
  const screens = SCREENS.filter(({ name }) => !options.only.length || options.only.includes(name))
  const states = STATES.filter((one) => !options.states.length || options.states.includes(one))
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    for (const size of SIZES)
      for (const isSignedIn of [false, true]) {
        const context = await contextOf(browser, url, size)
        if (isSignedIn) await signIn(context, url)
        for (const screen of screens.filter((one) => !!one.isSignedIn === isSignedIn))
          for (const state of states) {
            const page = await context.newPage()
            await shoot(page, options, url, screen, state)
            await page.close()
          }
        await context.close()
      }
  } finally {
    await browser.close()
    await mall?.stop()
  }
}
