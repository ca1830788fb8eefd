import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { recordBrowsing } from '@/contract/account/browsing-history-calls'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { HEADER } from '@/contract/constants'
import { previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import { seenLinesOf } from '@/contract/order/seen-line-rules'
import { searchProducts } from '@/contract/search/search-calls'
import { callApi } from '../../kit/call'
import { keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { expect, MALL, openPage, test } from '../../support/e2e'
import { RETURNING } from '../../support/extra-accounts'
import { ADDRESS_DRAFT } from '../../support/good-checkout'

const COUNTRY = { areaCode: ['0000'] }
/** A buyer places no more in a minute (RELIABILITY: limits). */
const ORDERS = 8

/** Orders, each with its message, and products looked at: more than a window shows. */
async function fillLists() {
  const { accessToken } = await tokensOf(MALL, RETURNING)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const { id: addressId } = await callApi(MALL, saveAddress, { input: ADDRESS_DRAFT, headers })
  const { list } = await callApi(MALL, searchProducts, {
    input: { ...COUNTRY, keyword: '深沟球轴承', pageSize: 40 },
  })
  for (const { sku } of list)
    await callApi(MALL, recordBrowsing, { input: { skuId: sku.skuId }, headers })
  const goods = list.filter(({ stockState }) => stockState === 'in').slice(0, ORDERS)
  for (const { sku } of goods) {
    const lines = [{ skuId: sku.skuId, qty: sku.moq }]
    const asked = { source: 'buyNow' as const, addressId, ...COUNTRY }
    const preview = await callApi(MALL, previewOrder, { input: { ...asked, lines }, headers })
    await callApi(MALL, submitOrder, {
      input: {
        ...asked,
        payType: 1,
        lines: seenLinesOf(preview),
        quoteHash: preview.quoteHash,
      },
      headers: { ...headers, [HEADER.idempotencyKey]: randomUUID() },
    })
  }
}

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Follows a link far down, goes back, and expects the list where it was left. */
async function expectSamePlace(page: Page, link: Locator) {
  await link.scrollIntoViewIfNeeded()
  const place = await placeOf(page)
  const list = page.url()
  expect(place).toBeGreaterThan(300)
  await link.click()
  await expect(page).not.toHaveURL(list)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(link).toBeInViewport()
  await expect.poll(() => placeOf(page)).toBe(place)
}

test('Back from a product returns to the same rows of the spec table', async ({ page }) => {
  await openPage(page, '/search?category=10101&view=table')
  const box = page.getByRole('region', { name: '规格表' })
  await box.evaluate((element) => {
    element.scrollTop = 400
  })
  await box.locator('tbody a[href*="sku="]').nth(20).click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page.goBack()
  await expect.poll(() => box.evaluate((element) => Math.round(element.scrollTop))).toBe(400)
})

for (const width of [1440, 375]) {
  test(`Back returns to the same place of a product’s last parts, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/product/3')
    const parts = page.getByRole('region', { name: '配套件' })
    await parts.scrollIntoViewIfNeeded()
    await expectSamePlace(page, parts.getByRole('link').last())
  })
}

test('Back to the page that was loaded first reads none of its files again', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/')) files.push(request.url())
  })
  await openPage(page, '/search?category=101')
  const heading = await page.locator('h1').textContent()
  const known = new Set(files)
  const link = page.locator('main a[href^="/product/"]').nth(2)
  await link.hover()
  await link.click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  files.length = 0
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(heading ?? '')
  expect(known.size).toBeGreaterThan(0)
  expect(files.filter((file) => known.has(file))).toEqual([])
})

/** Noted in a page: how many cards of the list in sight its first frame after Back shows, and leaves empty. */
function noteFirstCards() {
  const isInSight = (card: Element) => {
    const { top, bottom } = card.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#results li:has(a)')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const cards = [...document.querySelectorAll('#results > ul > li')].filter(isInSight)
      const empty = cards.filter(({ children }) => children.length === 0)
      document.body.dataset.first = `${cards.length - empty.length} shown, ${empty.length} empty`
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

for (const width of [375, 600, 768, 1023, 1024, 1280, 1440, 1920]) {
  test(`the first frame after Back shows every card in sight, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1400 })
    await openPage(page, '/search?category=101')
    await page.locator('#results a[href^="/product/"]').nth(2).click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(noteFirstCards)
    await page.goBack()
    await expect(page.locator('body')).toHaveAttribute('data-first', /^[1-9]\d* shown, 0 empty$/)
  })
}

for (const [what, path] of [
  ['of page 2', '/search?category=101&view=list&page=2'],
  ['of what was sorted and filtered', '/search?category=101&view=list&sort=priceAsc&stock=1'],
] as const) {
  test(`Back from a product returns to the same place ${what}`, async ({ page }) => {
    await openPage(page, path)
    await expectSamePlace(page, page.locator('main a[href^="/product/"]').last())
  })
}

test.describe('in a buyer’s own lists', () => {
  // One worker, which fills the lists once.
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(fillLists)
  test.beforeEach(async ({ page }) => {
    await keepTokens(page.context(), MALL, await tokensOf(MALL, RETURNING))
  })

  for (const [name, path, target] of [
    ['orders', '/order/list', 'a[href^="/order/D"]'],
    ['messages', '/system-messages', 'a[href^="/system-messages?id="]'],
    ['the browsing history', '/browsing-history', 'a[href^="/product/"]'],
  ] as const) {
    test(`Back returns to the same place of ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 600 })
      await openPage(page, path)
      await expectSamePlace(page, page.getByRole('main').locator(target).last())
    })
  }
})
