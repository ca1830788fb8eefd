import { getDefaultArea } from '@/contract/area/area-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { routes } from '@/contract/routes'
import { searchProducts } from '@/contract/search/search-calls'
import { renderError } from '@/contract/site/error-report-calls'
import { fillSignIn } from '../../support/e2e'
import type { Target } from './target'
import { chooseArea, expect, navigationsOf, signIn, test, toastOf } from './target'

/** A call made only on a click. */
const ASKED = getDefaultArea.path
const allow = { name: '允许' }

/**
 * Rows of the error catalogue (SPEC section 8) that depend on CORS: a browser hands
 * over neither status nor words of an answer without the API's permission.
 */
export function originErrors(target: () => Target) {
  test('401 signs out, redirects to the sign-in once, and back afterwards', async ({ page }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await page.goto(`${shop}/cart/list?from=mail`)
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    await controls.expireTokens(true)
    const navigations = navigationsOf(page)
    await page.reload()
    await expect(page).toHaveURL(`${shop}/login?redirect=%2Fcart%2Flist%3Ffrom%3Dmail`)
    await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
    expect(navigations.filter((path) => path === '/login')).toHaveLength(1)
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('loginInfo')
    await fillSignIn(page)
    await expect(page).toHaveURL(`${shop}/cart/list?from=mail`)
  })

  test('a message of the server is shown as a toast, as plain text', async ({ page }) => {
    const { shop, controls } = target()
    const message = '<img src=x onerror=alert(1)>库存不足'
    await controls.arm(ASKED, `status=409;msg=${encodeURIComponent(message)}`)
    await page.goto(shop)
    await page.getByRole('button', allow).click()
    await expect(toastOf(page)).toHaveText(message)
    await expect(toastOf(page).locator('img')).toHaveCount(0)
  })

  test('network failures show one toast for many calls', async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.goto(shop)
    await controls.arm('/api/*', 'reset')
    await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
    await expect(toastOf(page)).toHaveText('网络连接失败，请检查网络后重试')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await toastOf(page).count()).toBeLessThanOrEqual(1)
  })

  test.describe('render crash', () => {
    test.use({ allowed: /^Failed to load resource|planted|^%o/ })

    test('shows the fallback page with its two links, and is reported', async ({ page }) => {
      const { shop } = target()
      await chooseArea(page.context(), target())
      // To the mall's own process, wherever the API is.
      const report = page.waitForResponse(`${shop}${renderError.path}`)
      await page.goto(`${shop}${routes.search({ categoryId: 101 })}`)
      // Breaks what the next page needs to render, and nothing the crash page does.
      await page.evaluate(() => {
        Number.prototype.toFixed = () => {
          throw new Error('planted')
        }
      })
      await page.locator('main a[href^="/product/"]').first().click()
      await expect(
        page.getByRole('heading', { name: '抱歉，当前页面无法正常显示！' }),
      ).toBeVisible()
      await expect(page.getByText(/重新加载页面/)).toBeVisible()
      expect((await report).status()).toBe(200)
      await page.getByRole('button', { name: '重新加载' }).click()
      await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
    })
  })
}

/** Every row of the error catalogue (SPEC section 8), as a buyer meets it. */
export function errorCatalogue(target: () => Target) {
  originErrors(target)

  test('419 signs out and redirects to the sign-in', async ({ page }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await controls.arm(getCartList.path, 'status=419')
    await page.goto(`${shop}/cart/list`)
    await expect(page).toHaveURL(`${shop}/login?redirect=%2Fcart%2Flist`)
  })

  test('404 shows a toast for one second and an error in place', async ({ page }) => {
    const { shop, controls } = target()
    await controls.arm(ASKED, 'status=404')
    await page.goto(shop)
    await page.getByRole('button', allow).click()
    await expect(toastOf(page)).toHaveText('API Not Found')
    await expect(toastOf(page)).toHaveCount(0, { timeout: 2500 })
    await expect(
      page.getByRole('region', { name: '销售区域提示' }).getByRole('alert'),
    ).toBeVisible()
  })

  test('500 without a message shows the default toast', async ({ page }) => {
    const { shop, controls } = target()
    await controls.arm(ASKED, 'status=500')
    await page.goto(shop)
    await page.getByRole('button', allow).click()
    await expect(toastOf(page)).toHaveText('抱歉，服务器遇到问题，请稍后再试')
  })

  test('a timeout is only logged, and the view offers a retry', async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.goto(shop)
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('请求超时，请稍后重试'),
    )
    await controls.arm(searchProducts.path, 'delay=4500')
    await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('请求超时，请稍后重试')
    await logged
    await expect(toastOf(page)).toHaveCount(0)
    await controls.disarm()
    await main.getByRole('button', { name: '重试' }).click()
    await expect(main.getByRole('link', { name: /GB/ }).first()).toBeVisible()
  })
}
