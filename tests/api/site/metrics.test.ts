import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { HEADER } from '@/contract/constants'
import { tellMallFigures } from '@/server/edge/mall-figures'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import '@/server/edge/incoming'
// Its figures are told on PostgreSQL alone; the files ask for them in any case.
import '@/server/kernel/db/read-replicas'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: the figures of the day are read by SQL of their own.

const TOKEN = 'metrics-token-of-the-tests'
const HERE = '127.0.0.1'
const ELSEWHERE = '10.1.2.3'

let open: TestMall
let guarded: TestMall
let buyer: Buyer
beforeAll(async () => {
  open = await openTestMall()
  guarded = await openTestMall({ METRICS_TOKEN: TOKEN })
  buyer = await orderMall(open).newBuyer()
})
afterAll(async () => {
  await tidyOrders(open)
  await open.close()
  await guarded.close()
})

type From = { at?: TestMall; address?: string; headers?: Record<string, string> }

async function scrape({ at = open, address = HERE, headers = {} }: From = {}) {
  const request = new Request('http://mall.test/api/metrics', { headers })
  const socket = { incoming: { socket: { remoteAddress: address } } }
  const answer = await at.api.fetch(request, socket)
  return { status: answer.status, text: await answer.text() }
}

/** The value of a metric with these labels; 0 for one that is not told. */
async function metricOf(name: string, labels: string): Promise<number> {
  const { text } = await scrape()
  const line = text.split('\n').find((one) => one.startsWith(`${name}{${labels}}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

describe('/api/metrics', () => {
  it('are read on this machine alone without a token', async () => {
    expect((await scrape()).status).toBe(200)
    expect((await scrape({ address: '::ffff:127.0.0.1' })).status).toBe(200)
    expect((await scrape({ address: ELSEWHERE })).status).toBe(404)
    // A proxy on this machine passes strangers on.
    expect((await scrape({ headers: { 'X-Forwarded-For': ELSEWHERE } })).status).toBe(404)
    expect((await scrape({ headers: { 'X-Forwarded-For': HERE } })).status).toBe(404)
  })

  it('are read from anywhere with the token, and nowhere without it', async () => {
    const by = (value: string) => ({
      at: guarded,
      address: ELSEWHERE,
      headers: { Authorization: value },
    })
    expect((await scrape(by(`Bearer ${TOKEN}`))).status).toBe(200)
    expect((await scrape(by(`Bearer ${TOKEN}x`))).status).toBe(404)
    expect((await scrape({ at: guarded })).status).toBe(404)
  })

  it('count calls by their pattern, whatever strangers ask for', async () => {
    const labels = `kind="call",route="${getHotSearch.path}",method="GET",status="200"`
    const before = await metricOf('mall_requests_total', labels)
    await open.call(getHotSearch)
    expect(await metricOf('mall_requests_total', labels)).toBe(before + 1)
    const linesOf = async () => (await scrape()).text.split('\n').length
    const probes = 'kind="call",route="/api/readyz",method="GET",status="200"'
    const ask = (path: string, method = 'GET') =>
      open.api.fetch(
        new Request(`http://mall.test${path}`, { method, headers: { [HEADER.siteId]: 'mall' } }),
      )
    await ask('/api/readyz')
    expect(await metricOf('mall_requests_total', probes)).toBeGreaterThan(0)
    await ask('/api/nothing')
    await ask('/api/nothing', 'PROPFIND')
    await ask('/api/product/drawing/none-0')
    const lines = await linesOf()
    for (let at = 1; at <= 500; at += 1) {
      await ask(`/api/nothing-${at}`)
      await ask(`/api/nothing-${at}`, 'PROPPATCH')
      await ask(`/api/product/drawing/none-${at}`)
    }
    expect(await linesOf()).toBe(lines)
  })

  it('tell the orders of the day, what waits, and what unpaid orders hold', async () => {
    tellMallFigures(open.db, () => open.time.now)
    const shop = orderMall(open)
    const [sku] = await shop.plainSkus(1, 100)
    await shop.order(buyer, [{ skuId: sku?.id ?? 0, qty: 4 }])
    const { text } = await scrape()
    expect(text).toContain('mall_day_orders{event="placed"} 1')
    expect(text).toContain('mall_day_orders{event="paid"} 0')
    expect(text).toContain('mall_stock_held{what="pieces"} 4')
    expect(text).toContain('mall_waiting{what="toAccept"} 0')
    expect(text).toMatch(/mall_day_amount_fen\{event="placed"\} [1-9]\d*/)
    expect(text).toContain('mall_queue_waiting{queue="password hashes"} 0')
    expect(text).toContain('mall_queue_waiting{queue="order submissions"} 0')
  })
})

describe('the files for Prometheus and Grafana', () => {
  it.each(['alerts.yml', 'grafana-dashboard.json'])(
    '%s ask for metrics that are told',
    async (file) => {
      const known = (await register.getMetricsAsJSON()).map(({ name }) => name)
      const asked = readFileSync(`docs/operations/${file}`, 'utf8')
      const names = [...new Set(asked.match(/\bmall_[a-z_]+/g))]
      expect(names.length).toBeGreaterThan(5)
      expect(names.filter((name) => !known.includes(name.replace(/_bucket$/, '')))).toEqual([])
    },
  )
})

describe('/api/readyz', () => {
  it('is not ready on tables older than the build', async () => {
    const probe = () => guarded.api.fetch(new Request('http://mall.test/api/readyz'))
    expect((await probe()).status).toBe(200)
    await guarded.db.execute(sql`
      delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)
    `)
    expect((await probe()).status).toBe(503)
  })
})
