import { drawingDxf, drawingSvg } from '@/catalogue/port'
import { compareSkus } from '@/contract/product/compare-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { getRelatedProducts } from '@/contract/product/related-calls'
import type { Db } from '@/server/kernel/db/client'
import { createProcessLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { drawnDims } from '@/server/modules/catalog/drawing-url'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { createCompare } from './compare-service'
import { createDatasheet } from './datasheet-service'
import { createDetail } from './detail-service'
import { createRelated } from './related-service'

/** Cache time of a drawing: it depends on its URL alone, s. */
const DRAWING_CACHE_S = 30 * 24 * 3600
/** Cache time of a data sheet: packing and date of issue may change, s. */
const DATASHEET_CACHE_S = 3600
/** Rate limit of data sheets: each takes a tenth of a second of CPU. */
const DATASHEETS = { calls: 30, seconds: 60 }

type Deps = { db: Db; catalog: Catalog; now: () => number }

/** Product page, related products, drawings and data sheets. */
export function productRoutes(calls: Calls, { db, catalog, now }: Deps) {
  const detail = createDetail(db, catalog)
  const related = createRelated(db, catalog)
  const compare = createCompare(db, catalog)
  calls
    .on(getProductDetail, ({ input }) => detail(input))
    .on(getRelatedProducts, ({ input }) => related(input))
    .on(compareSkus, ({ input }) => compare(input))

  calls.app.get('/api/product/drawing/:file{.+\\.svg}', (context) => {
    const template = context.req.param('file').replace(/\.svg$/, '')
    const svg = drawingSvg(template, drawnDims(context.req.url))
    if (!svg) throw new HttpError('NOT_FOUND', '图样不存在')
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${DRAWING_CACHE_S}, immutable`,
      // Opened directly, an SVG is a document: allow nothing but drawing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })

  calls.app.get('/api/product/drawing/:file{.+\\.dxf}', (context) => {
    const template = context.req.param('file').replace(/\.dxf$/, '')
    const dxf = drawingDxf(template, drawnDims(context.req.url))
    if (!dxf) throw new HttpError('NOT_FOUND', '图样不存在')
    return context.body(dxf, 200, {
      'Content-Type': 'image/vnd.dxf',
      'Cache-Control': `public, max-age=${DRAWING_CACHE_S}, immutable`,
    })
  })

  const datasheet = createDatasheet({ db, catalog, now })
  const limit = createProcessLimit(DATASHEETS)
  calls.app.get('/api/product/datasheet/:file{[1-9][0-9]{0,8}\\.pdf}', async (context) => {
    await limit(calls.networkOf(context))
    const { pdf, fileName } = await datasheet(Number.parseInt(context.req.param('file'), 10))
    return context.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Cache-Control': `public, max-age=${DATASHEET_CACHE_S}`,
    })
  })
}
