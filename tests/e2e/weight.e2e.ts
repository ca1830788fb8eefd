import { expect, test } from '@playwright/test'
import { weighPage } from '../support/page-weight'

/** Sizes of a first load, kB gz. Lower a mark when a page gets lighter; never raise one in passing. */
const MARKS = [
  { path: '/', htmlKb: 22, scriptKb: 195, styleKb: 15 },
  { path: '/search?category=101', htmlKb: 20, scriptKb: 205, styleKb: 15 },
  { path: '/product/8', htmlKb: 20, scriptKb: 205, styleKb: 15 },
  { path: '/cart/list', htmlKb: 6, scriptKb: 205, styleKb: 15 },
  { path: '/login', htmlKb: 6, scriptKb: 195, styleKb: 15 },
]

for (const { path, ...mark } of MARKS) {
  test(`${path} weighs no more than its mark`, async ({ baseURL }) => {
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
