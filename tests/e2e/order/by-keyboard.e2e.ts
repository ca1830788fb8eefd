import type { Page } from '@playwright/test'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { callApi } from '../../kit/call'
import { chooseArea, keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { expect, MALL, openPage, test } from '../../support/e2e'
import { KEYBOARD } from '../../support/extra-accounts'
import { ADDRESS_DRAFT } from '../../support/good-checkout'

const STOPS_MAX = 20

/** Presses Tab until an element with the name has the focus; how often. */
async function tabTo(page: Page, name: string): Promise<number> {
  for (let stops = 1; stops <= STOPS_MAX; stops++) {
    await page.keyboard.press('Tab')
    // A box that scrolls has the focus too, and all words within.
    const text = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.matches('a, button, input')) return ''
      return [element.getAttribute('aria-label'), element.textContent].join(' ').trim()
    })
    if (text.includes(name)) return stops
  }
  throw new Error(`no ${name} within ${STOPS_MAX} stops`)
}

/** Follows a skip link of the page, then goes on to what is wanted there. */
async function skipTo(page: Page, skip: string, name: string): Promise<number> {
  const before = await tabTo(page, skip)
  await page.keyboard.press('Enter')
  return before + (await tabTo(page, name))
}

test('skip links lead to search, results, the cart’s total and 提交订单', async ({ page }) => {
  await chooseArea(page.context(), MALL)
  const tokens = await tokensOf(MALL, KEYBOARD)
  await keepTokens(page.context(), MALL, tokens)
  const headers = { Authorization: `Bearer ${tokens.accessToken}` }
  await callApi(MALL, saveAddress, { input: ADDRESS_DRAFT, headers })
  const { list } = await callApi(MALL, searchProducts, { input: { keyword: '6204-2RS' } })
  const [hit] = list
  const items = [{ skuId: hit?.sku.skuId ?? 0, qty: hit?.sku.moq ?? 1 }]
  await callApi(MALL, saveCartProduct, { input: { items }, headers })

  await openPage(page, '/')
  expect(await skipTo(page, '跳到搜索', '搜索商品')).toBeLessThanOrEqual(3)
  await page.keyboard.type('M8*30 8.8 外六角')
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeVisible()
  expect(await tabTo(page, '跳到搜索结果')).toBeLessThanOrEqual(3)
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()

  await openPage(page, '/cart/list')
  await expect(page.getByRole('button', { name: '去结算' })).toBeVisible()
  expect(await skipTo(page, '跳到合计', '去结算')).toBeLessThanOrEqual(8)
  await openPage(page, '/order/confirm')
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
  expect(await skipTo(page, '跳到提交订单', '提交订单')).toBeLessThanOrEqual(8)
})
