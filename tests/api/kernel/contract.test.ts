import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { OPERATIONS } from '@/contract/operations/all-operation-calls'
import { CALL_CASES } from '../../support/call-cases'
import { endpointNamed } from '../../support/endpoint-named'
import { maskRandom } from '../../support/mask-random'
import { tidyOrders } from '../../support/order-mall'
import { type Answer, openTestMall, openTwin, type TestMall } from '../../support/test-mall'

const namesOf = (calls: readonly Endpoint[]) => calls.map((call) => [call.name, call] as const)

let mall: TestMall
/** The same mall on the other engine, where there are two. */
let twin: TestMall | null = null
beforeAll(async () => {
  mall = await openTestMall()
  twin = await openTwin(mall)
})
afterAll(async () => {
  for (const one of twin ? [mall, twin] : [mall]) {
    await tidyOrders(one)
    await one.close()
  }
})

async function askAsNewUser(at: TestMall, endpoint: Endpoint): Promise<Answer> {
  const { tokens } = await at.newUser()
  const prepare = CALL_CASES[endpoint.name]
  if (!prepare) throw new Error(`no case for ${endpoint.name}`)
  return at.ask(endpoint, await prepare(at, tokens.accessToken), {
    token: tokens.accessToken,
    ...(endpoint.idempotent && { headers: { [HEADER.idempotencyKey]: randomUUID() } }),
  })
}

describe.each(
  namesOf(ENDPOINTS.filter(({ answers, takes }) => answers !== 'file' && takes !== 'form')),
)('%s', (_name, endpoint) => {
  it('answers as its contract says, the same on both engines', async () => {
    // What is newest is never left to chance.
    mall.time.now += 1000
    const answer = await askAsNewUser(mall, endpoint)
    expect([answer.status, answer.code, answer.msg]).toEqual([200, 0, ''])
    expect(endpoint.output.safeParse(answer.data).error).toBeUndefined()
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    if (!twin) return
    twin.time.now = mall.time.now
    const other = await askAsNewUser(twin, endpoint)
    expect(maskRandom(other.data)).toEqual(maskRandom(answer.data))
  })
})

describe.each(namesOf(ENDPOINTS.filter(({ answers }) => answers === 'file')))(
  '%s: file answer',
  (name, endpoint) => {
    it('is an uncached attachment with a file name', async () => {
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

describe('the API host', () => {
  it('an unknown address answers 404', async () => {
    expect((await mall.send('/api/nothing/here')).status).toBe(404)
  })

  it('openapi.json describes exactly the calls and addresses that exist', async () => {
    const response = await mall.api.fetch(new Request('http://mall.test/api/openapi.json'))
    expect(response.headers.get('content-type')).toBe('application/json')
    const document: { paths: Record<string, object> } = await response.json()
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const calls = [...ENDPOINTS, ...OPERATIONS].map(({ method, path }) => `${method} ${path}`)
    expect(described.filter((one) => calls.includes(one)).sort()).toEqual(calls.sort())
    expect(described.filter((one) => !calls.includes(one)).sort()).toEqual([
      'GET /api/docs',
      'GET /api/file/picture/{file}',
      'GET /api/healthz',
      'GET /api/metrics',
      'GET /api/openapi.json',
      'GET /api/product/datasheet/{file}',
      'GET /api/product/drawing/{file}',
      'GET /api/readyz',
      'POST /api/payment/callback/{provider}',
    ])
  })

  it('answers probes and docs without a site header', async () => {
    for (const path of ['/api/healthz', '/api/readyz', '/api/docs']) {
      const response = await mall.api.fetch(new Request(`http://mall.test${path}`))
      expect(response.status).toBe(200)
    }
  })

  it('allows only the origins listed in CORS_ORIGINS', async () => {
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
