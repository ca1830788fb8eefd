import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { COOKIE } from '@/contract/constants'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { openPage } from '../../support/e2e'
import { RUNS } from '../../support/runs'
import type { Target } from './target'
import { chooseArea, expect, signIn, test } from './target'

async function fillSignIn(page: Page) {
  await page.getByLabel('用户名 / 手机号').fill(DEMO_ACCOUNTS[0].username)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_ACCOUNTS[0].password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Browsers without storage or with malformed storage (RELIABILITY F23-F28, F31, F33). */
export function browserLimits(target: () => Target) {
  test('without cookies: browsing works, sign-in lasts for the page, and a hint shows', async ({
    page,
  }) => {
    const { shop } = target()
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    })
    await page.goto(shop)
    await page.getByRole('button', { name: '允许' }).click()
    await expect(page.getByText('您的浏览器禁用了 Cookie，无法保存销售区域')).toBeVisible()
    await page.getByRole('link', { name: '请登录' }).first().click()
    await expect(page.getByText(/请启用Cookie/)).toBeVisible()
    await fillSignIn(page)
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
  })

  test('without localStorage and sessionStorage everything works', async ({ page }) => {
    const { shop } = target()
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await chooseArea(page.context(), target())
    await page.goto(`${shop}/login?redirect=%2Fcart%2Flist`)
    await fillSignIn(page)
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
  })

  test('with full storage everything works', async ({ page }) => {
    const { shop } = target()
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await signIn(page, target())
    await page.goto(`${shop}/search?value=M8`)
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()
  })

  test('with malformed localStorage everything works', async ({ page }) => {
    const { shop } = target()
    await page.addInitScript(() => {
      for (const key of ['userInfo', 'goodsInfo', 'recentAreas']) localStorage.setItem(key, '{"x')
    })
    await signIn(page, target())
    await page.goto(`${shop}/search?value=M8`)
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
  })

  test('malformed cookies are ignored and never appear in the page', async ({ request }) => {
    const { shop } = target()
    const marker = '"><script>marker'
    const cookie = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      fc.constantFrom(
        '[1]',
        '{"__proto__":1}',
        '["0000"',
        `["${marker}"]`,
        'null',
        '%',
        '%E0%A4%A',
      ),
    )
    const legal = (text: string) => text.replace(/[^\x20-\x7e]|[;,]/g, '')
    await fc.assert(
      fc.asyncProperty(cookie, cookie, cookie, async (areas, sales, login) => {
        const header = [
          `${COOKIE.areas}=${legal(areas)}`,
          `${COOKIE.salesAreas}=${legal(sales)}`,
          `${COOKIE.login}=${legal(login)}`,
        ].join('; ')
        const answer = await request.get(`${shop}/login`, { headers: { Cookie: header } })
        expect(answer.status()).toBe(200)
        expect(await answer.text()).not.toContain('<script>marker')
      }),
      { numRuns: RUNS },
    )
  })

  test('offline: an error shows, and the page recovers online without a reload', async ({
    page,
    context,
  }) => {
    const { shop } = target()
    await chooseArea(context, target())
    await openPage(page, shop)
    const word = page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first()
    const code = page.waitForResponse(/\/chunks\/pages\/search/)
    await word.hover()
    await code
    await page.getByRole('combobox', { name: /搜索/ }).first().fill('六角螺母')
    await expect(page.getByRole('option').first()).toBeVisible()
    // Suggestions lie over the words.
    await page.keyboard.press('Escape')
    await word.click()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /GB/ }).first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('combobox', { name: /搜索/ }).first().fill('平垫圈 M10')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert')).toContainText('网络连接失败')
    await context.setOffline(false)
    await expect(main.getByRole('link', { name: /垫圈/ }).first()).toBeVisible()
  })

  test('a missing picture does not shift the layout', async ({ page }) => {
    const { shop } = target()
    await chooseArea(page.context(), target())
    await page.goto(`${shop}/search?value=M8`)
    const first = page.getByRole('main').getByRole('link', { name: /GB/ }).first()
    const before = await first.boundingBox()
    await page.route('**/api/product/drawing/**', (route) => route.abort())
    await page.goto(`${shop}/search?value=M8`)
    expect(await first.boundingBox()).toEqual(before)
  })

  for (const timezoneId of ['UTC', 'Asia/Shanghai', 'America/New_York']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId, allowed: /^$/ })

      test('hydration logs nothing to the console, for visitor and buyer', async ({ page }) => {
        const { shop } = target()
        await chooseArea(page.context(), target())
        const paths = ['/', '/search?value=M8', '/product/8', '/cart/list', '/login', '/repair']
        for (const path of paths) await openPage(page, `${shop}${path}`)
        await signIn(page, target())
        for (const path of ['/', '/product/8', '/cart/list', '/system-messages']) {
          await openPage(page, `${shop}${path}`)
        }
      })
    })
  }
}
