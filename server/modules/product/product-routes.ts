import { compareSkus } from '@/contract/compare'
import { getSkuTable, searchProducts } from '@/contract/product'
import { getProductDetail } from '@/contract/product-detail'
import { getRelatedProducts } from '@/contract/related'
import { drawingSvg } from '@/server/catalog/drawings/drawing'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createCompare } from './compare-service'
import { createDatasheet } from './datasheet-service'
import { createDetail } from './detail-service'
import { createRelated } from './related-service'
import { createSearch } from './search-service'
import { createTable } from './table-service'

/** A drawing depends on its address alone, so it never changes under one, s. */
const DRAWING_CACHE_S = 30 * 24 * 3600
/** Its packing and its date of issue may change, s. */
const DATASHEET_CACHE_S = 3600
/** Each takes a tenth of a second of a processor. */
const DATASHEETS = { calls: 30, seconds: 60 }

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** Search, spec table, product page, what goes with it, drawings and data sheets. */
export function productRoutes(calls: Calls, { db, catalog, now }: Deps) {
  const search = createSearch(db, catalog)
  const table = createTable(db, catalog)
  const detail = createDetail(db, catalog)
  const related = createRelated(db, catalog)
  const compare = createCompare(db, catalog)
  calls
    .open(searchProducts, ({ input }) => search(input))
    .open(getSkuTable, ({ input }) => table(input))
    .open(getProductDetail, ({ input }) => detail(input))
    .open(getRelatedProducts, ({ input }) => related(input))
    .open(compareSkus, ({ input }) => compare(input))

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

  const datasheet = createDatasheet({ db, catalog, now })
  const limit = createCallLimit(DATASHEETS)
  calls.app.get('/api/product/datasheet/:file{[1-9][0-9]{0,8}\\.pdf}', async (context) => {
    await limit(calls.addressOf(context))
    const { pdf, fileName } = await datasheet(Number.parseInt(context.req.param('file'), 10))
    return context.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Cache-Control': `public, max-age=${DATASHEET_CACHE_S}`,
    })
  })
}
