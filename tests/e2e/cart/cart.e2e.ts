import type { BrowserContext, Page } from '@playwright/test'
import { editCartProduct } from '@/contract/cart/cart-calls'
import { type Account, BUYER } from '../../kit/sign-in'
import { dismissPrompt, expect, expectAccessible, fillSignIn, test } from '../../support/e2e'
import { TABBED } from '../../support/extra-accounts'

// Console output of browser and Next router when offline.
test.use({ allowed: /net::ERR_|Couldn't load preload assets/ })

/** Signs in and puts the first card's goods (in stock) into the cart; their line, wherever shown. */
async function fillCart(page: Page, words: string, account: Account = BUYER) {
  await page.goto(`/login?redirect=${encodeURIComponent(`/search?value=${words}&view=grid`)}`)
  await fillSignIn(page, account)
  await dismissPrompt(page)
  const first = page.getByRole('main').locator('a[href^="/product/"]').first()
  const product = new URL((await first.getAttribute('href')) ?? '', page.url()).pathname
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible()
  await page.goto('/cart/list')
  const lineIn = (tab: Page) =>
    tab
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: tab.locator(`a[href^="${product}?"]`) })
  await expect(lineIn(page)).toBeVisible()
  return lineIn
}

async function openCart(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/cart/list')
  return tab
}

test('two tabs show the same cart after a change in either', async ({ page, context }) => {
  const lineIn = await fillCart(page, '防割手套', TABBED)
  const tab = await openCart(context)
  const here = lineIn(page)
  const there = lineIn(tab)
  await expect(there).toBeVisible()
  await expectAccessible(page)

  const quantity = here.getByRole('spinbutton')
  const before = await quantity.inputValue()
  await here.getByRole('button', { name: '增加' }).click()
  await expect(quantity).not.toHaveValue(before)
  const after = await quantity.inputValue()
  await expect(there.getByRole('spinbutton')).toHaveValue(after)

  await there.getByRole('checkbox').click()
  await expect(here.getByRole('checkbox')).not.toBeChecked()

  await here.getByRole('button', { name: /^稍后再买/ }).click()
  await expect(there).toBeHidden()
  await tab.locator('summary').click()
  await there.getByRole('button', { name: /^移回购物车/ }).click()
  await expect(here.getByRole('spinbutton')).toHaveValue(after)

  await there.getByRole('button', { name: /^删除/ }).click()
  await expect(here).toHaveCount(0)
})

test('a cart edit made offline is saved when the network is back', async ({ page, context }) => {
  const line = (await fillCart(page, 'O形圈'))(page)
  const quantity = line.getByRole('spinbutton')
  const before = await quantity.inputValue()
  await context.setOffline(true)
  await line.getByRole('button', { name: '增加' }).click()
  await expect(quantity).not.toHaveValue(before)
  await expect(line.getByText('未保存')).toBeVisible()
  await expectAccessible(page)
  const after = await quantity.inputValue()
  await context.setOffline(false)
  await expect(line.getByText('未保存')).toHaveCount(0)
  await page.reload()
  await expect(quantity).toHaveValue(after)
  await line.getByRole('button', { name: /^删除/ }).click()
  await expect(line).toHaveCount(0)
})

test('a cart edit in flight survives a reload', async ({ page }) => {
  const line = (await fillCart(page, '切割片'))(page)
  const quantity = line.getByRole('spinbutton')
  const before = await quantity.inputValue()
  const path = `**${editCartProduct.path}`
  await page.route(path, (route) => route.abort())
  await line.getByRole('button', { name: '增加' }).click()
  await expect(line.getByText('未保存')).toBeVisible()
  const after = await quantity.inputValue()
  expect(after).not.toBe(before)
  await page.unroute(path)
  const saved = page.waitForResponse(path)
  await page.reload()
  expect((await saved).status()).toBe(200)
  await expect(quantity).toHaveValue(after)
  await line.getByRole('button', { name: /^删除/ }).click()
  await expect(line).toHaveCount(0)
})
