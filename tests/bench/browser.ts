import { type BrowserContext, chromium, type Page, type ViewportSize } from '@playwright/test'
import { chooseArea } from '../kit/cookies'
import { requireChromium } from '../support/browser.mjs'

const DESKTOP = { width: 1440, height: 1000 }

/** From a pointer's first move to its first press a person takes longer than this, ms. */
export const ARRIVAL_MS = 300

/** Opens an address and waits until it is idle and a pointer has come to the page. */
export async function openBefore(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.mouse.move(1, 1)
  await page.waitForTimeout(ARRIVAL_MS)
}

type Work<T> = (context: BrowserContext) => Promise<T>

/** Runs `work` in a browser of its own whose visitor has chosen the whole country. */
export async function inBrowser<T>(url: string, work: Work<T>, viewport: ViewportSize = DESKTOP) {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox'],
  })
  try {
    const context = await browser.newContext({ viewport })
    // tsx names the functions it compiles by a helper that pages have not.
    await context.addInitScript('globalThis.__name = (named) => named')
    await chooseArea(context, url)
    return await work(context)
  } finally {
    await browser.close()
  }
}
