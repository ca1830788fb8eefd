import type { NextPageContext } from 'next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getBrandList } from '@/contract/catalog/brand-calls'
import { getCategoryDetail } from '@/contract/catalog/category-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage, getHotSearch } from '@/contract/catalog/home-calls'
import { CODE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getProductDetail } from '@/contract/product/product-calls'
import { searchAddress } from '@/contract/search/search-address'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { clientAddress } from '@/server/kernel/http/client-address'
import { readAreas } from '@/services/area/areas'
import { categoryRequests } from '@/services/page/browse-requests'
import type { PageRequest } from '@/services/page/page-requests'
import { homeRequests, productRequests } from '@/services/page/page-requests'
import { searchRequests } from '@/services/page/search-requests'
import { LEAF } from '../../support/good-browse'
import { SEARCH, SKU_TABLE } from '../../support/good-goods'

const areas = readAreas({})
const BRANDS = { list: [], total: 0, page: 1, pageSize: 20, initials: [] }
const ok = (data: unknown) => Response.json({ code: 0, msg: '', data })
const GOOD: Record<string, unknown> = {
  [getCategoryList.path]: [],
  [getBrandList.path]: BRANDS,
  '/api/home/index/getHotSearch': [],
  '/api/global/getSysRegion': [],
}

/** An API host with only these calls, and how often each path was requested. */
function openHost(answers: Record<string, () => Response> = {}) {
  const asked: string[] = []
  globalThis.__mallApi = ({ url }) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    const answer = answers[pathname]
    if (answer) return answer()
    if (pathname in GOOD) return ok(GOOD[pathname])
    return Response.json({ code: 404, msg: 'RAW', data: null }, { status: 404 })
  }
  return { asked, times: ({ path }: Endpoint) => asked.filter((one) => one === path).length }
}

/** Renders a page's data as the server does, in a process that has asked nothing yet. */
async function open() {
  vi.resetModules()
  const { loadPage } = await import('@/services/page/page-loader')
  return async (pathname: string, requests: PageRequest[], req: object = { headers: {} }) => {
    const res = { statusCode: 200, writeHead: () => ({ end: () => {} }) }
    const page = Object.assign(() => null, { requests: () => requests })
    const context = { pathname, asPath: pathname, query: {}, res, req }
    // Only what loadPage reads of Next's context.
    const data = await loadPage(page, context as unknown as NextPageContext)
    return { data, status: res.statusCode }
  }
}

beforeEach(() => vi.stubEnv('API_HOST', 'http://host.test'))
afterEach(() => {
  vi.unstubAllEnvs()
  globalThis.__mallApi = undefined
})

describe('page on an API host that lacks its call', () => {
  it('home is made of the core calls and the missing call is requested once', async () => {
    const { times } = openHost()
    const load = await open()
    const { data, status } = await load('/', homeRequests(areas))
    expect(status).toBe(200)
    expect(Object.values(data.fallback)).toContainEqual(BRANDS)
    expect(data.missing).toEqual(['getHomePage'])
    await load('/', homeRequests(areas))
    expect(times(getHomePage)).toBe(1)
  })

  it.each([
    ['/search', searchRequests(searchAddress.read({}), areas), 200],
    ['/product/[id]', productRequests(8, areas), 404],
    ['/category/[id]', categoryRequests(1, areas), 200],
  ] as const)('%s answers %i', async (pathname, requests, expected) => {
    openHost()
    const { data, status } = await (await open())(pathname, [...requests])
    expect(status).toBe(expected)
    expect(JSON.stringify(data)).not.toContain('RAW')
  })

  it('answers 503 for a call that fails', async () => {
    openHost({ [searchProducts.path]: () => new Response('', { status: 502 }) })
    const requests = searchRequests(searchAddress.read({}), areas)
    expect((await (await open())('/search', requests)).status).toBe(503)
  })

  it('keeps no answer of a call that exists', async () => {
    const host = openHost({ [getCategoryDetail.path]: () => ok({}) })
    const load = await open()
    await load('/category/[id]', categoryRequests(1, areas))
    await load('/category/[id]', categoryRequests(2, areas))
    expect(host.times(getCategoryDetail)).toBe(2)
  })

  it('requests the calls of the frame once for fifteen pages', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { asked } = openHost()
    const load = await open()
    for (let page = 0; page < 15; page += 1) await load('/login', [])
    // Beside them it is looked whether the mall has closed.
    const ofFrame = asked.filter((path) => path !== getRepairInfo.path)
    expect(ofFrame.sort()).toEqual([getCategoryList.path, getHotSearch.path])
  })

  it('sees within a second that the mall has closed, though a page asks for kept answers alone', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    let isClosed = false
    const answer = (data: unknown) => () =>
      isClosed
        ? Response.json({ code: CODE.underRepair, msg: '', data: null }, { status: 503 })
        : ok(data)
    openHost({
      [getCategoryList.path]: answer([]),
      [getHotSearch.path]: answer([]),
      [getRepairInfo.path]: () => ok({ repairing: isClosed }),
    })
    const load = await open()
    const failures = async () => Object.keys((await load('/login', [])).data.failures).length
    expect(await failures()).toBe(0)
    isClosed = true
    expect(await failures()).toBe(0)
    await vi.waitFor(async () => expect(await failures()).toBe(2), { timeout: 5000 })
  })
})

