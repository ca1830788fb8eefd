import { rmSync } from 'node:fs'
import { dataFolder } from '../../support/data-folder'
import { expect, fillSignIn, openPage, test } from '../../support/e2e'
import { PRODUCTION } from '../../support/production-settings'
import { portAt, startMall } from '../../support/servers'

const DATA_DIR = dataFolder('e2e-production')
/** The database is made and filled meanwhile, ms. */
const FILLED_MS = 60_000
const EMPTY_PAGES = ['/', '/search?value=M8', '/brands', '/shops', '/help', '/register', '/login']

// The page of the outbox is not found, and the sign-in is refused.
test.use({ allowed: /status of 40[04]/ })

test('a mall in production begins empty: no demo goods, accounts, codes or line', async ({
  page,
}) => {
  test.setTimeout(180_000)
  rmSync(DATA_DIR, { recursive: true, force: true })
  const { url, stop } = await startMall(portAt(9), {
    ...PRODUCTION,
    DATA_DIR,
    DATABASE_URL: '',
    API_HOST: '',
  })
  try {
    // A server that finds its database unfilled ends before another is ready.
    const readiness = () => fetch(`${url}/api/readyz`).then(({ status }) => status, String)
    await expect.poll(readiness, { timeout: FILLED_MS }).toBe(200)
    for (const path of EMPTY_PAGES) {
      const answer = await openPage(page, `${url}${path}`)
      expect([path, answer?.status()]).toEqual([path, 200])
      await expect(page.getByText('演示商城')).toHaveCount(0)
      await expect(page.getByText('Demo#2026')).toHaveCount(0)
    }
    await page.goto(`${url}/sms-outbox`)
    await expect(page.getByRole('main')).toContainText('没有演示收件箱')
    await page.goto(`${url}/login`)
    await fillSignIn(page)
    await expect(page.getByText('用户名或密码错误').first()).toBeVisible()
    await page.close()
  } finally {
    await stop()
  }
})
