import { keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { dismissPrompt, expect, MALL, openPage, test } from '../../support/e2e'

/** Pages of one kind that are looked into; thousands of products are alike. */
const PER_KIND = 3
const PARALLEL = 2

const PERSONAL = [
  '/',
  '/cart/list',
  '/order/list',
  '/order/refunds',
  '/system-messages',
  '/user-info',
  '/user-info?section=company',
  '/user-info?section=favorites',
  '/user-info?section=lists',
  '/user-info?section=addresses',
  '/user-info?section=titles',
  '/user-info?section=invoices',
  '/browsing-history',
  '/comment-posting/list',
  '/quick-order',
  '/compare?sku=1%2C2',
]

/** `/product/8?sku=3` and `/product/9?sku=4` are of a kind; so are all searches that narrow twice. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, MALL)
  const names = [...new Set([...searchParams.keys()].map((name) => name.replace(/\d+/, '')))]
  return `${pathname.replace(/\d+/g, '0')}?${names.length > 2 ? 'more' : names.sort().join('&')}`
}

function linksOf(html: string): string[] {
  const result = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href)
  return result.map((href) => href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
}

const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//')

test('every link of every page leads to an existing page', async ({ page }) => {
  test.setTimeout(240_000)
  const seen = new Map<string, string>()
  const kinds = new Map<string, number>()
  const queue: string[] = []
  const broken: string[] = []

  function meet(href: string, from: string) {
    if (/^(tel|mailto|blob):/.test(href) || href === '') return
    if (href.startsWith('#')) return
    if (!isOwn(href)) {
      broken.push(`${from} leads out of the mall: ${href}`)
      return
    }
    const path = href.replace(/#.*/, '')
    const kind = kindOf(path)
    const met = kinds.get(kind) ?? 0
    if (seen.has(path) || met >= PER_KIND) return
    kinds.set(kind, met + 1)
    seen.set(path, from)
    queue.push(path)
  }

  async function follow() {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const answer = await fetch(MALL + path)
      if (answer.status >= 400) broken.push(`${seen.get(path)} -> ${path}: ${answer.status}`)
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      const html = isPage ? await answer.text() : ''
      for (const href of linksOf(html)) meet(href, path)
    }
  }

  meet('/', 'the start')
  // Links rendered only in the browser: personal pages, menus.
  await keepTokens(page.context(), MALL, await tokensOf(MALL))
  async function meetShown(path: string) {
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) meet(href, path)
    const empty = await page.locator('a:not([href])').count()
    if (empty > 0) broken.push(`${path} has ${empty} links that lead nowhere`)
  }
  for (const path of PERSONAL) {
    await openPage(page, path)
    await meetShown(path)
  }
  await openPage(page, '/search?category=101')
  await dismissPrompt(page)
  await page.getByRole('button', { name: '全部商品分类' }).hover()
  const menu = page.getByRole('navigation', { name: '商品分类' })
  await menu.getByRole('link', { name: '紧固件', exact: true }).hover()
  await expect(page.getByRole('link', { name: '紧定螺钉' })).toBeVisible()
  await meetShown('the mega menu')
  while (queue.length > 0) await Promise.all(Array.from({ length: PARALLEL }, follow))

  console.log(`${seen.size} addresses of ${kinds.size} kinds`)
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})