describe('result page without a named view', () => {
  const requests = searchRequests(searchAddress.read({ value: 'M8*30 螺栓' }), areas)
  const search = { [searchProducts.path]: () => ok(SEARCH) }

  it('asks for the table that the answer calls for', async () => {
    const { asked } = openHost({ ...search, [getSkuTable.path]: () => ok(SKU_TABLE) })
    const { data, status } = await (await open())('/search', requests)
    expect(status).toBe(200)
    expect(asked.indexOf(getSkuTable.path)).toBeGreaterThan(asked.indexOf(searchProducts.path))
    expect(Object.values(data.fallback)).toContainEqual(SKU_TABLE)
  })

  it('asks for no table where goods are of several leaves', async () => {
    const categories = [...SEARCH.categories, { id: 2, name: '螺母', count: 1 }]
    const { times } = openHost({ [searchProducts.path]: () => ok({ ...SEARCH, categories }) })
    await (await open())('/search', requests)
    expect(times(getSkuTable)).toBe(0)
  })

  it.each([404, 503])('stands when the table answers %i', async (refused) => {
    const refusal = () =>
      Response.json({ code: refused, msg: 'RAW', data: null }, { status: refused })
    openHost({ ...search, [getSkuTable.path]: refusal })
    const { data, status } = await (await open())('/search', requests)
    expect(status).toBe(200)
    expect(Object.values(data.fallback)).toContainEqual(
      expect.objectContaining({ facets: SEARCH.facets }),
    )
  })
})

describe('data of a result page', () => {
  it('carries of a hit what is shown, whatever a host tells of it', async () => {
    const list = SEARCH.list.map((hit) => ({ ...hit, supplierRemark: '内部' }))
    openHost({ [searchProducts.path]: () => ok({ ...SEARCH, list }) })
    const { data } = await (await open())('/search', searchRequests(searchAddress.read({}), areas))
    const text = JSON.stringify(data)
    expect(text).toContain(SEARCH.list[0]?.sku.itemNo)
    expect(text).toContain(SEARCH.list[0]?.shop.name)
    for (const unread of ['supplierRemark', 'priceMin', 'priceMax', 'sales']) {
      expect(text).not.toContain(`"${unread}"`)
    }
  })
})

describe('result page of a leaf', () => {
  const state = { category: String(LEAF.id) }
  const categories = [{ id: LEAF.id, name: LEAF.name, count: 7 }]
  const found = { ...SEARCH, breadcrumb: LEAF.path, categories }
  const search = { [searchProducts.path]: () => ok(found) }

  it.each(['grid', 'table', ''])('has its siblings in the view "%s"', async (view) => {
    openHost({ ...search, [getCategoryDetail.path]: () => ok(LEAF) })
    const requests = searchRequests(searchAddress.read({ ...state, view }), areas)
    const { data, status } = await (await open())('/search', requests)
    expect(status).toBe(200)
    expect(Object.values(data.fallback)).toContainEqual(LEAF)
  })

  it('stands on a host without them, and asks for no tree of all categories instead', async () => {
    const { times } = openHost(search)
    const { data, status } = await (await open())(
      '/search',
      searchRequests(searchAddress.read(state), areas),
    )
    expect(status).toBe(200)
    expect(Object.values(data.fallback)).toContainEqual(expect.objectContaining({ categories }))
    // That of the frame.
    expect(times(getCategoryList)).toBe(1)
  })

  it.each([
    ['asks for none where those of its parent are shown', LEAF.path.at(-2)?.id, []],
    ['asks for its own beside leaves of another', 999, [getCategoryDetail.name]],
  ])('%s', (_name, parentId, asked) => {
    const [first] = searchRequests(
      searchAddress.read({ ...state, view: 'grid' }),
      areas,
      null,
      parentId,
    )
    expect(first?.next?.(found).map(({ endpoint }) => endpoint.name)).toEqual(asked)
  })

  it('asks for none above a leaf', async () => {
    const below = [...categories, { id: LEAF.id + 1, name: '螺母', count: 1 }]
    const { times } = openHost({ [searchProducts.path]: () => ok({ ...found, categories: below }) })
    await (await open())('/search', searchRequests(searchAddress.read(state), areas))
    expect(times(getCategoryDetail)).toBe(0)
  })
})

describe('calls of a page', () => {
  it('are made for the visitor, whose address limits count', async () => {
    const addresses = new Set<string>()
    globalThis.__mallApi = ({ headers }, from = {}) => {
      addresses.add(clientAddress(headers, from, headers.has('x-forwarded-for')))
      return ok([])
    }
    const load = await open()
    const socket = { remoteAddress: '10.0.0.7' }
    await load('/', [], { headers: {}, socket })
    await load('/', [], { headers: { 'x-forwarded-for': '192.0.2.9' }, socket })
    expect([...addresses]).toEqual(['10.0.0.7', '192.0.2.9'])
  })
})

describe('page on the mall’s own API', () => {
  it('treats no call as missing and keeps no answer but those of the frame', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('API_HOST', '')
    const { times } = openHost()
    const load = await open()
    const { data, status } = await load('/product/[id]', productRequests(8, areas))
    await load('/product/[id]', productRequests(8, areas))
    expect([status, data.missing]).toEqual([503, undefined])
    expect(times(getProductDetail)).toBe(2)
    expect(times(getCategoryList)).toBe(1)
  })
})
