import { recordBrowsing } from '@/contract/account/browsing-history-calls'
import { callApi } from '../../kit/call'
import { tokensOf } from '../../kit/sign-in'
import { expect, expectAccessible, MALL, openPage, test } from '../../support/e2e'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

const strip = { name: '销售区域提示' }

test('on a phone the header is low, and the tab bar leads on', async ({ page }) => {
  await openPage(page, '/brands')
  const above = await page.getByRole('complementary', { name: '演示商城' }).boundingBox()
  const asked = await page.getByRole('region', strip).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  const bottom = (header?.y ?? 0) + (header?.height ?? 0)
  expect(bottom - (above?.height ?? 0) - (asked?.height ?? 0)).toBeLessThanOrEqual(96)
  expect(asked?.height).toBeLessThanOrEqual(41)

  const tabs = page.getByRole('navigation', { name: '主导航' })
  for (const name of ['首页', '分类', '快速下单', '购物车', '我的']) {
    const box = await tabs.getByRole('link', { name }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(40)
    expect(box?.width).toBeGreaterThanOrEqual(40)
  }
  await tabs.getByRole('link', { name: '分类' }).tap()
  await expect(page).toHaveURL(/\/category\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('on a phone customer service stands in the tab bar and opens above it', async ({ page }) => {
  await openPage(page, '/brands')
  const chat = page.getByRole('button', { name: '平台客服' })
  await expect(chat).toBeVisible()
  const bar = await page.getByRole('navigation', { name: '主导航' }).boundingBox()
  const box = await chat.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN)
  await chat.tap()
  await expect(page.getByRole('dialog', { name: '平台客服' })).toBeVisible()
})

test('the strip covers nothing, and closing it lasts for the session', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('region', strip).getByRole('button', { name: '关闭' }).tap()
  await expect(page.getByRole('region', strip)).toHaveCount(0)
  for (const path of ['/', '/brands']) {
    await openPage(page, path)
    await expect(page.getByRole('region', strip)).toHaveCount(0)
  }
  expect(await (await page.request.get('/brands')).text()).not.toContain(strip.name)
})

test('a page that was asked for before the closing was stored shows no strip', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('region', strip).getByRole('button', { name: '关闭' }).tap()
  const body = await (await fetch(`${MALL}/brands`)).text()
  expect(body).toContain(strip.name)
  await page.route('/brands', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await openPage(page, '/brands')
  await expect(page.getByRole('region', strip)).toHaveCount(0)
})

test('the filters of a list give the focus back to what opened them', async ({ page }) => {
  await openPage(page, '/search?value=手套')
  const opener = page.getByRole('button', { name: '筛选', exact: true })
  const close = page.getByRole('button', { name: /^看 .* 个结果$/ })
  for (const leave of [() => page.keyboard.press('Escape'), () => close.tap()]) {
    await opener.tap()
    await expect(close).toBeFocused()
    await leave()
    await expect(close).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('Back closes the filters with the last choice in them', async ({ page }) => {
  await openPage(page, '/search?value=手套')
  await page.getByRole('button', { name: '筛选', exact: true }).tap()
  const close = page.getByRole('button', { name: /^看 .* 个结果$/ })
  await page.getByRole('complementary', { name: '筛选' }).getByRole('link').first().tap()
  await expect(page).toHaveURL(/&/)
  await expect(close).toBeVisible()
  await page.goBack()
  await expect(close).toBeHidden()
  await expect(page).toHaveURL(/value=[^&]+$/)
})

test.describe('for a signed-in buyer', () => {
  test.use({ storageState: ({ signedIn }, use) => use(signedIn) })

  test('a tile keeps its words and its quantity to itself', async ({ page }) => {
    const headers = { Authorization: `Bearer ${(await tokensOf(MALL)).accessToken}` }
    for (const skuId of [1, 2]) await callApi(MALL, recordBrowsing, { input: { skuId }, headers })
    await openPage(page, '/browsing-history')
    const tiles = page.getByRole('main').locator('li')
    await expect(tiles.filter({ hasText: '送达' }).first()).toBeVisible()
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 })
      const wide = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length
      expect([width, await tiles.evaluateAll(wide)]).toEqual([width, 0])
    }
  })
})
