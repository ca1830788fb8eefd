import { expect, test } from '@playwright/test'
import { weighPage } from '../../support/page-weight'

/** Sizes of a first load, kB gz. Lower a mark when a page gets lighter; never raise one in passing. */
const MARKS = [
  { path: '/', htmlKb: 10, scriptKb: 170.2, styleKb: 10 },
  { path: '/search?category=101', htmlKb: 12.8, scriptKb: 180.5, styleKb: 10 },
  { path: '/product/8', htmlKb: 12.5, scriptKb: 183.7, styleKb: 10 },
  { path: '/cart/list', htmlKb: 6, scriptKb: 181.7, styleKb: 10 },
  { path: '/repair', htmlKb: 6, scriptKb: 167.3, styleKb: 10 },
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

for (const path of ['/', '/search?category=101', '/product/8', '/help']) {
  test(`${path} loads no byte of antd`, async ({ page, request, baseURL }) => {
    await page.goto(`${baseURL}${path}`)
    await page.waitForFunction(() => document.readyState === 'complete')
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    const scripts = loaded.filter((url) => url.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()))
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((_url, at) => texts[at]?.includes('ant-btn'))).toEqual([])
    expect(loaded.filter((url) => url.includes('/antd/'))).toEqual([])
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
