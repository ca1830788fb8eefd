import type { Context } from 'hono'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import type { Catalog } from '@/server/modules/catalog/metadata'
import {
  browsePaths,
  productPaths,
  productSitemaps,
  robots,
  sitemap,
  sitemapIndex,
} from './sitemap'

const CACHE_S = 3600

type Deps = { db: Db; catalog: Catalog; origin: string }

const send = (context: Context, body: string, type: string) =>
  context.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${CACHE_S}`,
  })

/**
 * What search engines ask for; next.config.js leads them here. Addresses begin with
 * the setting PUBLIC_URL, never with what a request says its host is.
 */
export function siteRoutes({ app }: Pick<Calls, 'app'>, { db, catalog, origin }: Deps) {
  const whole = (path: string) => origin + path

  app.get('/robots.txt', (context) => send(context, robots(origin), 'text/plain'))

  app.get('/sitemap.xml', async (context) => {
    const count = await productSitemaps(db)
    const products = Array.from({ length: count }, (_, at) => `/sitemap-products-${at + 1}.xml`)
    return send(
      context,
      sitemapIndex(['/sitemap-pages.xml', ...products].map(whole)),
      'application/xml',
    )
  })

  app.get('/sitemap-pages.xml', async (context) =>
    send(context, sitemap(browsePaths(await catalog()).map(whole)), 'application/xml'),
  )

  app.get('/:file{sitemap-products-[1-9][0-9]{0,4}\\.xml}', async (context) => {
    const number = Number.parseInt(context.req.param('file').replace(/\D/g, ''), 10)
    const paths = await productPaths(db, number)
    if (paths.length === 0) throw new Fault('NOT_FOUND', '没有这一页')
    return send(context, sitemap(paths.map(whole)), 'application/xml')
  })
}
