import type { Page } from '@playwright/test'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { callApi } from '../../kit/call'
import { chooseArea, keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { expect, MALL, openPage, test } from '../../support/e2e'
import { KEYBOARD } from '../../support/extra-accounts'
import { ADDRESS_DRAFT } from '../../support/good-checkout'

const STOPS_MAX = 60

/** Presses Tab until an element with the name has the focus; how often. */
async function tabTo(page: Page, name: string | RegExp): Promise<number> {
  for (let stops = 1; stops <= STOPS_MAX; stops++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const text = await focused.evaluate((element) =>
      [element.getAttribute('aria-label'), element.textContent].join(' ').trim(),
    )
    if (typeof name === 'string' ? text.includes(name) : name.test(text)) return stops
  }
  throw new Error(`no ${name} within ${STOPS_MAX} stops`)
}

test('from home to 提交订单 takes at most 60 Tab stops', async ({ page }) => {
  await chooseArea(page.context(), MALL)
  const tokens = await tokensOf(MALL, KEYBOARD)
  await keepTokens(page.context(), MALL, tokens)
  const headers = { Authorization: `Bearer ${tokens.accessToken}` }
  await callApi(MALL, saveAddress, { input: ADDRESS_DRAFT, headers })
  await openPage(page, '/')
  let stops = await tabTo(page, '跳到搜索')
  await page.keyboard.press('Enter')
  stops += await tabTo(page, '搜索商品')
  await page.keyboard.type('M8*30 8.8 外六角')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)
  await expect(page.locator('#results')).toBeVisible()
  stops += await tabTo(page, '跳到搜索结果')
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  stops += await tabTo(page, /数量$/)
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  stops += await tabTo(page, '加入购物车')
  await page.keyboard.press('Enter')
  await expect(page.getByText('已加入购物车').first()).toBeVisible()
  await openPage(page, '/cart/list')
  stops += await tabTo(page, '跳到合计')
  await page.keyboard.press('Enter')
  stops += await tabTo(page, '去结算')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/confirm/)
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
  stops += await tabTo(page, '跳到提交订单')
  await page.keyboard.press('Enter')
  stops += await tabTo(page, '提交订单')
  expect(stops).toBeLessThanOrEqual(STOPS_MAX)
})
