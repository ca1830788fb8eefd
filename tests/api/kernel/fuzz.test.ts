import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HEADER } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { CALL_CASES } from '../../support/call-cases'
import { isServer } from '../../support/engine'
import { everyMutation } from '../../support/mutated-answer'
import { tidyOrders } from '../../support/order-mall'
import { RUNS } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
beforeEach(() => {
  mall.logged.length = 0
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

/** How many ways a call is asked in at most: few have more that differ. PGlite is asked for fewer. */
const MUTATIONS = isServer ? RUNS : RUNS / 4
/** Asked at once: the database answers some while others are refused. */
const AT_ONCE = 8
const COPIES = 200
const SLOW = 200

const FUZZED = ENDPOINTS.filter(
  // Crash reports are written to the log, where this test looks for errors.
  ({ method, takes }) => method === 'POST' && takes === undefined,
)

describe('a valid input with one thing in it changed', () => {
  it.each(FUZZED.map((endpoint) => ({ name: endpoint.name, endpoint })))(
    'of $name is answered or refused, and no error',
    async ({ name, endpoint }) => {
      const { tokens } = await mall.newUser()
      const token = tokens.accessToken
      // What a case says beyond its call's own fields would only repeat the same request.
      const valid = endpoint.input.parse(await CALL_CASES[name]?.(mall, token))
      const ways = everyMutation(valid, COPIES)
      const length = Math.min(ways.length, MUTATIONS)
      const [chosen = []] = fc.sample(
        fc.shuffledSubarray(ways, { minLength: length, maxLength: length }),
        1,
      )
      async function ask({ make, told }: (typeof ways)[number]) {
        const headers = endpoint.idempotent ? { [HEADER.idempotencyKey]: randomUUID() } : {}
        const { status } = await mall.fetchCall(endpoint, make(), { token, headers })
        expect(status, told()).toBeLessThan(500)
      }
      for (let at = 0; at < length; at += AT_ONCE) {
        await Promise.all(chosen.slice(at, at + AT_ONCE).map(ask))
      }
      expect(mall.logged).toEqual([])
    },
  )
})

describe('a socket', () => {
  let server: ReturnType<typeof serve>
  let port = 0
  beforeAll(async () => {
    const options = { port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }
    server = serve({ fetch: mall.api.fetch, ...options })
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => void server.close())

  /** The status of the answer to these bytes; '' when the server hung up without one. */
  async function statusOf(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.end(text)
    await once(socket, 'close')
    return said.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
  }

  const NEXT = 'GET /api/healthz HTTP/1.1\r\nHost: mall.test\r\nConnection: close\r\n\r\n'
  const post = (headers: string, body = '') =>
    `POST /api/product/searchProducts HTTP/1.1\r\nHost: mall.test\r\nConnection: close\r\nX-Site-Id: mall\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

  it.each([
    ['no HTTP', 'hello\r\n\r\n', ['400']],
    ['a line of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', ['400', '']],
    ['a huge header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, ['431', '']],
    ['very many headers', `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(20_000)}\r\n`, ['431', '']],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), ['400']],
    ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'), ['400']],
    [
      'a chunk of no size',
      post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'),
      ['400', ''],
    ],
    ['a body that ends early', post('Content-Length: 100', '{'), ['400', '']],
    ['a NUL in the path', 'GET /\u0000 HTTP/1.1\r\nHost: mall.test\r\n\r\n', ['400']],
    ['a request without a host', 'GET /api/healthz HTTP/1.1\r\nConnection: close\r\n\r\n', ['400']],
  ])('with %s is refused, and the next is served', async (_what, text, expected) => {
    expect(expected).toContain(await statusOf(text))
    expect(await statusOf(NEXT)).toBe('200')
    expect(mall.logged).toEqual([])
  })

  it('of two hundred callers who send byte by byte and never finish holds up nobody', async () => {
    const text = post('Content-Length: 100', '{"keyword":"')
    const slow = Array.from({ length: SLOW }, () => connect(port, '127.0.0.1'))
    await Promise.all(
      slow.map(async (socket, at) => {
        socket.setNoDelay(true).on('error', () => {})
        await once(socket, 'connect')
        const bytes = text.slice(0, 1 + Math.floor((at * text.length) / SLOW))
        for (const byte of bytes) await new Promise((done) => socket.write(byte, done))
      }),
    )
    expect(await statusOf(NEXT)).toBe('200')
    expect(slow.filter(({ destroyed }) => destroyed)).toEqual([])
    await Promise.all(slow.map((socket) => once(socket.destroy(), 'close')))
    expect(await statusOf(NEXT)).toBe('200')
    expect(mall.logged).toEqual([])
  })
})
