import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { ENDPOINTS } from '@/contract/endpoints'
import { searchProducts } from '@/contract/search/search-calls'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { rawCall } from '../../support/raw-http'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let server: ReturnType<typeof serve>
let port = 0
beforeAll(async () => {
  mall = await openTestMall()
  // As pages/api does: Next keeps the platform's Request and Response.
  const options = { port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }
  server = serve({ fetch: mall.api.fetch, ...options })
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  server.close()
  await mall.close()
})

describe('request body of unknown length', () => {
  const search = (body?: string) =>
    rawCall({
      port,
      path: searchProducts.path,
      method: 'POST',
      ...(body && { body }),
      headers: {
        'X-Site-Id': 'mall',
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
      },
    })

  it('is read like any other', async () => {
    const answer = await search(JSON.stringify({ keyword: '螺栓', areaCode: ['0000'] }))
    expect(answer.status).toBe(200)
    const { data } = JSON.parse(answer.body.toString())
    expect(searchProducts.output.parse(data).total).toBeGreaterThan(0)
  })

  it('may be empty', async () => {
    expect((await search()).status).toBe(200)
  })

  it('over the limit answers 413', async () => {
    const answer = await search(JSON.stringify({ keyword: 'x'.repeat(1_100_000) }))
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body.toString()).code).toBe(ENVELOPE_CODE.tooLarge)
  })
})

describe('JSON', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const post = (path: string, body: string) =>
    rawCall({
      port,
      path,
      method: 'POST',
      body,
      headers: { 'X-Site-Id': 'mall', 'Content-Type': 'application/json' },
    })

  it.each(
    ENDPOINTS.filter(({ method, takes, auth }) => method === 'POST' && !takes && auth !== 'user'),
  )('nested 5,000 deep is refused by $name', async ({ path }) => {
    mall.logged.length = 0
    const { status, body } = await post(path, deep(5000))
    expect([status, JSON.parse(body.toString()).msg]).toEqual([400, '输入有误：嵌套过深'])
    expect(mall.logged).toEqual([])
  })

  it('that a client never finishes logs no error', async () => {
    mall.logged.length = 0
    const { path } = searchProducts
    const socket = connect(port, '127.0.0.1')
    const head = ['Host: mall', 'X-Site-Id: mall', 'Content-Type: application/json']
    socket.write(
      [`POST ${path} HTTP/1.1`, ...head, 'Content-Length: 100', '', '{"key'].join('\r\n'),
    )
    await once(server, 'request')
    socket.destroy()
    await once(socket, 'close')
    expect((await post(path, '{}')).status).toBe(200)
    expect(mall.logged).toEqual([])
  })
})

describe('X-Request-Id', () => {
  const idOf = async (given: string) => {
    const headers = { 'X-Site-Id': 'mall', 'X-Request-Id': given }
    return (await rawCall({ port, path: getHotSearch.path, headers })).headers['x-request-id']
  }

  it('of the caller is kept, when logs can be searched for it', async () => {
    expect(await idOf('order-2026_1')).toBe('order-2026_1')
  })

  it.each(['abc', 'x'.repeat(65), 'a b c d e f', '<script>1'])('%s is replaced', async (given) => {
    expect(await idOf(given)).toMatch(/^[\da-f-]{36}$/)
  })
})

it('a mall whose address is https is asked by https alone', async () => {
  const secure = await openTestMall({ PUBLIC_URL: 'https://mall.example' })
  const headerOf = async (one: TestMall) =>
    (await one.fetchPath(getHotSearch.path, {})).headers.get('strict-transport-security')
  expect(await headerOf(secure)).toBe('max-age=31536000')
  expect(await headerOf(mall)).toBeNull()
  await secure.close()
})

describe('a refusal', () => {
  it('of a method names the one there is', async () => {
    const answer = await rawCall({
      port,
      path: searchProducts.path,
      headers: { 'X-Site-Id': 'mall' },
    })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
  })

  it.each([
    ['/api/no/such/call', 404],
    [searchProducts.path, 405],
  ])('of %s carries the request id and is not cacheable', async (path, status) => {
    const answer = await rawCall({ port, path, headers: { 'X-Site-Id': 'mall' } })
    expect(answer.status).toBe(status)
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})
