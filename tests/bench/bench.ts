import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { NATIONWIDE } from '@/contract/constants'
import { searchProducts } from '@/contract/search/search-calls'
import { measureBounds } from './bounds'
import { measureCalls } from './calls'
import { measureCatalogue } from './catalogue'
import { measureFirstByte, measureFirstLoad } from './first-load'
import { type Floors, measureFloors } from './floor'
import { measureFreshDatabase } from './fresh-database'
import { measureFullCart } from './full-cart'
import { measureInteraction } from './interaction'
import { verdicts } from './marks'
import { measureNavigation } from './navigation'
import { measureOrders } from './orders'
import { measurePage, type PageFigures } from './pages'
import { post } from './post'
import { measureScaling } from './scaling'
import { type MeasuredMall, startMall } from './server'
import { measureZipf, productPaths } from './zipf'

const PORT = Number(process.env.PORT || 3290)
const QUERIES = [
  '螺栓',
  '手套',
  '轴承',
  'M8*30 8.8 外六角 镀锌',
  'GB5782 M10x50',
  'DIN933',
  '6204-2RS',
  '304 球阀',
  '钻头',
  '安全帽',
  '深沟球轴承 2RS',
  '岑钧 内六角',
  '切割片 125',
  'BV线 2.5',
  'C32 断路器',
  '锂基脂',
  '数显卡尺 150',
  'A2-70 M6',
  '防割手套',
  '抗磨液压油 46',
]

type Hit = { productId: number; skuCount: number }

async function productsOf(url: string, input: object): Promise<Hit[]> {
  const answer = await post(url, searchProducts, input)
  const { data }: { data: { list: Hit[] } } = await answer.json()
  return data.list
}

/** A product of very many sizes. */
async function largeProduct(url: string): Promise<number> {
  const [first] = await productsOf(url, { categoryId: 10101, pageSize: 1 })
  return first?.productId ?? 0
}

/** A product of as many sizes as most have. */
async function averageProduct(url: string): Promise<number> {
  const hits = await productsOf(url, { areaCode: [NATIONWIDE], pageSize: 100 })
  const sorted = hits.sort((a, b) => a.skuCount - b.skuCount)
  return sorted[Math.floor(sorted.length / 2)]?.productId ?? 0
}

const LIST = '/search?category=101'
/** Products whose first byte is measured after a minute in which nobody asked for them. */
const UNASKED_PAGES = 20

async function pathsOf(mall: MeasuredMall) {
  const product = `/product/${await largeProduct(mall.url)}`
  const average = `/product/${await averageProduct(mall.url)}`
  return { home: '/', search: LIST, product, average, cart: '/cart/list', login: '/login' }
}

async function measurePages(
  mall: MeasuredMall,
  isAnew = false,
): Promise<Record<string, PageFigures>> {
  const pages: Record<string, PageFigures> = {}
  for (const [name, path] of Object.entries(await pathsOf(mall))) {
    console.error(`measuring ${name} ${path}`)
    pages[name] = await measurePage(mall, path, isAnew)
  }
  return pages
}

/** The pages that anybody reads before signing in. */
async function browsingPaths(mall: MeasuredMall) {
  const { home, search, product, average } = await pathsOf(mall)
  return Object.entries({ home, search, product, average })
}

/** First loads of browsing pages in a browser. */
async function measureFirstLoads(mall: MeasuredMall) {
  const loads: Record<string, Awaited<ReturnType<typeof measureFirstLoad>>> = {}
  for (const [name, path] of await browsingPaths(mall)) {
    console.error(`measuring the first load of ${name}`)
    loads[name] = await measureFirstLoad(mall.url, path)
  }
  return loads
}

