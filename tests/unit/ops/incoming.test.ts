import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_CHANNEL } from '@/contract/constants'
import { logPages, nameRequests, originForm, readTargets, servedAt } from '@/server/edge/incoming'

const seen: string[] = []
const lines: object[] = []
const warnings: object[] = []
const time = { now: 0 }
/** What rendering says of a page, and how long it takes, ms. */
const rendering = { route: '', cache: '', ms: 0 }
const server = createServer((request, response) => {
  seen.push(request.url ?? '')
  if (rendering.route) channel(PAGE_CHANNEL).publish({ request, ...rendering })
  time.now += rendering.ms
  response.end()
})
let port = 0

beforeAll(async () => {
  readTargets()
  nameRequests()
  logPages(
    { info: (fields) => lines.push(fields), warn: (fields) => warnings.push(fields) },
    () => time.now,
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

/** Sends a request line as it stands. */
async function ask(line: string) {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${line}\r\nHost: mall.test\r\nConnection: close\r\n\r\n`)
  await once(socket.resume(), 'close')
}

describe('an incoming request', () => {
  it.each([
    ['/cart?x=1', '/cart?x=1'],
    ['http://evil.example/', '/'],
    ['http://evil.example', '/'],
    ['HTTPS://evil.example:81/cart?x=1', '/cart?x=1'],
    ['http://evil.example?x=1', '/?x=1'],
    ['//evil.example/', '//evil.example/'],
    ['/http://evil.example/', '/http://evil.example/'],
  ])('for %s is one for %s', (target, path) => {
    expect(originForm(target)).toBe(path)
  })

  it.each([
    ['/_app', '/phone'],
    ['/_app?x=1', '/phone?x=1'],
    ['/_apple', '/_apple'],
    ['/robots.txt', '/api/site/robots.txt'],
    ['/sitemap.xml?x=1', '/api/site/sitemap.xml?x=1'],
    ['/sitemap-products-12.xml', '/api/site/sitemap-products-12.xml'],
    ['/sitemap.xml/x', '/sitemap.xml/x'],
    ['/x/robots.txt', '/x/robots.txt'],
    ['/search?value=/robots.txt', '/search?value=/robots.txt'],
  ])('%s is answered by %s', (asked, path) => {
    expect(servedAt(asked)).toBe(path)
  })

  it('reaches the server in origin form, whatever host it names', async () => {
    await ask('GET http://evil.example/search?value=M8 HTTP/1.1')
    expect(seen.at(-1)).toBe('/search?value=M8')
  })

  it('of a page is one line without its query; of a file, none', async () => {
    lines.length = 0
    for (const path of ['/reset?token=secret', '/_next/static/a.js', '/api/x', '/logo.svg']) {
      await ask(`GET ${path} HTTP/1.1`)
    }
    expect(lines).toEqual([
      {
        reqId: expect.any(String),
        method: 'GET',
        path: '/reset',
        route: 'other',
        cache: 'none',
        status: 200,
        ms: 0,
      },
    ])
  })

  it('is one for the page it renders, and a warning when that takes long', async () => {
    lines.length = 0
    Object.assign(rendering, { route: '/product/[id]', cache: 'stale', ms: 1000 })
    await ask('GET /product/1 HTTP/1.1')
    Object.assign(rendering, { cache: 'miss', ms: 1001 })
    await ask('GET /product/2 HTTP/1.1')
    Object.assign(rendering, { route: '', ms: 0 })
    expect(lines).toMatchObject([{ route: '/product/[id]', cache: 'stale', ms: 1000 }])
    expect(warnings).toMatchObject([{ path: '/product/2', cache: 'miss', ms: 1001 }])
    const metrics = await register.metrics()
    expect(metrics).toContain('mall_page_cache_total{result="stale"} 1')
    expect(metrics).toContain(
      'mall_requests_total{kind="page",route="/product/[id]",method="GET",status="200"} 2',
    )
  })

  it('has the id it came with, in its answer and its line, or one of its own', async () => {
    lines.length = 0
    const answerTo = async (id: string) => {
      const { headers } = await fetch(`http://127.0.0.1:${port}/`, {
        headers: { 'X-Request-Id': id },
      })
      return headers.get('x-request-id')
    }
    expect(await answerTo('of-the-proxy-1')).toBe('of-the-proxy-1')
    expect(await answerTo('no id')).toMatch(/^[\da-f-]{36}$/)
    expect(lines[0]).toMatchObject({ reqId: 'of-the-proxy-1' })
  })
})
