import type { Page } from '@playwright/test'
import { inBrowser, openBefore } from './browser'
import { percentiles } from './percentiles'

const ROUNDS = 20
/** How long a finger or a mouse button stays down, ms. */
const HELD_MS = 80
/** How long a pointer rests on a link before it is pressed, ms. */
const RESTED_MS = 400

declare global {
  interface Window {
    /** Milliseconds from the last press to the first paint with another heading. */
    navigated: Promise<number>
  }
}

/** From now on, `navigated` settles when a heading other than today's has been painted. */
function watch() {
  const before = document.querySelector('h1')?.textContent
  window.navigated = new Promise((resolve) => {
    let pressed = 0
    addEventListener('pointerdown', (event) => (pressed = event.timeStamp), {
      capture: true,
      once: true,
    })
    new PerformanceObserver((list, painted) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'identifier') !== 'heading') continue
        painted.disconnect()
        resolve(Number(Reflect.get(entry, 'renderTime')) - pressed)
      }
    }).observe({ type: 'element' })
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading?.textContent || heading.textContent === before) return
      observer.disconnect()
      // Before its first frame: the browser then notes when that frame was shown.
      heading.setAttribute('elementtiming', 'heading')
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

async function follow(page: Page, at: number, rested: number): Promise<number> {
  const link = page.locator('main a[href^="/product/"]').nth(at)
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error('the link is not to be seen')
  await page.evaluate(watch)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(rested)
  await page.mouse.down()
  await page.waitForTimeout(HELD_MS)
  await page.mouse.up()
  return page.evaluate(() => window.navigated)
}

/** From a list to products: pointer down to the next heading painted, cold and after a rest on the link, ms. */
export function measureNavigation(url: string, list: string) {
  return inBrowser(url, async (context) => {
    const page = await context.newPage()
    const times: Record<'cold' | 'rested', number[]> = { cold: [], rested: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['cold', 'rested'] as const) {
        // Loaded anew, so that nothing is known of any product.
        await openBefore(page, `${url}${list}`)
        times[kind].push(await follow(page, round, kind === 'cold' ? 0 : RESTED_MS))
      }
    }
    return { cold: percentiles(times.cold), rested: percentiles(times.rested) }
  })
}
