import { expect, test } from '@playwright/test'
import { weighPage } from '../../support/page-weight'

/** Sizes of a first load, kB gz. Lower a mark when a page gets lighter; never raise one in passing. */
const MARKS = [
  { path: '/', htmlKb: 20.3, scriptKb: 169.7, styleKb: 10 },
  { path: '/search?category=101', htmlKb: 12, scriptKb: 180, styleKb: 10 },
  { path: '/product/8', htmlKb: 15, scriptKb: 181.5, styleKb: 10 },
  { path: '/cart/list', htmlKb: 6, scriptKb: 181.1, styleKb: 10 },
  { path: '/order/confirm', htmlKb: 7, scriptKb: 290, styleKb: 40 },
  { path: '/order/pay', htmlKb: 7, scriptKb: 290, styleKb: 40 },
  { path: '/order/list', htmlKb: 7, scriptKb: 290, styleKb: 40 },
  { path: '/system-messages', htmlKb: 6, scriptKb: 168.9, styleKb: 10 },
  { path: '/repair', htmlKb: 6, scriptKb: 166.8, styleKb: 10 },
  { path: '/login', htmlKb: 6, scriptKb: 168.4, styleKb: 10 },
]

for (const { path, ...mark } of MARKS) {
  test(`${path} weighs no more than its limit`, async ({ baseURL }) => {
    const weight = await weighPage(baseURL ?? '', path)
    expect(weight.htmlKb).toBeLessThanOrEqual(mark.htmlKb)
    expect(weight.scriptKb).toBeLessThanOrEqual(mark.scriptKb)
    expect(weight.styleKb).toBeLessThanOrEqual(mark.styleKb)
  })
}

test('pages that browse load no antd', async ({ page, baseURL }) => {
  await page.goto(baseURL ?? '/')
  await expect(page.locator('link[href^="/antd/"]')).toHaveCount(0)
})
