import type { APIResponse } from '@playwright/test'
import { getOauthToken, logout } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import type { Target } from './target'
import { chooseArea, expect, signIn, test } from './target'

const MINUTE_MS = 60_000

function renewalThatMeets(fault: string, target: () => Target) {
  test(`token refresh: ${fault} does not sign out`, async ({ page, context }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await controls.expireTokens()
    await controls.arm(getOauthToken.path, fault)
    await page.goto(`${shop}/cart/list`)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('loginInfo')
    await expect(page).toHaveURL(`${shop}/cart/list`)
    await controls.disarm()
    await expect(async () => {
      const retry = main.getByRole('button', { name: '重试' })
      if (await retry.isVisible()) await retry.click()
      await expect(page.getByText('购物车还是空的')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
  })
}

function clockThatIsOff(minutes: number, target: () => Target) {
  test(`sign-in works with a browser clock ${minutes} minutes off`, async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.clock.install({ time: Date.now() + minutes * MINUTE_MS })
    await page.goto(`${shop}/login?redirect=%2Fcart%2Flist`)
    await page.getByLabel('用户名 / 手机号').fill(DEMO_ACCOUNTS[0].username)
    await page.getByLabel('密码', { exact: true }).fill(DEMO_ACCOUNTS[0].password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    await page.reload()
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    expect(await controls.count(getOauthToken.path)).toBe(1)
  })
}

/** Session tests that the origin of the API may affect. */
export function originSession(target: () => Target) {
  test('token refresh: a page with an expired token refreshes once', async ({ page }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await controls.expireTokens()
    await page.goto(`${shop}/cart/list`)
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    await expect(page.getByText('demo').first()).toBeVisible()
    const { calls } = await controls.state()
    // Each call once with the old token, once with the new one.
    expect(calls[getOauthToken.path]).toBe(2)
    for (const { path } of [getUserInfo, getCartList, getCartListCount, getMessageCount]) {
      expect([path, calls[path]]).not.toEqual([path, 0])
    }
  })

  test('token refresh: five tabs refresh once', async ({ page, context }) => {
    const { shop, controls } = target()
    const tokens = await signIn(page, target())
    // Expired by the clock of the browser too: every tab renews before it asks.
    await keepTokens(context, shop, { ...tokens, accessExpires: Date.now() - 1000 })
    await controls.expireTokens()
    const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))]
    await Promise.all(tabs.map((tab) => tab.goto(`${shop}/cart/list`)))
    for (const tab of tabs) await expect(tab.getByText('购物车还是空的')).toBeVisible()
    expect(await controls.count(getOauthToken.path)).toBe(2)
  })

  renewalThatMeets('reset', target)
  clockThatIsOff(120, target)

  test('sign-out reaches other tabs, and Back shows nothing personal', async ({
    page,
    context,
  }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    const other = await context.newPage()
    await other.goto(`${shop}/cart/list`)
    await expect(other.getByText('购物车还是空的')).toBeVisible()
    await page.goto(`${shop}/search?value=M8`)
    await page.goto(shop)
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
    // logout hangs: signing out must not depend on its answer.
    await controls.arm(logout.path, 'hang')
    await page.getByRole('button', { name: '退出' }).dblclick()
    await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()
    await expect(other).toHaveURL(`${shop}/login?redirect=%2Fcart%2Flist`)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('loginInfo')
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userInfo')
    await page.goBack()
    await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: '我的' })).not.toContainText('demo')
  })
}

