import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openPage } from '../../support/e2e'
import { weighPage } from '../../support/page-weight'

/** Sizes of a first load, kB gz. Lower a mark when a page gets lighter; never raise one in passing. */
const MARKS = [
  { path: '/', htmlKb: 8.4, scriptKb: 137, styleKb: 8 },
  { path: '/search?category=101', htmlKb: 11, scriptKb: 148.8, styleKb: 9 },
  { path: '/product/8', htmlKb: 11.4, scriptKb: 149.3, styleKb: 9 },
  { path: '/cart/list', htmlKb: 6, scriptKb: 162.2, styleKb: 9 },
  { path: '/repair', htmlKb: 6, scriptKb: 135.7, styleKb: 9 },
  { path: '/category/101', htmlKb: 6, scriptKb: 140.1, styleKb: 10 },
  { path: '/brands', htmlKb: 6.3, scriptKb: 138.9, styleKb: 10 },
  { path: '/help', htmlKb: 9, scriptKb: 139, styleKb: 10 },
  // On antd (docs/decisions/025).
  ...[
    '/login',
    '/register',
    '/user-info',
    '/user-info?section=addresses',
    '/order/confirm',
    '/order/pay',
    '/order/list',
    '/order/refunds',
    '/quotation/list',
    '/inquiry/list',
    '/inquiry/new',
    '/quick-order',
    '/system-messages',
    '/browsing-history',
    '/comment-posting/list',
    '/merchant-join?step=1',
  ].map((path) => ({ path, htmlKb: 7, scriptKb: 290, styleKb: 40 })),
]

for (const { path, ...mark } of MARKS) {
  test(`${path} weighs no more than its limit`, async ({ baseURL }) => {
    const weight = await weighPage(baseURL ?? '', path)
    expect(weight.htmlKb).toBeLessThanOrEqual(mark.htmlKb)
    expect(weight.scriptKb).toBeLessThanOrEqual(mark.scriptKb)
    expect(weight.styleKb).toBeLessThanOrEqual(mark.styleKb)
  })
}

/** Written by zod's parsers and nothing else. */
const ZOD = 'unrecognized_keys'

const BROWSING = [
  '/',
  '/search?category=101',
  '/search?category=10101',
  '/search?category=10101&view=grid',
  '/product/8',
  '/category/101',
  '/brands',
  '/brand/1',
  '/shops',
  '/shop/1',
  '/help',
]

/** The texts of the scripts a page has loaded so far. */
async function loadedScripts(page: Page, request: APIRequestContext): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.js$/.test(name) ? name : [])),
  )
  return Promise.all(urls.map(async (url) => (await request.get(url)).text()))
}

for (const path of BROWSING) {
  test(`${path} loads no byte of antd, and of zod none before a visitor stirs`, async ({
    page,
    request,
  }) => {
    await openPage(page, path)
    const scripts = await loadedScripts(page, request)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.some((text) => text.includes('ant-btn'))).toBe(false)
    expect(scripts.some((text) => text.includes(ZOD))).toBe(false)
    const links = page.locator('link[href^="/antd/"]')
    await expect(links).toHaveCount(0)

    await page.mouse.move(5, 5)
    const hasZod = async () =>
      (await loadedScripts(page, request)).some((text) => text.includes(ZOD))
    await expect.poll(hasZod).toBe(true)
  })
}

test('the stylesheets of screens are named by their content and kept for a year', async ({
  request,
}) => {
  const html = await (await request.get('/login')).text()
  const [sheet = ''] = /\/antd\/antd\.[\da-f]{12}\.css/.exec(html) ?? []
  const answer = await request.get(sheet)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})
