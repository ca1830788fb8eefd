import { dismissPrompt, expect, expectAccessible, test } from '../support/e2e'

test('robots.txt leads to sitemaps whose pages are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
  const placesOf = async (path: string) => {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place = '']) => new URL(place).pathname + new URL(place).search,
    )
  }
  const maps = await placesOf('/sitemap.xml')
  expect(maps).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml'])
  for (const map of maps) {
    const places = await placesOf(map)
    const some = places.filter((_, at) => at % Math.ceil(places.length / 12) === 0)
    for (const place of some) {
      const path = place.replaceAll('&amp;', '&')
      expect([path, (await request.get(path)).status()]).toEqual([path, 200])
    }
  }
})

test('pages say where they belong; personal ones are not to be found', async ({ page }) => {
  await page.goto('/product/8')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/product\/8$/)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  )
  expect(data).toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }])
  await page.goto('/login')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test('the footer leads to the phone page', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: '手机版' }).click()
      await expect(page).toHaveURL('/_app')
      await expect(page.getByRole('heading', { name: '工品汇手机版' })).toBeVisible()
      // Back here from the sign-in: to the address that was asked for, not the one it is served by.
      await expect(page.getByRole('link', { name: '请登录' })).toHaveAttribute(
        'href',
        '/login?redirect=%2F_app',
      )
      // localhost is nobody else's.
      await expect(page.getByText('只有这台电脑能访问')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      await expectAccessible(page)
    })
  })
}

test('the mall can be put on a home screen', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})

test('keys search, list themselves and lead on', async ({ page }) => {
  await page.goto('/brands', { waitUntil: 'networkidle' })
  await dismissPrompt(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: '搜索商品' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  // Away from the menu, which opens under a pointer that rests.
  await page.mouse.move(1200, 700)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+?')
  const dialog = page.getByRole('dialog', { name: '键盘快捷键' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await expect(page).toHaveURL('/quick-order')
})

test.describe('without a network', () => {
  // Chromium says of itself that it is offline.
  test.use({ serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })
  test('a page that cannot be opened says so, and opens when it can', async ({ page, context }) => {
    await page.goto('/brands')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.goto('/shops')
    await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '店铺' })).toBeVisible()
    await expect(page).toHaveURL('/shops')
  })
})
