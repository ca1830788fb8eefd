import { getCartList } from '@/contract/cart'
import { getDefaultArea } from '@/contract/global'
import { renderError } from '@/contract/log'
import { searchProducts } from '@/contract/product'
import { fillSignIn } from '../../support/e2e'
import type { Target } from './target'
import { chooseArea, expect, navigationsOf, signIn, test, toastOf } from './target'

/** A call the page makes when it is asked to, and not before. */
const ASKED = getDefaultArea.path

/** Every row of the error catalogue (SPEC section 8), as a buyer meets it. */
export function errorCatalogue(target: () => Target) {
  const allow = { name: '允许' }

  test('401 signs out and leads to the sign-in, once, which leads back', async ({ page }) => {
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

  test('419 does the same', async ({ page }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await controls.arm(getCartList.path, 'status=419')
    await page.goto(`${shop}/cart/list`)
    await expect(page).toHaveURL(`${shop}/login?redirect=%2Fcart%2Flist`)
  })

  test('404 is a toast of one second, and stays where the buyer looks', async ({ page }) => {
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

  test('a message of the server is its toast, as text', async ({ page }) => {
    const { shop, controls } = target()
    const message = '<img src=x onerror=alert(1)>库存不足'
    await controls.arm(ASKED, `status=409;msg=${encodeURIComponent(message)}`)
    await page.goto(shop)
    await page.getByRole('button', allow).click()
    await expect(toastOf(page)).toHaveText(message)
    await expect(toastOf(page).locator('img')).toHaveCount(0)
  })

  test('no message is said in words of our own', async ({ page }) => {
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

  test('no response is a toast of what happened, one for many', async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.goto(shop)
    await controls.arm('/api/*', 'reset')
    await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
    await expect(toastOf(page)).toHaveText('网络连接失败，请检查网络后重试')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await toastOf(page).count()).toBeLessThanOrEqual(1)
  })

  test.describe('a render crash', () => {
    test.use({ allowed: /^Failed to load resource|planted|^%o/ })

    test('shows the fallback page with its two ways on, and is reported', async ({ page }) => {
      const { shop, controls } = target()
      await chooseArea(page.context(), target())
      await page.goto(shop)
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
      await expect.poll(() => controls.count(renderError.path)).toBe(1)
      await page.getByRole('button', { name: '重新加载' }).click()
      await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
    })
  })
}