/** Pages as buyers get them, the search call, and what buyers do in the browser. */
async function measureMall() {
  const mall = await startMall(PORT)
  try {
    const pages = await measurePages(mall)
    console.error('measuring search calls')
    const search = await measureCalls(mall.url, QUERIES)
    console.error('measuring navigation')
    const navigationMs = await measureNavigation(mall.url, LIST)
    const firstLoad = await measureFirstLoads(mall)
    const interactionMs = await measureInteraction(mall.url)
    console.error('measuring the first byte of pages not asked for a minute')
    const products = (await productPaths(mall.url)).slice(0, UNASKED_PAGES)
    const firstByteMs = await measureFirstByte(mall.url, products)
    console.error('measuring a thousand products')
    const zipf = await measureZipf(mall)
    const memoryMb = mall.memoryMb()
    return { pages, search, navigationMs, firstLoad, interactionMs, firstByteMs, zipf, memoryMb }
  } finally {
    await mall.stop()
  }
}

/** CPU of Next and React alone for each browsing page, ms. */
async function floorsOf(mall: MeasuredMall): Promise<Floors> {
  const urls = (await browsingPaths(mall)).map(
    ([name, path]) => [name, `${mall.url}${path}`] as const,
  )
  console.error('building and measuring the floors')
  return measureFloors(Object.fromEntries(urls), PORT + 1)
}

/**
 * CPU of a page of NextFaster, ms, and that of the bare pages of the same run (PERFORMANCE.md): another storefront is
 * not built here, so it is reckoned by how fast this machine writes the bare pages.
 */
const NEXT_FASTER: Record<string, { cpuMs: number; bareMs: number }> = {
  home: { cpuMs: 59, bareMs: 6.3 },
  search: { cpuMs: 35, bareMs: 5.5 },
  product: { cpuMs: 42, bareMs: 4.4 },
}

/** What NextFaster's pages would cost on this machine, ms. */
function nextFasterHere(bare: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(NEXT_FASTER).map(([name, { cpuMs, bareMs }]) => [
      name,
      (cpuMs / bareMs) * (bare[name] ?? 0),
    ]),
  )
}

/** What pages cost as a share of their floors. */
function ratiosOf(pages: Record<string, PageFigures>, floors: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(floors).map(([name, floor]) => {
      const cpuMs = pages[name]?.cpuMs ?? 0
      return [name, Math.round((cpuMs / floor) * 100) / 100]
    }),
  )
}

/**
 * Pages whose answers are asked for every visitor anew, beside their floors: rendered from them, and found to be what was
 * rendered before.
 */
async function measureRendering() {
  const mall = await startMall(PORT, { PAGE_CACHE_S: '0' })
  try {
    const rendered = await measurePages(mall, true)
    const unchanged = await measurePages(mall)
    const floors = await floorsOf(mall)
    const floorRatio = ratiosOf(rendered, floors.same)
    const unchangedRatio = ratiosOf(unchanged, floors.same)
    const nextFasterRatio = ratiosOf(rendered, nextFasterHere(floors.bare))
    // The first one has built and filled what there was to.
    const secondStartMs = mall.startMs
    return {
      rendered,
      unchanged,
      floors,
      floorRatio,
      unchangedRatio,
      nextFasterRatio,
      secondStartMs,
    }
  } finally {
    await mall.stop()
  }
}

async function measureAll() {
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model, load: loadavg()[0] }
  const kept = await measureMall()
  const rendering = await measureRendering()
  console.error('measuring a cart of 500 lines')
  const cart = await measureFullCart(PORT)
  console.error('measuring a fresh database')
  const freshDatabase = measureFreshDatabase()
  return { machine, node: process.version, ...kept, ...rendering, cart, freshDatabase }
}

// npm run bench: one JSON on stdout; progress and a table of marks on stderr. It measures; it asserts nothing.
const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: {
    bounds: flag,
    catalogue: flag,
    orders: flag,
    scaling: flag,
    /** The JSON of an earlier run, to see what has changed. */
    compare: { type: 'string' },
  },
})

function measure() {
  if (values.bounds) return measureBounds(PORT)
  if (values.catalogue) return measureCatalogue()
  if (values.scaling) return measureScaling(PORT, QUERIES)
  return values.orders ? measureOrders() : measureAll()
}

const figures = await measure()
console.log(JSON.stringify(figures, null, 2))
const before = values.compare ? JSON.parse(readFileSync(values.compare, 'utf8')) : null
for (const line of verdicts(figures, before)) console.error(line)
