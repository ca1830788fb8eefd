import type { BrowserContext, Page } from '@playwright/test'
import { inBrowser } from './browser'
import { percentiles } from './percentiles'

const PHONE = { width: 375, height: 800 }
/** Lighthouse's mid-range phone: so much slower than the machine it runs on. */
const PHONE_SLOWDOWN = 4
const ROUNDS = 5
/** Beyond this a task blocks what the visitor does, ms. */
const BLOCKING_MS = 50
/** After the last answer: what a page does when it has nothing else to do. */
const IDLE_MS = 1500
/** How long nobody asks for a page whose first byte is then measured, ms. */
const UNASKED_MS = 60_000

declare global {
  interface Window {
    /** The page's long tasks, ms from its start. */
    longTasks: { from: number; to: number }[]
  }
}

/** Runs before a page's own scripts. */
function noteLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.longTasks.push({ from: startTime, to: startTime + duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}

type Loaded = { longTasksMs: number; blockingMs: number; scriptKb: number; bytesKb: number }

/** Runs in the page once it is idle. */
function readLoad(blockingMs: number): Loaded {
  const kb = (entries: PerformanceResourceTiming[]) =>
    Math.round(entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 102.4) / 10
  const ofType = (type: string) =>
    performance
      .getEntriesByType(type)
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
  const resources = ofType('resource')
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  const paintedAt = painted?.startTime ?? 0
  const sumOf = (msOf: (task: { from: number; to: number }) => number) =>
    window.longTasks.reduce((sum, task) => sum + Math.max(0, msOf(task)), 0)
  return {
    longTasksMs: sumOf(({ from, to }) => to - from),
    // As Lighthouse counts it: nobody waits for a page that is not to be seen yet.
    blockingMs: sumOf(({ from, to }) => to - Math.max(from, paintedAt) - blockingMs),
    scriptKb: kb(resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    bytesKb: kb([...resources, ...ofType('navigation')]),
  }
}

async function load(context: BrowserContext, url: string, prepare?: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  await page.addInitScript(noteLongTasks)
  await prepare?.(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(IDLE_MS)
  const loaded = await page.evaluate(readLoad, BLOCKING_MS)
  await page.close()
  return loaded
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
}

const medianOf = (times: number[]) => Math.round(percentiles(times).p50)

/** Loads with an empty cache, each in a browser of its own. */
async function loads(load: () => Promise<Loaded>): Promise<Loaded[]> {
  const all: Loaded[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await load())
  return all
}

/**
 * A first load in a browser: script and bytes until the page is idle, its long tasks on a desktop, and what
 * blocks on a phone (of that Lighthouse makes TBT).
 */
export async function measureFirstLoad(url: string, path: string) {
  const open = `${url}${path}`
  const desktop = await loads(() => inBrowser(url, (context) => load(context, open)))
  const phone = await loads(() => inBrowser(url, (context) => load(context, open, slowDown), PHONE))
  return {
    scriptUntilIdleKb: desktop[0]?.scriptKb ?? 0,
    bytesUntilIdleKb: desktop[0]?.bytesKb ?? 0,
    longTasksMs: medianOf(desktop.map(({ longTasksMs }) => longTasksMs)),
    phoneBlockingMs: medianOf(phone.map(({ blockingMs }) => blockingMs)),
  }
}

/** Runs in the page. */
function firstByteMs(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const timing = entry?.toJSON()
  return timing ? timing.responseStart - timing.requestStart : 0
}

/** From request to first byte in a browser, of pages that were asked for once and not again for a minute, ms. */
export function measureFirstByte(url: string, paths: readonly string[]) {
  return inBrowser(url, async (context) => {
    // With the browser's cookies: a page differs by area.
    for (const path of paths) await context.request.get(`${url}${path}`)
    await new Promise((resolve) => setTimeout(resolve, UNASKED_MS))
    const page = await context.newPage()
    const times: number[] = []
    for (const path of paths) {
      await page.goto(`${url}${path}`, { waitUntil: 'commit' })
      times.push(await page.evaluate(firstByteMs))
    }
    return percentiles(times)
  })
}