/** Token refresh, tabs, clock skew and sign-out (RELIABILITY P11-P15, P22). */
export function session(target: () => Target) {
  originSession(target)
  for (const fault of ['status=500', 'html', 'delay=4000']) renewalThatMeets(fault, target)
  for (const minutes of [-1440, -120, 10, 1440]) clockThatIsOff(minutes, target)

  test('token refresh: five tabs without navigator.locks stay signed in', async ({
    page,
    context,
  }) => {
    const { shop, controls } = target()
    const tokens = await signIn(page, target())
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'locks', { value: undefined })
    })
    await keepTokens(context, shop, { ...tokens, accessExpires: Date.now() - 1000 })
    const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))]
    await Promise.all(tabs.map((tab) => tab.goto(`${shop}/cart/list`)))
    for (const tab of tabs) await expect(tab.getByText('购物车还是空的')).toBeVisible()
    expect(await controls.count(getOauthToken.path)).toBeLessThanOrEqual(6)
  })

  test('token refresh: waking up after eight hours refreshes once', async ({ page }) => {
    const { shop, controls } = target()
    await signIn(page, target())
    await page.clock.install()
    await page.goto(`${shop}/cart/list`)
    await expect(page.getByText('购物车还是空的')).toBeVisible()
    // Asleep: server and browser clock move together.
    await page.clock.pauseAt(Date.now() + MINUTE_MS)
    const before = await controls.count(getOauthToken.path)
    await controls.clock(8 * 60 * MINUTE_MS)
    await page.clock.fastForward(8 * 60 * MINUTE_MS)
    await page.clock.resume()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => controls.count(getOauthToken.path)).toBe(before + 1)
    await expect(page.getByText('demo').first()).toBeVisible()
    await expect(page).toHaveURL(`${shop}/cart/list`)
  })

  test('server rendering never refreshes tokens and is the same for everybody', async ({
    page,
    context,
  }) => {
    const { shop, controls } = target()
    await chooseArea(context, target())
    const ask = () => page.request.get(`${shop}/search?value=M8`)
    const visitor = await (await ask()).text()
    const tokens = await signIn(page, target())
    await keepTokens(context, shop, { ...tokens, accessExpires: Date.now() - 1000 })
    const before = await controls.count(getOauthToken.path)
    const answers: APIResponse[] = []
    for (let round = 0; round < 10; round += 1) {
      // This mall keeps no page: more at once would only wait for each other.
      answers.push(...(await Promise.all([ask(), ask()])))
    }
    // A busy mall may refuse some.
    const pages = answers.filter((answer) => answer.status() !== 503)
    expect(pages.length).toBeGreaterThan(0)
    const texts = await Promise.all(pages.map((answer) => answer.text()))
    expect(texts.every((text) => text === visitor)).toBe(true)
    expect(await controls.count(getOauthToken.path)).toBe(before)
  })

  test('Back from the bfcache shows nothing of a signed-out user', async ({ playwright }) => {
    const { shop, api } = target()
    const browser = await playwright.chromium.launch({
      ...test.info().project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext()
    await chooseArea(context, target())
    await keepTokens(context, shop, await tokensOf(api))
    const page = await context.newPage()
    await page.goto(`${shop}/cart/list`)
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
    await page.goto(`${shop}/search?value=M8`)
    const other = await context.newPage()
    await other.goto(shop)
    await other.getByRole('button', { name: '退出' }).click()
    await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${shop}/login?redirect=%2Fcart%2Flist`)
    await expect(page.getByText('demo')).toHaveCount(0)
    await browser.close()
  })

  test('the unread dot disappears once the message is read', async ({ page }) => {
    const { shop } = target()
    await signIn(page, target())
    await page.goto(shop)
    const nav = page.getByRole('navigation', { name: '我的' })
    await expect(nav.getByText('有未读消息')).toBeAttached()
    await nav.getByRole('link', { name: /消息/ }).click()
    await page
      .getByRole('link', { name: /欢迎使用工品汇/ })
      .first()
      .click()
    await expect(page).toHaveURL(/[?&]id=/)
    await expect(nav.getByText('有未读消息')).not.toBeAttached()
  })

  test('signing in as another user in another tab updates this tab', async ({ page, context }) => {
    const { shop, api } = target()
    await signIn(page, target())
    await page.goto(`${shop}/cart/list`)
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
    const second = await tokensOf(api, DEMO_ACCOUNTS[1])
    await keepTokens(context, shop, second)
    const other = await context.newPage()
    await other.goto(shop)
    await expect(other.getByRole('navigation', { name: '我的' })).toContainText('buyer')
    await expect(page.getByRole('navigation', { name: '我的' })).toContainText('buyer')
  })

  test('an area chosen in another tab shows when this tab regains focus', async ({
    page,
    context,
  }) => {
    const { shop } = target()
    await chooseArea(context, target())
    await page.goto(`${shop}/search?value=M8`)
    const area = page.getByRole('button', { name: /销售区域/ })
    await expect(area).toContainText('全国')
    // A page that opens its dialog listens: nothing is noticed by the look it begins with.
    await area.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.addCookies([
      { name: 'areaHomeIdList', value: '["31"]', url: shop },
      { name: 'salesAreaCode', value: '["31"]', url: shop },
    ])
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(area).toContainText('上海市')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(area).toContainText('上海市')
    expect(loads).toHaveLength(1)
  })
}
