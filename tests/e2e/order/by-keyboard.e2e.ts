import type { Page } from '@playwright/test'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { callApi } from '../../kit/call'
import { chooseArea, keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { expect, MALL, openPage, test } from '../../support/e2e'
import { KEYBOARD } from '../../support/extra-accounts'
import { ADDRESS_DRAFT } from '../../support/good-checkout'

/** From one step of the way to the next, and on the whole of it. */
const STOPS_MAX = 30
const JOURNEY_MAX = 60

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

test('from home to 提交订单 takes at most 60 Tab stops, by skip links and the table', async ({
  page,
}) => {
  await chooseArea(page.context(), MALL)
  const tokens = await tokensOf(MALL, KEYBOARD)
  await keepTokens(page.context(), MALL, tokens)
  const headers = { Authorization: `Bearer ${tokens.accessToken}` }
  await callApi(MALL, saveAddress, { input: ADDRESS_DRAFT, headers })

  await openPage(page, '/')
  let stops = await skipTo(page, '跳到搜索', '搜索商品')
  await page.keyboard.type('M8*30 8.8 外六角')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '规格表' })).toBeVisible()
  stops += await tabTo(page, '跳到搜索结果')
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  stops += await tabTo(page, '数量')
  await page.keyboard.type('1000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '已填数量' })).toBeVisible()
  stops += await tabTo(page, '加入购物车')
  await page.keyboard.press('Enter')
  await expect(page.getByText('已加入购物车').first()).toBeVisible()

  await openPage(page, '/cart/list')
  await expect(page.getByRole('button', { name: '去结算' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // On paper there are lines and sums, and nothing to press.
  await expect(page.getByRole('region', { name: '合计' })).toContainText('合计')
  const pressed = page.getByRole('main').locator('button, input[type=checkbox]')
  await expect(pressed.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  stops += await skipTo(page, '跳到合计', '去结算')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/confirm/)
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
  await openPage(page, page.url())
  // Its skip link comes with the order.
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled()
  stops += await skipTo(page, '跳到提交订单', '提交订单')
  expect(stops).toBeLessThanOrEqual(JOURNEY_MAX)
})
