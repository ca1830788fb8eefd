import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { HEADER } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getSearchSuggestions } from '@/contract/search/suggestion-calls'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { CALL_CASES } from '../../support/call-cases'
import { fill } from '../../support/data-template'
import { endpointNamed } from '../../support/endpoint-named'
import { postgresBin } from '../../support/postgres-bin.mjs'
import { openCluster } from '../../support/postgres-cluster'
import { portAt } from '../../support/servers'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { UNHURRIED } from '../../support/unhurried'

// The worst replica that may be read: it stands still from before the first call. What is a buyer's must
// never come from it, and what is everybody's must. Where PostgreSQL is not installed there is nothing to run.

/** What everybody may read. */
const PUBLIC = [
  'getSysRegion',
  'getSysRegionLevelList',
  'getDefaultArea',
  'getHomePage',
  'getHotSearch',
  'getMallFacts',
  'getCategoryList',
  'getCategoryDetail',
  'getBrandList',
  'getBrandDetail',
  'getShopList',
  'getShopDetail',
  'searchProducts',
  'getSkuTable',
  'getProductSearchTips',
  'getSearchSuggestions',
  'getProductDetail',
  'getRelatedProducts',
  'compareSkus',
  'getProductComments',
]
const FILES = ['sitemap.xml', 'sitemap-pages.xml', 'sitemap-products-1.xml'].map(
  (file) => `/api/site/${file}`,
)
const TABLES = 'products, brands, shops, categories, regions, comments, warehouses, search_terms'
const UNHURRIED_MALL = { budgetMs: UNHURRIED.budgetMs }
const PATIENCE = { timeout: 30_000, interval: 50 }

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const ASKED = ENDPOINTS.filter(({ answers, takes }) => answers !== 'file' && takes !== 'form')

describe.skipIf(!postgresBin())('with a replica that stands still', () => {
  let cluster: ReturnType<typeof openCluster>
  let database: Database
  let mall: TestMall

  beforeAll(async () => {
    cluster = openCluster(portAt(52))
    const { url } = cluster.primary
    const empty = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
    await fill(empty)
    await empty.close()
    const replica = cluster.addReplica('replica', portAt(53))
    const reading = { DATABASE_READ_URLS: [replica.url], DATABASE_READ_LAG_S: 300 }
    database = await openDatabase({ DATABASE_URL: url, ...reading, DATA_DIR: '' }, UNHURRIED)
    await vi.waitFor(async () => {
      const { rows } = await database.readDb.execute(sql`select pg_is_in_recovery() as it`)
      expect(rows).toEqual([{ it: true }])
    }, PATIENCE)
    await ask(replica.url, 'select pg_wal_replay_pause()')
    mall = await openTestMall(UNHURRIED_MALL, database)
  }, 300_000)
  afterAll(async () => {
    await database?.close()
    cluster?.close()
  })

  it.each(ASKED.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s finds what its buyer has just done',
    async (name, endpoint) => {
      const { tokens } = await mall.newUser()
      const token = tokens.accessToken
      const input = await CALL_CASES[name]?.(mall, token)
      const headers = { ...(endpoint.idempotent && { [HEADER.idempotencyKey]: randomUUID() }) }
      const { status, msg } = await mall.ask(endpoint, input, { token, headers })
      expect([status, msg]).toEqual([200, ''])
    },
  )

  it('a search knows the own code that its buyer has just used', async () => {
    const area = { areaCode: ['0000'] }
    const { tokens } = await mall.newUser()
    const token = tokens.accessToken
    const { list } = await mall.call(searchProducts, { ...area, keyword: '螺栓' }, { token })
    const { skuId, moq: qty } = list[0]?.sku ?? { skuId: 0, moq: 1 }
    const [keyword, asked] = ['WL-77.0013', { token }]
    await mall.call(saveCartProduct, { items: [{ skuId, qty, buyerCode: keyword }] }, asked)
    const searched = await mall.call(searchProducts, { ...area, keyword }, asked)
    const table = await mall.call(getSkuTable, { ...area, keyword }, asked)
    const { products } = await mall.call(getSearchSuggestions, { ...area, keyword }, asked)
    expect([searched.list[0]?.sku.skuId, table.list[0]?.skuId, products[0]?.skuId]).toEqual([
      skuId,
      skuId,
      skuId,
    ])
  })

  it('what everybody may read is read there', async () => {
    const inputs = new Map<string, unknown>()
    for (const name of PUBLIC) inputs.set(name, await CALL_CASES[name]?.(mall, ''))
    /** The answers of a process that has read nothing before. */
    async function answers() {
      const fresh = await openTestMall(UNHURRIED_MALL, database)
      const calls = PUBLIC.map(async (name) => {
        const { status, data } = await fresh.ask(endpointNamed(name), inputs.get(name))
        return [name, status, data]
      })
      const files = FILES.map(async (path) => [
        path,
        await (await fresh.fetchPath(path, {})).text(),
      ])
      return Promise.all([...calls, ...files])
    }
    const before = await answers()
    expect(before.map(([, status]) => status)).not.toContain(404)
    await ask(cluster.primary.url, `truncate ${TABLES} cascade`)
    const after = await answers()
    const changed = before.filter((one, at) => !isDeepStrictEqual(one, after[at]))
    expect(changed.map(([name]) => name)).toEqual([])
  })
})
