import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FAULT_SCOPE, HEADER } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { TEXT } from '@/contract/texts'
import { createForward } from '@/server/edge/forward'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'

const CONFIG = {
  NEXT_PUBLIC_SITE_ID: 'mall',
  TRUSTED_PROXY: false,
  PUBLIC_URL: 'https://m.example',
}
const LOG = { error: () => {}, warn: () => {}, info: () => {} }
const AWAY = 'http://127.0.0.1:1'
const SOCKET = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }

let host: Server
let base = ''
beforeAll(async () => {
  host = createServer((request, response) => {
    const { cookie = null } = request.headers
    const scope = request.headers[FAULT_SCOPE] ?? null
    response.end(
      JSON.stringify({ forwarded: request.headers['x-forwarded-for'] ?? null, scope, cookie }),
    )
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  host.close()
})

describe('createForward', () => {
  it.each([
    [false, '10.0.0.1'],
    [true, '192.0.2.1'],
  ])('forwards the client address, behind a trusted proxy: %s', async (isProxied, forwarded) => {
    const { fetch } = createForward(base, {
      config: { ...CONFIG, TRUSTED_PROXY: isProxied },
      log: LOG,
    })
    const headers = { 'X-Forwarded-For': '198.51.100.7, 192.0.2.1' }
    const answer = await fetch(new Request('http://mall.test/api/x', { headers }), SOCKET)
    expect(await answer.json()).toMatchObject({ forwarded })
  })

  it.each([
    [{ Cookie: `loginInfo=secret; ${FAULT_SCOPE}=left` }, 'left'],
    [{ Cookie: `${FAULT_SCOPE}=left`, [FAULT_SCOPE]: 'right' }, 'right'],
    [{ Cookie: `${FAULT_SCOPE}=%E4%B8%96%0A` }, '%E4%B8%96%0A'],
    [{ Cookie: 'loginInfo=secret' }, null],
  ])('passes on the world of a call, and no cookie: %j', async (headers, scope) => {
    const { fetch } = createForward(base, { config: CONFIG, log: LOG })
    const answer = await fetch(new Request('http://mall.test/api/x', { headers }), SOCKET)
    expect(await answer.json()).toMatchObject({ scope, cookie: null })
  })

  it('passes on what a chunked call says, and not how its connection was held', async () => {
    const { fetch } = createForward(base, { config: CONFIG, log: LOG })
    const headers = { 'Transfer-Encoding': 'chunked', 'Keep-Alive': '5', Upgrade: 'h2c' }
    const call = new Request('http://mall.test/api/x', { method: 'POST', headers, body: '{}' })
    expect((await fetch(call, SOCKET)).status).toBe(200)
  })

  it('holds no more of a body than any call takes', async () => {
    const { fetch } = createForward(base, { config: CONFIG, log: LOG })
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const init: object = { method: 'POST', body, duplex: 'half' }
    const endless = new Request('http://mall.test/api/x', init)
    const answer = await fetch(endless, SOCKET)
    expect([answer.status, (await answer.json()).msg]).toEqual([413, '请求内容过大'])
    expect(sent).toBeLessThan(20)
  })

  it('answers 503 when the API host is away', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { fetch } = createForward(AWAY, { config: CONFIG, log: LOG })
    const answer = await fetch(new Request('http://mall.test/api/x'), SOCKET)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      code: ENVELOPE_CODE.unavailable,
      msg: TEXT.unavailable,
      data: null,
    })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

describe('answered by the mall itself in front of another API host', () => {
  const ask = (path: string, init?: RequestInit) =>
    Promise.resolve(
      createForward(AWAY, { config: CONFIG, log: LOG }).fetch(
        new Request(`http://mall.test${path}`, init),
      ),
    )

  it.each(ENDPOINTS.filter(({ own }) => own))('$name', async (endpoint) => {
    const crash = { project: 'p', url: '/', time: 't', message: 'planted', componentStack: '' }
    const answer = await ask(endpoint.path, {
      method: endpoint.method,
      headers: { [HEADER.siteId]: 'mall', 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: '4-3', keyword: '退款', ...crash }),
    })
    expect(endpoint.output.safeParse((await answer.json()).data).success).toBe(true)
  })

  it.each([
    ['/api/healthz', '{"ok":true}'],
    ['/api/openapi.json', '/api/home/index/getHotSearch'],
    ['/api/docs', '/api/home/index/getHotSearch'],
    ['/api/site/robots.txt', 'Sitemap: https://m.example/sitemap.xml'],
    ['/api/site/sitemap.xml', 'https://m.example/sitemap-pages.xml'],
    ['/api/site/sitemap-pages.xml', 'https://m.example/help?type=0-1'],
  ])('%s', async (path, text) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(text)
  })

  it('the sitemap without products', async () => {
    expect(await (await ask('/api/site/sitemap.xml')).text()).not.toContain('products')
    expect((await ask('/api/site/sitemap-products-1.xml')).status).toBe(400)
  })

  it('readyz: whether the API host answers', async () => {
    const answer = await ask('/api/readyz')
    expect([answer.status, await answer.json()]).toEqual([503, { ready: false }])
    const { fetch } = createForward(base, { config: CONFIG, log: LOG })
    const ready = await fetch(new Request('http://mall.test/api/readyz'))
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
  })
})
