import { getProductDetail, getSkuTable, searchProducts } from '@/contract/product'
import { drawingSvg } from '@/server/catalog/drawings/drawing'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createDetail } from './detail-service'
import { createSearch } from './search-service'
import { createTable } from './table-service'

/** A drawing depends on its address alone, so it never changes under one, s. */
const DRAWING_CACHE_S = 30 * 24 * 3600

/** Search, spec table, product page and drawings. */
export function productRoutes(calls: Calls, { db, catalog }: { db: Db; catalog: Catalog }) {
  const search = createSearch(db, catalog)
  const table = createTable(db, catalog)
  const detail = createDetail(db, catalog)
  calls
    .open(searchProducts, ({ input }) => search(input))
    .open(getSkuTable, ({ input }) => table(input))
    .open(getProductDetail, ({ input }) => detail(input))

  calls.app.get('/api/product/drawing/:file{.+\\.svg}', (context) => {
    const template = context.req.param('file').replace(/\.svg$/, '')
    const svg = drawingSvg(template, context.req.query())
    if (!svg) throw new Fault('NOT_FOUND', '图样不存在')
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${DRAWING_CACHE_S}, immutable`,
      // Opened by itself it is a document: let it do nothing but draw.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
}
