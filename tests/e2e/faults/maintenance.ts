import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { openPage } from '../../support/e2e'
import type { Target } from './target'
import { chooseArea, expect, navigationsOf, signIn, test } from './target'

const HOUR_MS = 3_600_000

/** Code 3110 from a call and from rendering: tests that the origin of the API may affect. */
export function originMaintenance(target: () => Target) {
  test('a call refused with maintenance leads to /repair once, and back afterwards', async ({
    page,
  }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await page.clock.install()
    // The page's own questions are answered before the maintenance begins: one refused then would
    // lead to /repair as well, ahead of the click.
    const answered = [getCartListCount, getMessageCount].map(({ path }) =>
      page.waitForResponse((response) => response.url().endsWith(path)),
    )
    await openPage(page, `${shop}/search?value=M8`)
    await Promise.all(answered)
    await controls.maintenance(true, HOUR_MS)
    const navigations = navigationsOf(page)
    await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/repair\?redirect=/)
    await expect(page.getByRole('heading', { name: /维护/ })).toBeVisible()
    await expect(page.getByRole('timer')).toContainText('00:59')
    await page.clock.fastForward(10_000)
    expect(navigations.filter((path) => path === '/repair')).toHaveLength(1)
    const asked = await controls.count(getRepairInfo.path)
    await controls.maintenance(false)
    await page.clock.fastForward(31_000)
    await expect(page).not.toHaveURL(/\/repair/)
    await expect(page.getByRole('main').getByRole('link', { name: /GB/ }).first()).toBeVisible()
    expect((await controls.count(getRepairInfo.path)) - asked).toBeLessThanOrEqual(2)
  })

  test('server rendering under maintenance redirects to /repair, and back on demand', async ({
    page,
  }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await controls.maintenance(true)
    const answer = await page.request.get(`${shop}/search?value=M8`, { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers().location).toBe('/repair?redirect=%2Fsearch%3Fvalue%3DM8')
    await page.goto(`${shop}/search?value=M8`)
    await expect(page).toHaveURL(`${shop}/repair?redirect=%2Fsearch%3Fvalue%3DM8`)
    await controls.maintenance(false)
    await page.getByRole('button', { name: '立即检查' }).click()
    await expect(page).toHaveURL(`${shop}/search?value=M8`)
  })
}

/** Code 3110 (SPEC section 8, RELIABILITY P29) shows /repair without a redirect loop. */
export function maintenance(target: () => Target) {
  originMaintenance(target)

  for (const fault of ['code=3110', 'status=200;code=3110', 'status=404;code=3110']) {
    test(`${fault} counts as maintenance`, async ({ page }) => {
      const { shop, controls } = target()
      await controls.arm('/api/global/getDefaultArea', fault)
      await page.goto(shop)
      await page.getByRole('button', { name: '允许' }).click()
      await expect(page).toHaveURL(`${shop}/repair?redirect=%2F`)
      await expect(page.getByRole('heading', { name: '商城运行正常' })).toBeVisible()
      await page.getByRole('link', { name: '返回刚才的页面' }).click()
      await expect(page).toHaveURL(`${shop}/`)
    })
  }

  test('/repair renders with the API entirely away', async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    // The clock stands from the beginning: a retry on its way when the API comes back would leave
    // the page ahead of the click.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await controls.arm('/api/*', 'reset')
    // The page's own first check: on its way when the API comes back, it would do the same.
    const refused = page.waitForEvent('requestfailed', (one) =>
      one.url().includes(getRepairInfo.path),
    )
    const answer = await openPage(page, `${shop}/repair?redirect=%2Fsearch%3Fvalue%3DM8`)
    expect(answer?.status()).toBe(503)
    await refused
    await expect(page.getByRole('heading', { name: '商城暂时无法访问' })).toBeVisible()
    await controls.disarm()
    await page.getByRole('button', { name: '立即检查' }).click()
    await expect(page).toHaveURL(`${shop}/search?value=M8`)
  })

  test('/repair ignores an unsafe redirect', async ({ page }) => {
    const { shop } = target()
    for (const evil of ['//evil.example', 'https://evil.example', '/repair', 'javascript:1']) {
      await page.goto(`${shop}/repair?redirect=${encodeURIComponent(evil)}`)
      await expect(page.getByRole('link', { name: '返回刚才的页面' })).toHaveAttribute('href', '/')
    }
  })
}
