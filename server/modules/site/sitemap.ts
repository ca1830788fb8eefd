import { sql } from 'drizzle-orm'
import { HELP_GROUPS } from '@/contract/help/help-menu-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'

/** Maximum number of URLs in a sitemap (sitemaps.org). */
const SITEMAP_MAX = 50_000

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
const places = (element: 'url' | 'sitemap', addresses: readonly string[]) =>
  addresses.map((one) => `<${element}><loc>${escapeXml(one)}</loc></${element}>`).join('\n')

/** The sitemap index. */
export function sitemapIndex(addresses: readonly string[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${places('sitemap', addresses)}\n</sitemapindex>\n`
}

/** A sitemap of pages, by URL. */
export function sitemap(addresses: readonly string[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>\n${places('url', addresses)}\n</urlset>\n`
}

/** robots.txt: what crawlers may visit, and the sitemap's URL. */
export function robots(origin: string): string {
  const closed = [
    '/api/',
    '/cart/',
    '/order/',
    '/quotation/',
    '/comment-posting/',
    '/user-info',
    '/system-messages',
    '/browsing-history',
    '/login',
    '/repair',
  ]
  const open = ['/api/product/drawing/', '/api/file/picture/']
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Public pages of every mall, whatever it sells: listings and help. */
export function mallPaths(): string[] {
  return [
    routes.home(),
    routes.brands(),
    routes.shops(),
    routes.quickOrder(),
    routes.phone(),
    ...HELP_GROUPS.flatMap(({ items }) => items.map(({ key }) => routes.helpEntry(key))),
  ]
}

/** Pages of the catalogue other than products: categories, brands and shops. */
export function catalogPaths({ categories, children, brands, shops }: CatalogMetadata): string[] {
  const ofCategory = (id: number) =>
    (children.get(id) ?? []).length > 0 ? routes.category(id) : routes.search({ categoryId: id })
  return [
    ...[...categories.keys()].map(ofCategory),
    ...[...brands.keys()].map(routes.brand),
    ...[...shops.keys()].map(routes.shop),
  ]
}

/** Number of sitemaps for the products on sale. */
export async function productSitemaps(db: Db, max = SITEMAP_MAX): Promise<number> {
  const { rows } = await db.execute<{ products: number }>(
    sql`select count(*)::int as products from products where status = 1`,
  )
  return Math.ceil((rows[0]?.products ?? 0) / max)
}

/** The products of one sitemap, numbered from 1. */
export async function productPaths(db: Db, number: number, max = SITEMAP_MAX) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where status = 1 order by id
    limit ${max} offset ${(number - 1) * max}`)
  return rows.map(({ id }) => routes.product(id))
}
