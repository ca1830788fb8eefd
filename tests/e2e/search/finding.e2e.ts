import { searchPage } from '../../kit/pages/search-page'
import { dismissPrompt, expect, expectAccessible, openPage, test } from '../../support/e2e'

test('robots.txt leads to sitemaps whose pages exist', async ({ request }) => {
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

test('result pages tell search engines their place among the categories', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]')
  for (const address of ['/search?category=101', '/search?category=10101']) {
    await page.goto(address)
    const path = JSON.parse((await data.textContent()) ?? '')
    expect(path).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(path.itemListElement[0]).toMatchObject({ name: '紧固件' })
    expect(path.itemListElement[0].item).toMatch(/\/category\/1$/)
  }
  await page.goto('/search?value=M8')
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ name: 'M8' })
})

test('pages have a canonical link and metadata; personal ones are noindex', async ({ page }) => {
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
    test('the footer links to the phone page', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: '手机版' }).click()
      await expect(page).toHaveURL('/_app')
      await expect(page.getByRole('heading', { name: '工品汇手机版' })).toBeVisible()
      // The router knows the page by another name than its address.
      await expect(page.getByRole('link', { name: '请登录' })).toHaveAttribute(
        'href',
        '/login?redirect=%2Fphone',
      )
      await page.getByRole('link', { name: '请登录' }).click()
      await expect(page).toHaveURL('/login?redirect=%2Fphone')
      await page.goBack()
      await expect(page).toHaveURL('/_app')
      // A phone cannot reach localhost.
      await expect(page.getByText('只有这台电脑能访问')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      await expectAccessible(page)
    })
  })
}

test('the web app manifest has icons', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})

test('keyboard shortcuts focus the search, list themselves and navigate', async ({ page }) => {
  await openPage(page, '/brands')
  await dismissPrompt(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: '搜索商品' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  // Keeps the pointer off the menu, which opens on hover.
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
  // Chromium logs that it is offline.
  test.use({ serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })
  test('a page that cannot load shows the offline page, and loads once online', async ({
    page,
    context,
  }) => {
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

test('a typed size opens as a table, until another view is chosen', async ({ page }) => {
  const { search } = searchPage(page)
  const views = page.getByRole('navigation', { name: '视图' })
  const table = page.getByRole('region', { name: '规格表' })
  await openPage(page, '/')
  await dismissPrompt(page)
  await search('外六角螺栓 M8*30')
  await expect(table).toBeVisible()
  await expect(views.getByRole('link', { name: '规格表' })).toHaveAttribute('aria-current', 'true')
  const rows = table.getByRole('row').filter({ has: page.getByRole('spinbutton') })
  const cells = await rows.getByRole('cell').allTextContents()
  expect(cells.filter((text) => text === 'M8')).toHaveLength(await rows.count())
  expect(cells.filter((text) => text === '30')).toHaveLength(await rows.count())
  await expectAccessible(page)

  await views.getByRole('link', { name: '列表' }).click()
  await expect(page).toHaveURL(/view=list/)
  await search('外六角螺栓 M10*40')
  const isList = () =>
    expect(views.getByRole('link', { name: '列表' })).toHaveAttribute('aria-current', 'true')
  await expect(page).not.toHaveURL(/view=/)
  await isList()
  await page.reload()
  await isList()
  await expect(table).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a size is a table, and a broad word is narrowed by pictures', async ({ page }) => {
    await page.goto('/search?value=外六角螺栓+M8*30')
    await expect(page.getByRole('region', { name: '规格表' })).toBeVisible()
    await page.goto('/search?value=手套')
    const tiles = page.getByRole('region', { name: '选择品类' }).getByRole('link')
    expect(await tiles.count()).toBeGreaterThan(1)
    for (const tile of await tiles.all()) {
      await expect(tile).toHaveText(/\d+ 种$/)
      await expect(tile.locator('img')).toHaveAttribute('src', /\/drawing\//)
    }
    await tiles.first().click()
    await expect(page).toHaveURL(/value=.*&category=\d+$/)
    await expect(page.getByRole('region', { name: '规格表' })).toBeVisible()
  })
})
