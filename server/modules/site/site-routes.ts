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

/** Origin of absolute URLs: the setting, or this machine. */
export function originOf({ PUBLIC_URL, PORT = 3000 }: Partial<Pick<Env, 'PUBLIC_URL' | 'PORT'>>) {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`
}

/** The catalogue of this process; null when another host has the goods. */
type Goods = { db: Db; catalog: Catalog } | null

/**
 * Files for search engines; next.config.js rewrites their paths here. URLs start with
 * PUBLIC_URL, never with the Host header of a request.
 */
export function siteRoutes(origin: string, goods: Goods): Hono {
  const app = new Hono()
  const whole = (path: string) => origin + path

  app.get('/robots.txt', (context) => send(context, robots(origin), 'text/plain'))

  app.get('/sitemap.xml', async (context) => {
    const count = goods ? await productSitemaps(goods.db) : 0
    const products = Array.from({ length: count }, (_, at) => `/sitemap-products-${at + 1}.xml`)
    return send(
      context,
      sitemapIndex(['/sitemap-pages.xml', ...products].map(whole)),
      'application/xml',
    )
  })

  app.get('/sitemap-pages.xml', async (context) => {
    const paths = [...mallPaths(), ...(goods ? catalogPaths(await goods.catalog()) : [])]
    return send(context, sitemap(paths.map(whole)), 'application/xml')
  })

  app.get('/:file{sitemap-products-[1-9][0-9]{0,4}\\.xml}', async (context) => {
    const number = Number.parseInt(context.req.param('file').replace(/\D/g, ''), 10)
    const paths = goods ? await productPaths(goods.db, number) : []
    if (paths.length === 0) throw new HttpError('NOT_FOUND', '没有这一页')
    return send(context, sitemap(paths.map(whole)), 'application/xml')
  })
  return app
}
