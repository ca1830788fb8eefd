import type { Page } from '@playwright/test'
import { routes } from '@/contract/routes'

/** The search: its box, which every page has, and its results. */
export function searchPage(page: Page) {
  const box = page.getByRole('combobox', { name: /搜索/ }).first()
  const add = page.getByRole('button', { name: '加入购物车' })
  return {
    box,
    /** A product each, or a row each of a spec table. */
    results: page.getByRole('main').locator('li, tr').filter({ has: add }),
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
    /** Puts the first result into the cart. */
    addFirst: () => add.first().click(),
  }
}
