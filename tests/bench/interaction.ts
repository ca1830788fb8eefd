import type { BrowserContext, Locator, Page } from '@playwright/test'
import { SEARCH_DEBOUNCE_MS, TABLE_PAGE_SIZES } from '@/contract/constants'
import { ARRIVAL_MS, inBrowser, openBefore } from './browser'
import { percentiles } from './percentiles'
import { type Shown, timeToPaint } from './stopwatch'

const ROUNDS = 10
/** A list of goods of several leaves. */
const LIST = '/search?category=101'
/** A leaf with sizes enough for the longest page of a table. */
const TABLE = '/search?category=10101&view=table'
const MOST_ROWS = Math.max(...TABLE_PAGE_SIZES)
const KEYWORD = 'luoshuan'
/** As many facets and categories are tried in turn. */
const CHOICES = 3
/** How long a buyer looks at a product at least before going back, ms: all it asks for has come by then. */
const GLANCE_MS = 1000

const RESULTS: Shown = { selector: '#results' }
const HEADING: Shown = { selector: 'h1' }

type Change = {
  from: string
  shown: Shown
  /** What is done before the time is taken. */
  first?: (page: Page) => Promise<unknown>
  act: (page: Page, round: number) => Promise<unknown>
}

const linkOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Scrolls to a link: what that changes is not of the press, for which a person comes to a stop. */
async function comeTo(page: Page, link: Locator) {
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(ARRIVAL_MS)
}

/** Follows a link to a product and looks at it. */
async function openProduct(page: Page) {
  await page.locator('main a[href^="/product/"]').nth(2).click()
  await page.waitForURL('**/product/**')
  await page.waitForTimeout(GLANCE_MS)
}

/** What buyers change on a page of results, and the way back to one. */
const CHANGES: Record<string, Change> = {
  facet: {
    from: LIST,
    shown: { selector: 'main [role="status"]' },
    act: (page, round) =>
      page
        .locator('main aside section a[rel="nofollow"]')
        .nth(round % CHOICES)
        .click(),
  },
  sort: { from: LIST, shown: RESULTS, act: (page) => linkOf(page, '价格').click() },
  secondPage: {
    from: LIST,
    shown: RESULTS,
    first: (page) => comeTo(page, linkOf(page, '第 2 页')),
    act: (page) => linkOf(page, '第 2 页').click(),
  },
  category: {
    from: TABLE,
    shown: HEADING,
    act: (page, round) =>
      page
        .locator('ul[aria-label="同级分类"] a')
        .nth(round % CHOICES)
        .click(),
  },
  rows500: {
    from: TABLE,
    shown: { selector: '#results tbody tr', count: MOST_ROWS },
    act: (page) => linkOf(page, `每页 ${MOST_ROWS} 行`).click(),
  },
  back: { from: LIST, shown: HEADING, first: openProduct, act: (page) => page.goBack() },
}

async function timesOf(page: Page, url: string, { from, shown, first, act }: Change) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await openBefore(page, `${url}${from}`)
    await first?.(page)
    times.push(await timeToPaint(page, shown, () => act(page, round)))
  }
  return percentiles(times)
}

/** In the search box: a key to its frame, and the last key to suggestions, what is waited for more keys left out. */
async function measureTyping(page: Page, url: string) {
  const keys: number[] = []
  const suggestions: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await openBefore(page, `${url}${LIST}`)
    await page.getByRole('combobox', { name: '搜索商品' }).first().click()
    for (const key of KEYWORD.slice(0, -1)) {
      keys.push(await timeToPaint(page, null, () => page.keyboard.press(key)))
    }
    const shown = { selector: '[role="option"]', count: 1 }
    const last = () => page.keyboard.press(KEYWORD.slice(-1))
    suggestions.push((await timeToPaint(page, shown, last)) - SEARCH_DEBOUNCE_MS)
  }
  return { key: percentiles(keys), suggestions: percentiles(suggestions) }
}

async function measureChanges(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const changes: Record<string, ReturnType<typeof percentiles>> = {}
  for (const [name, change] of Object.entries(CHANGES)) {
    console.error(`measuring ${name}, from the press to the frame`)
    changes[name] = await timesOf(page, url, change)
  }
  return { ...changes, ...(await measureTyping(page, url)) }
}

/** From a press or key to the frame that shows what it changes, ms; each on pages loaded anew. */
export const measureInteraction = (url: string) =>
  inBrowser(url, (context) => measureChanges(context, url))
