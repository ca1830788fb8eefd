import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dismissPrompt, expect, expectAccessible, openPage, test } from '../../support/e2e'
import { SECRET_CANARY } from '../../support/secret-canary'

declare global {
  interface Window {
    /** Set by `watchShifts`. */
    layoutShift?: number
  }
}

const PAGES = [
  ['/', '工品汇'],
  ['/search?value=M8*30+%E5%A4%96%E5%85%AD%E8%A7%92', 'M8*30 外六角 - 工品汇'],
  ['/search?category=10101&view=list', '外六角螺栓 - 工品汇'],
  ['/search?category=10101&view=table', '外六角螺栓 - 工品汇'],
  ['/search?value=zzzzqqqq', 'zzzzqqqq - 工品汇'],
  ['/category/1', '紧固件 - 工品汇'],
  ['/category/101', '螺栓 - 工品汇'],
  ['/category/10101', '外六角螺栓 - 工品汇'],
  ['/brands?initial=C', '品牌馆 - 工品汇'],
  ['/brand/1', '岑钧 CENJUN - 工品汇'],
  ['/shops', '店铺 - 工品汇'],
  ['/shop/1', '岑钧紧固件自营店 - 工品汇'],
  ['/compare', '商品对比 - 工品汇'],
  ['/compare?sku=1%2C2%2C3%2C4', '商品对比 - 工品汇'],
  ['/login', '登录 - 工品汇'],
  ['/login?method=sms', '登录 - 工品汇'],
  ['/register', '注册 - 工品汇'],
  ['/forgot-password', '找回密码 - 工品汇'],
  ['/sms-outbox', '短信收件箱（演示） - 工品汇'],
  ['/repair', '系统维护 - 工品汇'],
] as const

const PERSONAL = [
  ['/', '工品汇'],
  ['/cart/list', '购物车 - 工品汇'],
  ['/system-messages', '我的消息 - 工品汇'],
  ['/user-info', '概览 - 工品汇'],
  ['/user-info?section=profile', '个人资料 - 工品汇'],
  ['/user-info?section=company', '公司信息 - 工品汇'],
  ['/browsing-history', '浏览记录 - 工品汇'],
  ['/user-info?section=favorites', '我的收藏 - 工品汇'],
  ['/user-info?section=lists', '采购清单 - 工品汇'],
  ['/user-info?section=addresses', '收货地址 - 工品汇'],
  ['/user-info?section=titles', '发票抬头 - 工品汇'],
  ['/user-info?section=security', '账户安全 - 工品汇'],
  ['/user-info?section=sessions', '登录设备 - 工品汇'],
  ['/user-info?section=codes', '物料编码 - 工品汇'],
  ['/user-info?section=data', '数据与隐私 - 工品汇'],
  ['/order/list', '我的订单 - 工品汇'],
  ['/order/confirm', '确认订单 - 工品汇'],
  ['/order/pay', '订单付款 - 工品汇'],
  ['/order/refunds', '售后记录 - 工品汇'],
  ['/quotation/list', '我的报价单 - 工品汇'],
  ['/inquiry/list', '我的询价 - 工品汇'],
  ['/inquiry/new', '发起询价 - 工品汇'],
  ['/inquiry/new?sku=1&qty=5000', '发起询价 - 工品汇'],
  ['/comment-posting/list', '商品评价 - 工品汇'],
  ['/comment-posting/list?tab=posted', '商品评价 - 工品汇'],
  ['/user-info?section=invoices', '我的发票 - 工品汇'],
] as const

const WIDTHS = [1440, 1200, 375]
/** 1200 shows what 1440 shows, only narrower: axe has nothing else to find there. */
const LAYOUTS = [1440, 375]

/** How far a page may move while it is loaded, by the browser's own measure (CLS). */
const SHIFT_MAX = 0.02

/** Adds up what moves without the visitor's doing; a page loaded anew counts anew. */
function watchShifts() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      window.layoutShift = (window.layoutShift ?? 0) + Number(Reflect.get(entry, 'value'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Looks at a page that is open in every width. */
async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    if (LAYOUTS.includes(width)) await expectAccessible(page, { preload: width < 768 })
  }
}

type Windows = { visitorPage: Page; buyerPage: Page }

/** One page a worker and person: the browser reads the mall's script once, not for each test. */
const look = test.extend<{ isBuyer: boolean }, Windows>({
  isBuyer: [false, { option: true }],
  visitorPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await context.addInitScript(watchShifts)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  buyerPage: [
    async ({ browser, signedIn }, use) => {
      const context = await browser.newContext({ storageState: signedIn })
      await context.addInitScript(watchShifts)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ isBuyer, visitorPage, buyerPage }, use) => use(isBuyer ? buyerPage : visitorPage),
})

function expectFitting([path, title]: readonly [string, string]) {
  look(`${path} fits, is accessible and logs nothing to the console`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await expect(page).toHaveTitle(title)
    expect(await page.evaluate(() => window.layoutShift ?? 0)).toBeLessThanOrEqual(SHIFT_MAX)
    // Only the sign-in is without the frame.
    const frame = page.getByRole('navigation', { name: '我的' })
    await expect(frame).toHaveCount(path.startsWith('/login') ? 0 : 1)
    await expectToFit(page)
  })
}

for (const one of PAGES) expectFitting(one)
look.describe('for a signed-in buyer', () => {
  look.use({ isBuyer: true })
  for (const one of PERSONAL) expectFitting(one)
})

test('every page of a demo says that it is one', async ({ page }) => {
  for (const path of ['/', '/login', '/help']) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: '演示商城' })).toBeVisible()
  }
})

