import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@/contract/routes'
import { productPaths, productSitemaps, sitemap } from '@/server/modules/site/sitemap'
import { openTestMall, type TestMall } from '../../support/test-mall'

const ORIGIN = 'https://mall.example'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ PUBLIC_URL: `${ORIGIN}/` })
})
afterAll(() => mall.close())

async function fetchText(file: string, headers: Record<string, string> = {}) {
  const answer = await mall.api.fetch(new Request(`http://mall.test/api/site/${file}`, { headers }))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const placesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => one)

describe('robots.txt and sitemaps', () => {
  it('robots.txt disallows private pages and names the sitemap', async () => {
    const { text, headers } = await fetchText('robots.txt')
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    for (const path of ['/cart/', '/order/', '/user-info', '/api/']) {
      expect(text).toContain(`Disallow: ${path}\n`)
    }
  })

  it('the sitemap index leads to every product on sale, each once', async () => {
    const index = placesOf((await fetchText('sitemap.xml')).text)
    expect(index).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-products-1.xml`])
    const products = placesOf((await fetchText('sitemap-products-1.xml')).text)
    const { rows } = await mall.db.execute<{ on_sale: number }>(
      sql`select count(*)::int as on_sale from products where status = 1`,
    )
    expect(new Set(products).size).toBe(rows[0]?.on_sale)
    expect(products).toHaveLength(rows[0]?.on_sale ?? 0)
  })

  it('the page sitemap lists home, categories, brands and shops', async () => {
    const pages = placesOf((await fetchText('sitemap-pages.xml')).text)
    for (const path of [routes.home(), routes.brands(), routes.category(101), routes.brand(1)]) {
      expect(pages).toContain(ORIGIN + path)
    }
    expect(pages.every((page) => page?.startsWith(`${ORIGIN}/`))).toBe(true)
  })

  it('ignore a spoofed Host and X-Forwarded-Host', async () => {
    const spoofed = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    for (const file of ['robots.txt', 'sitemap.xml', 'sitemap-pages.xml']) {
      expect((await fetchText(file, spoofed)).text).not.toContain('evil')
    }
  })

  it.each([
    'sitemap-products-2.xml',
    'sitemap-products-0.xml',
    'sitemap-products-x.xml',
    'sitemap-x.xml',
  ])('the unknown file %s is refused with 4xx', async (file) => {
    expect((await fetchText(file)).status).toBeGreaterThanOrEqual(400)
    expect((await fetchText(file)).status).toBeLessThan(500)
  })
})

it('without PUBLIC_URL robots and sitemaps name the address that was asked for', async () => {
  const own = await openTestMall()
  const text = await (
    await own.api.fetch(new Request('http://10.1.2.3:3999/api/site/robots.txt'))
  ).text()
  expect(text).toContain('Sitemap: http://10.1.2.3:3999/sitemap.xml')
  const pages = await (
    await own.api.fetch(new Request('http://10.1.2.3:3999/api/site/sitemap-pages.xml'))
  ).text()
  expect(placesOf(pages)).toContain('http://10.1.2.3:3999/brands')
  await own.close()
})

describe('product sitemaps', () => {
  it('are split without duplicates when there are many products', async () => {
    const count = await productSitemaps(mall.db, 1000)
    expect(count).toBeGreaterThan(1)
    const all = await Promise.all(
      Array.from({ length: count }, (_, at) => productPaths(mall.db, at + 1, 1000)),
    )
    expect(all.slice(0, -1).every((paths) => paths.length === 1000)).toBe(true)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(await productPaths(mall.db, count + 1, 1000)).toEqual([])
  })
})

describe('sitemap address', () => {
  it('is XML-escaped', () => {
    expect(sitemap(['https://a.example/search?a=1&b=<"'])).toContain(
      '<loc>https://a.example/search?a=1&amp;b=&lt;&quot;</loc>',
    )
  })
})
