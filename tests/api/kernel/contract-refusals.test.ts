import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { openTestMall, type TestMall } from '../../support/test-mall'

const namesOf = (calls: readonly Endpoint[]) => calls.map((call) => [call.name, call] as const)

let mall: TestMall
/** One buyer for all tests: refusals change nothing. */
let token: string
beforeAll(async () => {
  mall = await openTestMall()
  token = (await mall.newUser()).tokens.accessToken
})
afterAll(() => mall.close())

describe.each(namesOf(ENDPOINTS))('%s', (_name, endpoint) => {
  it('requires sign-in exactly when its contract says so', async () => {
    const { status } = await mall.ask(endpoint, {})
    if (endpoint.auth === 'user') expect(status).toBe(401)
    else expect(status).not.toBe(401)
  })

  it('requires the site header', async () => {
    const { status } = await mall.ask(endpoint, {}, { headers: { 'X-Site-Id': 'other' } })
    expect(status).toBe(400)
  })

  it('answers 405 to another method', async () => {
    const { status } = await mall.send(endpoint.path, { method: 'DELETE' })
    expect(status).toBe(405)
  })
})

const posts = ENDPOINTS.filter(({ method, takes }) => method === 'POST' && takes !== 'form')
describe.each(namesOf(posts))('%s: request body', (_name, endpoint) => {
  it.each([
    ['not JSON', '{', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a NUL', '{"keyword":"a\\u0000"}', 400],
    ['over a megabyte', JSON.stringify({ keyword: 'x'.repeat(1_100_000) }), 413],
  ])('refuses a body that is %s', async (_what, body, status) => {
    const answer = await mall.send(endpoint.path, {
      method: 'POST',
      body,
      ...(endpoint.auth !== 'basic' && { token }),
    })
    expect(answer.status).toBe(status)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })

  it('refuses another content type with 415', async () => {
    // Plain text is what another site's page can send without asking.
    const other = endpoint.takes === 'beacon' ? 'application/xml' : 'text/plain'
    const answer = await mall.send(endpoint.path, {
      method: 'POST',
      body: '{}',
      token,
      headers: { 'Content-Type': other },
    })
    expect(answer.status).toBe(415)
  })
})
