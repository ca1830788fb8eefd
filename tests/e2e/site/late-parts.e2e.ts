import { expect, type Page } from '@playwright/test'
import { openPage, test } from '../../support/e2e'

const BUILD = '**/_next/static/**'

// The browser says of each file that it did not come.
test.use({ allowed: /Failed to load resource|MIME type/ })

const opener = (page: Page) => page.getByRole('button', { name: /^销售区域/ })
/** Its file comes with the first opening. */
const areas = (page: Page) => page.getByRole('dialog', { name: '选择销售区域' })

/** How often the page has been loaded anew since. */
function countReloads(page: Page): () => number {
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  return () => reloads
}

test('a part whose file did not come is there at the next touch, without a reload', async ({
  page,
}) => {
  await openPage(page, '/brands')
  await page.route(BUILD, (route) => route.abort())
  const reloads = countReloads(page)
  const failed = page.waitForEvent('requestfailed')
  await opener(page).click()
  await failed
  await page.unroute(BUILD)
  await page.keyboard.press('Shift')
  await expect(areas(page)).toBeVisible()
  expect(reloads()).toBe(0)
})

test('a part of a build that is gone has the page loaded anew, once', async ({ page }) => {
  await openPage(page, '/brands')
  const gone = new Set<string>()
  const reloads = countReloads(page)
  await page.route(BUILD, (route) => {
    const url = route.request().url()
    // What this page loads late stays away from the page loaded anew, too.
    if (reloads() === 0) gone.add(url)
    return gone.has(url) ? route.fulfill({ status: 404 }) : route.continue()
  })
  await opener(page).click()
  await expect.poll(reloads).toBe(1)
  await openPage(page, '/brands')
  const before = reloads()
  const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
  await opener(page).click()
  await asked
  // A page that is being loaded anew would answer nothing more.
  await page.evaluate(async () => void (await fetch('/api/livez')))
  expect(reloads()).toBe(before)
})

test('what goes wrong without a network is told, though its message cannot be loaded', async ({
  page,
}) => {
  await openPage(page, '/search?category=101&view=list')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: '价格', exact: true }).click()
  const toast = page.getByRole('status').filter({ hasText: '网络' })
  await expect(toast).toBeVisible()
  // Its second over, it is gone: antd does not say it again.
  await expect(toast).toHaveCount(0)
})
