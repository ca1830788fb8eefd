import { dismissPrompt, expect, expectAccessible, MALL, test } from '../support/e2e'
import { keepTokens, tokensOf } from '../support/sign-in'

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
  ['/user-info', '个人资料 - 工品汇'],
  ['/user-info?section=company', '公司信息 - 工品汇'],
  ['/browsing-history', '浏览记录 - 工品汇'],
  ['/user-info?section=favorites', '我的收藏 - 工品汇'],
  ['/user-info?section=lists', '采购清单 - 工品汇'],
  ['/user-info?section=addresses', '收货地址 - 工品汇'],
  ['/user-info?section=titles', '发票抬头 - 工品汇'],
  ['/user-info?section=security', '账户安全 - 工品汇'],
  ['/user-info?section=sessions', '登录设备 - 工品汇'],
  ['/order/list', '我的订单 - 工品汇'],
  ['/order/confirm', '确认订单 - 工品汇'],
  ['/order/pay', '订单付款 - 工品汇'],
  ['/order/refunds', '售后记录 - 工品汇'],
  ['/comment-posting/list', '商品评价 - 工品汇'],
  ['/comment-posting/list?tab=posted', '商品评价 - 工品汇'],
  ['/user-info?section=invoices', '我的发票 - 工品汇'],
] as const

for (const width of [1440, 1200, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const [path, title] of PAGES) {
      test(`${path} fits, is accessible and says nothing to the console`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page).toHaveTitle(title)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        )
        await expectAccessible(page)
      })
    }
    for (const [path, title] of PERSONAL) {
      test(`${path} does so for a buyer too`, async ({ page }) => {
        await keepTokens(page.context(), MALL, await tokensOf(MALL))
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page).toHaveTitle(title)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        )
        await expectAccessible(page)
      })
    }
  })
}

test('a visitor of a personal page is asked to sign in, and led back', async ({ page }) => {
  for (const path of ['/cart/list', '/system-messages?unread=1', '/order/list?type=2']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
  }
})

test('only /login is without the frame', async ({ page }) => {
  for (const [path] of PAGES) {
    await page.goto(path)
    const frame = page.getByRole('navigation', { name: '我的' })
    await expect(frame).toHaveCount(path.startsWith('/login') ? 0 : 1)
  }
})

test('every link of the frame, the menu and the home page leads somewhere', async ({
  page,
  request,
}) => {
  const linksOf = () =>
    page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto('/')
  const home = await linksOf()
  await page.goto('/search?category=101')
  await dismissPrompt(page)
  await page.getByRole('button', { name: '全部商品分类' }).hover()
  const menu = page.getByRole('navigation', { name: '商品分类' })
  await menu.getByRole('link', { name: /^紧固件/ }).hover()
  await expect(page.getByRole('link', { name: '紧定螺钉' })).toBeVisible()
  const hrefs = [...new Set([...home, ...(await linksOf())])]
  expect(hrefs.filter((href) => !/^(\/|#\w|tel:)/.test(href))).toEqual([])
  const pages = hrefs.filter((href) => href.startsWith('/'))
  expect(pages.length).toBeGreaterThan(150)
  // Every fourth is enough to meet every kind of link.
  for (const href of pages.filter((_, index) => index % 4 === 0)) {
    expect([href, (await request.get(href)).status()]).toEqual([href, 200])
  }
})

test('an unknown address is 404 with the frame, an unknown product too', async ({ page }) => {
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

test('pages carry the security headers and no inline script', async ({ request }) => {
  for (const [path] of PAGES) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    const inline = (await response.text()).match(
      /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>/g,
    )
    expect(inline).toBeNull()
  }
  for (const path of ['/', '/search', '/nothing/here']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await request.fetch(path, { method })
      expect([path, method, answer.status()]).toEqual([path, method, 405])
      expect(answer.headers().allow).toBe('GET, HEAD')
    }
  }
})

test('a transition asks the server for code and data, never for a rendered page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('navigation', { name: '热门搜索' }).getByRole('link').first().click()
  await page.locator('main a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
  expect(asked).toContain('/api/product/getProductDetail')
  expect(asked.filter((path) => /^\/_next\/data|^\/(search|product)/.test(path))).toEqual([])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('home, search and product are readable, and search works by form', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '紧固件' }).first()).toBeVisible()
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
})

test('an empty search only says so', async ({ page }) => {
  await page.goto('/')
  await dismissPrompt(page)
  await page.getByRole('button', { name: '搜索' }).first().click()
  await expect(page.getByText('请输入您要搜索的商品~')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('hot words go and the compact header comes beyond 240 px', async ({ page }) => {
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

test('suggestions are a combobox driven by keyboard', async ({ page }) => {
  await page.goto('/')
  await dismissPrompt(page)
  const box = page.getByRole('combobox', { name: /搜索/ }).first()
  await box.pressSequentially('螺栓')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  const option = page.getByRole('option').first()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  const text = ((await option.textContent()) ?? '').trim()
  await box.press('Enter')
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent(text)}`)
})

test('an area switch reloads once and keeps the page', async ({ page }) => {
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
