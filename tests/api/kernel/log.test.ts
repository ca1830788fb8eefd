import { once } from 'node:events'
import { serve } from '@hono/node-server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { recordSearch } from '@/contract/catalog/home-calls'
import { HEADER } from '@/contract/constants'
import { getProductDetail } from '@/contract/product/product-calls'
import { renderError } from '@/contract/site/error-report-calls'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { createLog } from '@/server/kernel/log'
import { rawCall } from '../../support/raw-http'
import { openTestMall, type TestMall } from '../../support/test-mall'

const LIMIT = 10
const MAX_BYTES = 64 * 1024

const REPORT = {
  project: '工品汇',
  url: 'http://mall.test/search?value=M8',
  time: '2026-11-21T01:00:00.000Z',
  message: 'boom',
  componentStack: '\n    at Search',
}

let mall: TestMall
let proxied: TestMall
beforeAll(async () => {
  mall = await openTestMall()
  proxied = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(async () => {
  await mall.close()
  await proxied.close()
})

type From = { remoteAddress?: string; forwardedFor?: string; body?: string; at?: TestMall }

/** Sends a report with the socket address Node passes on, if any. */
function report({ remoteAddress, forwardedFor, body, at = mall }: From = {}) {
  const request = new Request(`http://mall.test${renderError.path}`, {
    method: 'POST',
    headers: {
      [HEADER.siteId]: 'mall',
      'Content-Type': 'application/json',
      ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }),
    },
    body: body ?? JSON.stringify(REPORT),
  })
  return at.api.fetch(request, remoteAddress ? { incoming: { socket: { remoteAddress } } } : {})
}

async function reportOften(from: From | ((at: number) => From), times = LIMIT) {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) {
    const answer = await report(typeof from === 'function' ? from(at) : from)
    statuses.push(answer.status)
  }
  return new Set(statuses)
}

describe('crash reports (renderError)', () => {
  it('are limited to ten a minute per address', async () => {
    expect(await reportOften({ remoteAddress: '10.0.0.1' })).toEqual(new Set([200]))
    const refused = await report({ remoteAddress: '10.0.0.1' })
    expect(refused.status).toBe(429)
    const retryAfter = Number(refused.headers.get('Retry-After'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    const msg = `操作太频繁，请 ${retryAfter} 秒后再试`
    expect(await refused.json()).toEqual({ code: ENVELOPE_CODE.tooMany, msg, data: null })
    expect((await report({ remoteAddress: '10.0.0.2' })).status).toBe(200)
  })

  it('are accepted as text/plain, as browsers send them across origins', async () => {
    const send = (type: string, path: string = renderError.path) =>
      mall.api.fetch(
        new Request(`http://mall.test${path}`, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: JSON.stringify(REPORT),
        }),
        { incoming: { socket: { remoteAddress: '10.0.5.1' } } },
      )
    expect((await send('text/plain;charset=UTF-8')).status).toBe(200)
    expect((await send('application/json')).status).toBe(200)
    expect((await send('application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('text/plain', recordSearch.path)).status).toBe(400) // no site header
  })

  it('without an address share one rate limit', async () => {
    await reportOften({})
    expect((await report()).status).toBe(429)
  })

  it('are rate-limited by the socket address', async () => {
    await reportOften({})
    const options = { port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }
    const server = serve({ fetch: mall.api.fetch, ...options })
    await once(server, 'listening')
    const address = server.address()
    const answer = await rawCall({
      port: typeof address === 'object' && address ? address.port : 0,
      path: renderError.path,
      method: 'POST',
      headers: { [HEADER.siteId]: 'mall', 'Content-Type': 'application/json' },
      body: JSON.stringify(REPORT),
    })
    server.close()
    expect(answer.status).toBe(200)
  })

  it('are rate-limited by the connection, ignoring a forged X-Forwarded-For', async () => {
    const claim = (at: number) => ({ remoteAddress: '10.0.1.1', forwardedFor: `192.0.2.${at}` })
    await reportOften(claim)
    expect((await report(claim(LIMIT))).status).toBe(429)
  })

  it('behind a trusted proxy are rate-limited by the address the proxy adds', async () => {
    const from = (address: string) => ({ at: proxied, remoteAddress: '10.0.2.1', ...via(address) })
    const via = (address: string) => ({ forwardedFor: `198.51.100.7, ${address}` })
    await reportOften(from('192.0.2.1'))
    expect((await report(from('192.0.2.1'))).status).toBe(429)
    expect((await report(from('192.0.2.2'))).status).toBe(200)
    const unnamed = { at: proxied, remoteAddress: '10.0.2.1' }
    expect((await report(unnamed)).status).toBe(200)
  })

  it('are limited to 64 KB', async () => {
    const remoteAddress = '10.0.3.1'
    const text = JSON.stringify({ ...REPORT, project: 'mall' })
    const body = (bytes: number) => text.padEnd(bytes)
    expect((await report({ remoteAddress, body: body(MAX_BYTES) })).status).toBe(200)
    const refused = await report({ remoteAddress, body: body(MAX_BYTES + 1) })
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: ENVELOPE_CODE.tooLarge })
  })

  it('are one log line each: line breaks in them forge none', async () => {
    const message = 'boom\r\n{"level":50,"msg":"forged"}\n\u2028\u0007'
    mall.logged.length = 0
    const body = JSON.stringify({ ...REPORT, message })
    await report({ remoteAddress: '10.0.4.1', body })
    const written: string[] = []
    const log = createLog({ LOG_LEVEL: 'error' }, { write: (text) => void written.push(text) })
    for (const { fields, message: title } of mall.logged) log.error(fields, title)
    expect(written).toHaveLength(1)
    expect(written[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ message, msg: 'render error' })
  })
})

const database = inject('database')

describe.runIf('url' in database)('statements on PostgreSQL', () => {
  /** What the connections of the server were asked last that has this in it. */
  async function asked(part: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: 'server' in database ? database.server : '' })
    await client.connect()
    const { rows } = await client.query<{ query: string }>(
      'select query from pg_stat_activity where pid <> pg_backend_pid() and position($1 in query) > 0',
      [part],
    )
    await client.end()
    return rows.map(({ query }) => query)
  }

  it.each([
    ['the-id-of-a-proxy', true],
    ['the-id */ of-a-stranger', false],
  ])('begin with the id of their request, %s, if it is one', async (id, isId) => {
    await mall.ask(getProductDetail, { productId: 1 }, { headers: { [HEADER.requestId]: id } })
    const queries = await asked(id)
    expect(queries.length > 0).toBe(isId)
    for (const query of queries) expect(query).toMatch(new RegExp(`^/\\* ${id} \\*/ `))
  })
})
