import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { CALL_CASES, endpointNamed } from '../support/call-cases'
import { tidyOrders } from '../support/order-mall'
import { openTestMall, type TestMall } from '../support/test-mall'

const namesOf = (calls: readonly Endpoint[]) => calls.map((call) => [call.name, call] as const)

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

describe.each(
  namesOf(ENDPOINTS.filter(({ answers, takes }) => answers !== 'file' && takes !== 'form')),
)('%s', (name, endpoint) => {
  it('answers as its contract says', async () => {
    const { tokens } = await mall.newUser()
    const prepare = CALL_CASES[name]
    if (!prepare) throw new Error(`no case for ${name}`)
    const answer = await mall.ask(endpoint, await prepare(mall, tokens.accessToken), {
      token: tokens.accessToken,
      ...(endpoint.idempotent && { headers: { [HEADER.idempotencyKey]: randomUUID() } }),
    })
    expect([answer.status, answer.code, answer.msg]).toEqual([200, 0, ''])
    expect(endpoint.output.safeParse(answer.data).error).toBeUndefined()
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe.each(namesOf(ENDPOINTS.filter(({ answers }) => answers === 'file')))(
  '%s',
  (name, endpoint) => {
    it('answers a file under a name', async () => {
      const { tokens } = await mall.newUser()
      const input = await CALL_CASES[name]?.(mall, tokens.accessToken)
      const { status, headers } = await mall.fetchCall(endpoint, input, {
        token: tokens.accessToken,
      })
      expect(status).toBe(200)
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
      expect(headers.get('cache-control')).toBe('private, no-store')
    })
  },
)

describe.each(namesOf(ENDPOINTS))('%s', (_name, endpoint) => {
  it('is for whom its contract says', async () => {
    const { status } = await mall.ask(endpoint, {})
    if (endpoint.auth === 'user') expect(status).toBe(401)
    else expect(status).not.toBe(401)
  })

  it('wants the site header', async () => {
    const { status } = await mall.ask(endpoint, {}, { headers: { 'X-Site-Id': 'other' } })
    expect(status).toBe(400)
  })

  it('takes its own method alone', async () => {
    const { status } = await mall.send(endpoint.path, { method: 'DELETE' })
    expect(status).toBe(405)
  })
})

const posts = ENDPOINTS.filter(({ method, takes }) => method === 'POST' && takes !== 'form')
describe.each(namesOf(posts))('%s', (_name, endpoint) => {
  it.each([
    ['not JSON', '{', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a NUL', '{"keyword":"a\\u0000"}', 400],
    ['over a megabyte', JSON.stringify({ keyword: 'x'.repeat(1_100_000) }), 413],
  ])('refuses a body that is %s', async (_what, body, status) => {
    const { tokens } = await mall.newUser()
    const answer = await mall.send(endpoint.path, {
      method: 'POST',
      body,
      ...(endpoint.auth !== 'basic' && { token: tokens.accessToken }),
    })
    expect(answer.status).toBe(status)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })

  it('refuses another content type', async () => {
    const { tokens } = await mall.newUser()
    const answer = await mall.send(endpoint.path, {
      method: 'POST',
      body: '{}',
      token: tokens.accessToken,
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(answer.status).toBe(415)
  })
})

describe('the API', () => {
  it('says that an unknown call is unknown', async () => {
    expect((await mall.send('/api/nothing/here')).status).toBe(404)
  })

  it('describes every call in OpenAPI', async () => {
    const response = await mall.api.fetch(new Request('http://mall.test/api/openapi.json'))
    const document: { paths: Record<string, object> } = await response.json()
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(
      ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort(),
    )
  })

  it('answers probes without a site header', async () => {
    for (const path of ['/api/healthz', '/api/readyz']) {
      const response = await mall.api.fetch(new Request(`http://mall.test${path}`))
      expect(response.status).toBe(200)
    }
  })

  it('allows listed origins alone', async () => {
    const open = await openTestMall({ CORS_ORIGINS: ['https://shop.test'] })
    const from = async (origin: string) =>
      (
        await open.ask(endpointNamed('getHotSearch'), undefined, { headers: { Origin: origin } })
      ).headers.get('access-control-allow-origin')
    expect(await from('https://shop.test')).toBe('https://shop.test')
    expect(await from('https://evil.test')).toBeNull()
    await open.close()
  })
})