test('a personal page redirects a visitor to the sign-in and back', async ({ page }) => {
  for (const path of ['/cart/list', '/system-messages?unread=1', '/order/list?type=2']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
  }
})

test('an unknown address or product answers 404 with the frame', async ({ page }) => {
  for (const path of [
    '/nothing/here',
    '/product/999999999',
    '/product/x',
    '/search?page=999',
    '/category/999',
    '/brand/x',
    '/shop/99',
  ]) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect(await response.text()).toContain('400-000-0000')
  }
})

test('pages have the security headers, no inline script, and answer only GET and HEAD', async ({
  request,
}) => {
  for (const [path] of PAGES) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    const isSecret = /^\/(login|forgot-password)/.test(path)
    const policy = isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin'
    expect([path, headers['referrer-policy']]).toEqual([path, policy])
    const inline = (await response.text()).match(
      /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>/g,
    )
    expect(inline).toBeNull()
  }
  const image = await request.get('/_next/image?url=%2Ficon.svg&w=64&q=75')
  expect(image.status()).toBe(404)
  for (const path of ['/', '/search', '/nothing/here']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await request.fetch(path, { method })
      expect([path, method, answer.status()]).toEqual([path, method, 405])
      expect(answer.headers().allow).toBe('GET, HEAD')
    }
  }
})

test('browsers are sent no secret, no name of a server setting and no source map', async ({
  request,
}) => {
  const names = readFileSync('server/kernel/env.ts', 'utf8').matchAll(/^ {2}([A-Z]+_[A-Z_]+):/gm)
  const settings = [...names].flatMap(([, name = '']) => (name.startsWith('NEXT_') ? [] : [name]))
  expect(settings).toContain('SMS_KEY_SECRET')
  const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of files.filter((one) => /\.(js|css)$/.test(one))) {
    const text = readFileSync(`.next/static/${name}`, 'utf8')
    const found = [SECRET_CANARY, ...settings].filter((one) => text.includes(one))
    expect([name, found]).toEqual([name, []])
  }
  for (const path of [...PAGES.map(([page]) => page), '/api/openapi.json', '/nothing/here']) {
    expect(await (await request.get(path)).text()).not.toContain(SECRET_CANARY)
  }
})

test('a transition requests code and data, never a rendered page', async ({ page }) => {
  await openPage(page, '/')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
  // The list's cards have such a button too.
  await expect.poll(() => requested).toContain('/api/product/getProductDetail')
  expect(requested.filter((path) => /^\/_next\/data|^\/(search|product)/.test(path))).toEqual([])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('home, search and product are readable, and search works as a form', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('main').getByRole('link', { name: '紧固件', exact: true }),
    ).toBeVisible()
    await page.getByRole('combobox', { name: /搜索/ }).first().fill('M8*30 外六角')
    await page.getByRole('button', { name: '搜索' }).first().click()
    await expect(page).toHaveURL(/\/search\?value=M8/)
    await expect(page.getByText('M8×30').first()).toBeVisible()
    await page.getByRole('region', { name: '强度等级' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/a\d+=\d+/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /外六角螺栓 GB/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('外六角螺栓')
    await expect(page.getByText('¥').first()).toBeVisible()
  })

  for (const path of ['/cart/list', '/order/list', '/inquiry/list', '/quotation/list']) {
    test(`${path} of a buyer says what it waits for`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText('登录后的页面需要启用 JavaScript', {
        useInnerText: true,
      })
    })
  }
})

test('an empty search shows a hint and stays', async ({ page }) => {
  await page.goto('/')
  await dismissPrompt(page)
  await page.getByRole('button', { name: '搜索' }).first().click()
  await expect(page.getByText('请输入您要搜索的商品~')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('beyond 240 px the compact header replaces the hot words', async ({ page }) => {
  await page.goto('/')
  await dismissPrompt(page)
  const boxes = page.getByRole('combobox', { name: /搜索/ })
  await expect(boxes).toHaveCount(1)
  await page.mouse.wheel(0, 200)
  const hotWords = page.getByRole('navigation', { name: '热门搜索' }).getByRole('link')
  await expect(hotWords).toHaveCount(8)
  await page.mouse.wheel(0, 300)
  await expect(boxes).toHaveCount(2)
  await expect(hotWords).toHaveCount(0)
})

test('search suggestions are operated by keyboard: a category, then words', async ({ page }) => {
  await page.goto('/')
  await dismissPrompt(page)
  const box = page.getByRole('combobox', { name: /搜索/ }).first()
  await box.pressSequentially('螺栓')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('种')
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?category=\d+$/)
  await box.fill('M8×3')
  const size = page.getByRole('option', { name: 'M8×30', exact: true })
  await expect(size).toBeVisible()
  while ((await size.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent('M8×30')}`)
})

test('an area switch stores the area cookies and stays on the page', async ({ page }) => {
  await page.goto('/search?value=%E8%9E%BA%E6%A0%93')
  await page.getByRole('button', { name: /销售区域/ }).click()
  await page.getByRole('button', { name: '江苏省' }).click()
  await page.getByRole('button', { name: '苏州市' }).click()
  await expect(page.getByRole('button', { name: /销售区域/ })).toContainText('苏州市')
  await expect(page).toHaveURL(/value=/)
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map((c) => [c.name, decodeURIComponent(c.value)]),
  )
  expect(cookies.areaHomeIdList).toBe('["3205"]')
  expect(cookies.salesAreaCode).toBe('["32","3205"]')
})
