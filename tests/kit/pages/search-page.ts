import type { Page } from '@playwright/test'
import { routes } from '@/contract/routes'

/** The search: its box, which every page has, and its results. */
export function searchPage(page: Page) {
  const box = page.getByRole('combobox', { name: /搜索/ }).first()
  const add = page.getByRole('button', { name: '加入购物车' })
  /** The quantity of a row of the spec table; cards have a stepper and a button each. */
  const quantity = page.getByRole('textbox', { name: /数量$/ })
  return {
    box,
    /** A product each, or a row each of a spec table. */
    results: page
      .getByRole('main')
      .locator('li, tr')
      .filter({ has: add.or(quantity) }),
    /** Says that goods are in the cart. */
    added: page.getByRole('status').filter({ hasText: '已加入购物车' }),
    toast: page.locator('.ant-message-notice'),
    /** Opens the results for some words. */
    open: (words: string) => page.goto(routes.search({ keyword: words })),
    /** Types the words into the box, as a buyer does. */
    async search(words: string) {
      await box.fill(words)
      await box.press('Enter')
    },
    /** Puts the first result into the cart, in the quantity that the shop sells at least. */
    async addFirst() {
      await add.or(quantity).first().waitFor()
      if ((await quantity.count()) > 0) {
        await quantity.first().fill('1')
        await quantity.first().press('Enter')
      }
      await add.first().click()
    },
  }
}
