import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '@/server/ops/accounts'
import { portAt } from './servers'

const [DEMO] = DEMO_ACCOUNTS

/** The mall under test (playwright.config.ts). */
export const MALL = `http://localhost:${portAt(0)}`

type Fixtures = {
  /** What the console may say in this test; anything else it says fails the test. */
  allowed: RegExp
}

/** Playwright's test with a console that must stay silent. */
export const test = base.extend<Fixtures & { silence: undefined }>({
  allowed: [/^$/, { option: true }],
  silence: [
    async ({ page, allowed }, use) => {
      const said: string[] = []
      const hear = (text: string) => {
        // The runner says so of every page (playwright.config.ts).
        if (text === 'Service Worker registration blocked by Playwright') return
        if (!allowed.test(text)) said.push(text)
      }
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text())
      })
      page.on('pageerror', (error) => hear(error.message))
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs in through the form; the page must be /login. */
export async function fillSignIn(
  page: Page,
  account: { username: string; password: string } = DEMO,
) {
  await page.getByLabel('用户名 / 手机号').fill(account.username)
  await page.getByLabel('密码', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** No violation of axe's rules, best practices included, once nothing waits for its answer. */
export async function expectAccessible(page: Page) {
  // What is about to be replaced is paler than words to be read may be.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Chooses no area: the location prompt would stand in the way. */
export async function dismissPrompt(page: Page) {
  await page.getByRole('button', { name: '关闭', exact: true }).click()
}

export { expect }
