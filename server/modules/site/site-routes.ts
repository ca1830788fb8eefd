import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Db } from '@/server/kernel/db/client'
import type { Env } from '@/server/kernel/env'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Catalog } from '@/server/modules/catalog/metadata'
import {
  catalogPaths,
  mallPaths,
  productPaths,
  productSitemaps,
  robots,
  sitemap,
  sitemapIndex,
} from './sitemap'

const CACHE_S = 3600

const send = (context: Context, body: string, type: string) =>
  context.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${CACHE_S}`,
  })

/** Origin of absolute URLs; '' where the setting is missing. */
export function originOf({ PUBLIC_URL }: Partial<Pick<Env, 'PUBLIC_URL'>>): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : ''
}

/** The catalogue of this process; null when another host has the goods. */
type Goods = { db: Db; catalog: Catalog } | null

/**
 * Files for search engines, which the mall serves at its root (server/edge/incoming.ts). URLs start with PUBLIC_URL; a
 * mall that has none, on somebody's own machine, is reached by the address that was asked for.
 */
export function siteRoutes(origin: string, goods: Goods): Hono {
  const app = new Hono().basePath('/api/site')
  const originFor = (context: Context) => origin || new URL(context.req.url).origin
  const wholeIn = (context: Context) => (path: string) => originFor(context) + path

  app.get('/robots.txt', (context) => send(context, robots(originFor(context)), 'text/plain'))

  app.get('/sitemap.xml', async (context) => {
    const count = goods ? await productSitemaps(goods.db) : 0
    const products = Array.from({ length: count }, (_, at) => `/sitemap-products-${at + 1}.xml`)
    return send(
      context,
      sitemapIndex(['/sitemap-pages.xml', ...products].map(wholeIn(context))),
      'application/xml',
    )
  })

  app.get('/sitemap-pages.xml', async (context) => {
    const paths = [...mallPaths(), ...(goods ? catalogPaths(await goods.catalog()) : [])]
    return send(context, sitemap(paths.map(wholeIn(context))), 'application/xml')
  })

  app.get('/:file{sitemap-products-[1-9][0-9]{0,4}\\.xml}', async (context) => {
    const number = Number.parseInt(context.req.param('file').replace(/\D/g, ''), 10)
    const paths = goods ? await productPaths(goods.db, number) : []
    if (paths.length === 0) throw new HttpError('NOT_FOUND', '没有这一页')
    return send(context, sitemap(paths.map(wholeIn(context))), 'application/xml')
  })
  return app
}
