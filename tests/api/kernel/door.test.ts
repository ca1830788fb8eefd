import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '@/contract/constants'
import { searchProducts } from '@/contract/search/search-calls'
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
    expect(JSON.parse(answer.body.toString()).code).toBe(CODE.tooLarge)
  })
})

describe('a refusal', () => {
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
