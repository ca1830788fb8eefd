import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { type RawAnswer, rawCall } from '../../support/raw-http'
import { openTestMall, type TestMall } from '../../support/test-mall'

const WAIT_MS = 80

let mall: TestMall
let server: ReturnType<typeof serve>
let port = 0
beforeAll(async () => {
  mall = await openTestMall({ hasFaults: true, CORS_ORIGINS: ['https://shop.test'] })
  server = serve({
    fetch: mall.api.fetch,
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  })
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(async () => {
  await mall.send('/api/faults/reset', { method: 'POST' })
})
afterAll(async () => {
  server.close()
  await mall.close()
})

const headersOf = (fault?: string) => ({ 'X-Site-Id': 'mall', ...(fault && { 'x-fault': fault }) })
const get = (fault?: string, path: string = getHotSearch.path) =>
  rawCall({ port, path, headers: headersOf(fault) })
const json = (answer: RawAnswer) => JSON.parse(answer.body.toString())
const held = async () => (await mall.send('/api/faults')).data

describe('x-fault answers in place of the call', () => {
  it.each([
    ['status=503', 503, ENVELOPE_CODE.serverError, ''],
    ['status=401', 401, ENVELOPE_CODE.serverError, ''],
    ['status=419', 419, ENVELOPE_CODE.serverError, ''],
    ['code=3110', 503, ENVELOPE_CODE.underRepair, ''],
    ['status=200;code=3110', 200, ENVELOPE_CODE.underRepair, ''],
    [
      'status=409; code=1009; msg=%E5%BA%93%E5%AD%98%3B%E4%B8%8D%E8%B6%B3',
      409,
      ENVELOPE_CODE.conflict,
      '库存;不足',
    ],
  ])('%s', async (fault, status, code, msg) => {
    const answer = await get(fault)
    expect(answer).toMatchObject({ status, error: '' })
    expect(json(answer)).toEqual({ code, msg, data: null })
    expect(answer.headers['retry-after']).toBeUndefined()
    expect(answer.headers['x-request-id']).toMatch(/[\w-]{8}/)
  })

  it('status=429;retry-after=30', async () => {
    for (const fault of ['status=429;retry-after=30', 'retry-after=30']) {
      const answer = await get(fault)
      expect(answer.status).toBe(429)
      expect(answer.headers['retry-after']).toBe('30')
    }
  })

  it('status=204 without a body', async () => {
    const answer = await get('status=204')
    expect(answer).toMatchObject({ status: 204, error: '' })
    expect(answer.body).toHaveLength(0)
  })

  it('html: an HTML page in place of JSON', async () => {
    const answer = await get('html')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body.toString()).toMatch(/^<!doctype html>/)
  })

  it('badjson: a body that is no JSON', async () => {
    const answer = await get('badjson')
    expect(answer).toMatchObject({ status: 200, error: '' })
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(() => json(answer)).toThrow(SyntaxError)
  })

  it('empty: an empty body', async () => {
    const answer = await get('empty')
    expect(answer).toMatchObject({ status: 200, error: '' })
    expect(answer.body).toHaveLength(0)
  })

  it('shape: JSON that does not fit the contract', async () => {
    const answer = await get('shape')
    expect(answer.status).toBe(200)
    expect(json(answer).code).toBe(ENVELOPE_CODE.ok)
    expect(getHotSearch.output.safeParse(json(answer).data).success).toBe(false)
  })

  it('the call itself does not run', async () => {
    const { tokens } = await mall.newUser()
    const headers = { 'x-fault': 'status=503' }
    const token = tokens.accessToken
    await mall.send('/api/oauth/logout', { token, headers })
    expect((await mall.send('/api/oauth/logout', { token })).status).toBe(200)
    expect((await mall.send('/api/oauth/logout', { token })).status).toBe(401)
  })
})

describe('x-fault breaks the connection', () => {
  it('delay: the normal answer comes later', async () => {
    const start = performance.now()
    const answer = await get(`delay=${WAIT_MS}`)
    expect(performance.now() - start).toBeGreaterThanOrEqual(WAIT_MS - 2)
    expect(getHotSearch.output.safeParse(json(answer).data).error).toBeUndefined()
  })

  it('delay combined with another fault waits first', async () => {
    const start = performance.now()
    expect((await get(`status=500;delay=${WAIT_MS}`)).status).toBe(500)
    expect(performance.now() - start).toBeGreaterThanOrEqual(WAIT_MS - 2)
  })

  it.each(['hang', 'delay=600000'])('%s holds the call until the client aborts', async (fault) => {
    const leaving = new AbortController()
    const { path } = getHotSearch
    const call = rawCall({ port, path, headers: headersOf(fault), signal: leaving.signal })
    await vi.waitFor(async () => expect(await held()).toMatchObject({ held: 1 }))
    leaving.abort()
    expect(await call).toMatchObject({ status: 0, error: 'ABORT_ERR' })
    await vi.waitFor(async () => expect(await held()).toMatchObject({ held: 0 }))
  })

  it('cut: ends the body early with the full Content-Length announced', async () => {
    const whole = await get()
    const answer = await get('cut=12')
    expect(answer).toMatchObject({ status: 200, error: 'ECONNRESET' })
    expect(answer.body.toString('latin1')).toBe(whole.body.toString('latin1', 0, 12))
    expect(answer.headers['content-length']).toBe(String(whole.body.length))
  })

  it.each([
    ['cut=0', 0],
    ['cut=9999999', -1],
  ])('%s: at least one byte is missing', async (fault, end) => {
    const whole = await get()
    const answer = await get(fault)
    expect(answer.error).toBe('ECONNRESET')
    expect(answer.body).toEqual(whole.body.subarray(0, end))
  })

  it('reset: closes the connection before any byte', async () => {
    const answer = await get('reset')
    expect(answer).toMatchObject({ status: 0, error: 'ECONNRESET' })
  })

  it('the next call on the server is answered normally', async () => {
    for (const fault of ['reset', 'cut=5']) await get(fault)
    expect(await get()).toMatchObject({ status: 200, error: '' })
  })
})

describe('x-fault on in-process calls', () => {
  const ask = (fault: string, signal?: AbortSignal) =>
    mall.api.fetch(
      new Request(`http://mall.test${getHotSearch.path}`, {
        headers: headersOf(fault),
        ...(signal && { signal }),
      }),
    )

  it('reset rejects with TypeError like fetch', async () => {
    await expect(ask('reset')).rejects.toThrow(TypeError)
  })

  it('cut errors the body stream', async () => {
    const answer = await ask('cut=12')
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(12)
    const reader = answer.body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(12)
    await expect(reader?.read()).rejects.toThrow(TypeError)
  })

  it('an abort signal ends a hanging call', async () => {
    const leaving = new AbortController()
    const call = ask('hang', leaving.signal)
    await vi.waitFor(async () => expect(await held()).toMatchObject({ held: 1 }))
    leaving.abort()
    await call
    expect(await held()).toMatchObject({ held: 0 })
  })
})

describe('unknown x-fault', () => {
  it.each([
    ['boom', '"boom"'],
    ['status=503;bang;pow=1', '"bang", "pow"'],
    ['status=abc', 'status=abc must be a whole number from 200 to 599'],
    ['status=99', 'status=99'],
    ['delay=-1', 'delay=-1'],
    ['cut', 'cut='],
    ['hang;cut=5', 'hang, cut cannot be combined'],
    ['status=503;html', 'status, html cannot be combined'],
    ['msg=hello', 'msg needs status or code'],
    ['status=500;msg=%E5%', 'not URL-encoded'],
  ])('%s is refused with 400 and named', async (fault, text) => {
    const { status, code, msg } = await mall.ask(getHotSearch, undefined, {
      headers: { 'x-fault': fault },
    })
    expect([status, code]).toEqual([400, ENVELOPE_CODE.badInput])
    expect(msg).toContain(text)
  })
})

describe('x-fault across origins', () => {
  const Origin = 'https://shop.test'

  it('is an allowed header, and its answers carry CORS headers', async () => {
    const preflight = await rawCall({
      port,
      path: searchProducts.path,
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.headers['access-control-allow-headers']).toContain('x-fault')
    const { path } = getHotSearch
    const headers = { ...headersOf('status=503'), Origin }
    const answer = await rawCall({ port, path, headers })
    expect(answer.status).toBe(503)
    expect(answer.headers['access-control-allow-origin']).toBe(Origin)
    const cut = await rawCall({ port, path, headers: { ...headersOf('cut=5'), Origin } })
    expect(cut.headers['access-control-allow-origin']).toBe(Origin)
  })
})

describe('without FAULTS', () => {
  let plain: TestMall
  beforeAll(async () => {
    plain = await openTestMall({ CORS_ORIGINS: ['https://shop.test'] })
  })
  afterAll(() => plain.close())

  it.each(['status=503', 'reset', 'boom'])('x-fault: %s does nothing', async (fault) => {
    const answer = await plain.ask(getHotSearch, undefined, { headers: { 'x-fault': fault } })
    expect(answer.status).toBe(200)
  })

  it('the fault controls answer 404', async () => {
    for (const name of ['', '/arm', '/reset', '/clock']) {
      const method = name ? 'POST' : 'GET'
      expect((await plain.send(`/api/faults${name}`, { method })).status).toBe(404)
    }
  })

  it('x-fault is not an allowed CORS header', async () => {
    const answer = await plain.api.fetch(
      new Request(`http://mall.test${getHotSearch.path}`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://shop.test', 'Access-Control-Request-Method': 'GET' },
      }),
    )
    expect(answer.headers.get('access-control-allow-headers')).toContain('X-Site-Id')
    expect(answer.headers.get('access-control-allow-headers')).not.toContain('x-fault')
  })
})
