import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { sendSms } from '@/contract/account/sms-calls'
import { recordSearch } from '@/contract/catalog/home-calls'
import { deferred, endpoint } from '@/contract/endpoint'
import type { ApiError } from '@/services/http/api-error'
import { createHttp } from '@/services/http/http'
import type { Session } from '@/services/session/session'

const thing = (auth: 'none' | 'basic' | 'bearer' | 'user') =>
  endpoint({
    name: 'getThing',
    method: 'POST',
    path: '/api/thing/getThing',
    auth,
    summary: '',
    input: z.object({ a: z.optional(z.number()) }),
    output: z.looseObject({ n: z.number() }),
  })

const ok = (data: unknown) => Response.json({ code: 0, msg: '', data })

/** A network that answers in turn, and what it was asked. */
function network(...answers: (() => Response | Promise<Response>)[]) {
  const seen: Request[] = []
  const api = (request: Request) => {
    seen.push(request)
    const answer = answers[Math.min(seen.length, answers.length) - 1]
    if (!answer) throw new TypeError('no network')
    return answer()
  }
  return { seen, api }
}

function session(tokens: (string | null)[]): Session {
  return {
    bearer: async () => tokens[0] ?? null,
    renewAfter: async () => tokens[1] ?? null,
    isSignedIn: () => true,
    wasSignedIn: () => true,
    generation: () => 0,
    signIn: () => true,
    signOut: () => {},
    hasMoved: () => false,
    recheck: () => {},
    subscribe: () => () => {},
  }
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )
}

const base = { baseURL: 'http://api.test', siteId: 'mall' }

describe('a deferred call', () => {
  const path = '/api/thing/getThing'

  it('is sent once its schemas are loaded, and loads them once', async () => {
    const { api } = network(() => ok({ n: 1 }))
    const http = createHttp({ ...base, api })
    let loads = 0
    const call = deferred(
      async () => {
        loads += 1
        return { getThing: thing('none') }
      },
      'getThing',
      path,
    )
    expect(call.loaded()).toBeNull()
    expect(await http.call(call)).toEqual({ n: 1 })
    expect(await http.call(call)).toEqual({ n: 1 })
    expect(loads).toBe(1)
  })

  it('fails as without a network when they do not load, and can be repeated', async () => {
    const { api, seen } = network(() => ok({ n: 1 }))
    const http = createHttp({ ...base, api })
    let isOnline = false
    const call = deferred(
      async () => {
        if (!isOnline) throw new Error('ChunkLoadError')
        return { getThing: thing('none') }
      },
      'getThing',
      path,
    )
    expect(await failureOf(http.call(call))).toMatchObject({
      kind: 'network',
      endpoint: 'getThing',
    })
    expect(seen).toEqual([])
    isOnline = true
    expect(await http.call(call)).toEqual({ n: 1 })
  })
})

describe('createHttp', () => {
  it('sends the site header and unwraps the data', async () => {
    const { api, seen } = network(() => ok({ n: 1, more: true }))
    const http = createHttp({ ...base, api })
    expect(await http.call(thing('none'), { a: 2 })).toEqual({ n: 1, more: true })
    expect(seen[0]?.headers.get('X-Site-Id')).toBe('mall')
    expect(await seen[0]?.json()).toEqual({ a: 2 })
  })

  it.each([
    ['none', null],
    ['basic', /^Basic /],
    ['bearer', /^Bearer t1$/],
    ['user', /^Bearer t1$/],
  ] as const)('sends the right Authorization for auth %s', async (auth, expected) => {
    const { api, seen } = network(() => ok({ n: 1 }))
    await createHttp({ ...base, api, session: session(['t1']) }).call(thing(auth))
    const sent = seen[0]?.headers.get('Authorization') ?? null
    if (expected === null) expect(sent).toBeNull()
    else expect(sent).toMatch(expected)
  })

  it('sends no Authorization with sendSms, even when signed in', async () => {
    const { api, seen } = network(() => Response.json({ code: 1001, msg: '不行', data: null }))
    await failureOf(createHttp({ ...base, api, session: session(['t1']) }).call(sendSms))
    expect(seen[0]?.url).toBe(`http://api.test${sendSms.path}`)
    expect(seen[0]?.headers.has('Authorization')).toBe(false)
  })

  it('refreshes tokens with parameters in the query, Basic auth and no body', async () => {
    const { api, seen } = network(() => ok({}))
    const grant = { grant_type: 'refresh_token', refresh_token: 'a+b/c=' } as const
    await failureOf(createHttp({ ...base, api }).call(getOauthToken, grant))
    const [request] = seen
    const { pathname, searchParams } = new URL(request?.url ?? '')
    expect(pathname).toBe(getOauthToken.path)
    expect(Object.fromEntries(searchParams)).toEqual(grant)
    expect(request?.headers.get('Authorization')).toMatch(/^Basic /)
    expect(await request?.text()).toBe('')
  })

  it('refreshes a long token of another host in the query too', async () => {
    const { api, seen } = network(() => ok({}))
    const grant = { grant_type: 'refresh_token', refresh_token: 'a'.repeat(700) } as const
    await failureOf(createHttp({ ...base, api }).call(getOauthToken, grant))
    expect(Object.fromEntries(new URL(seen[0]?.url ?? '').searchParams)).toEqual(grant)
  })

  it.each([
    { grant_type: 'password', username: 'demo', password: 'secret' },
    { grant_type: 'sms', phone: '13800000000', code: '123456' },
  ] as const)('signs in by $grant_type with nothing in the query', async (grant) => {
    const { api, seen } = network(() => ok({}))
    await failureOf(createHttp({ ...base, api }).call(getOauthToken, grant))
    expect(seen[0]?.url).toBe(`http://api.test${getOauthToken.path}`)
    expect(await seen[0]?.json()).toEqual(grant)
  })

  it('repeats a 401 call once with a new token and the same body', async () => {
    const refuse = () => Response.json({ code: 2001, msg: '请先登录', data: null }, { status: 401 })
    const { api, seen } = network(refuse, () => ok({ n: 7 }))
    const http = createHttp({ ...base, api, session: session(['t1', 't1']) })
    expect(await http.call(thing('user'), { a: 3 })).toEqual({ n: 7 })
    expect(await seen[1]?.json()).toEqual({ a: 3 })

    const still = network(refuse)
    const again = createHttp({ ...base, api: still.api, session: session(['t1', 't1']) })
    const error = await failureOf(again.call(thing('user')))
    expect([error.status, still.seen.length]).toEqual([401, 2])
  })

  it.each([
    [
      'refused with a message',
      () => Response.json({ code: 1009, msg: '库存不足', data: null }, { status: 409 }),
      { kind: 'business', status: 409, code: 1009, message: '库存不足' },
    ],
    [
      'refused under HTTP 200',
      () => Response.json({ code: 1004, msg: '不存在', data: null }),
      { kind: 'business', status: 200, code: 1004 },
    ],
    [
      'refused without a message',
      () => Response.json({ code: 1, msg: null, data: null }, { status: 500 }),
      { kind: 'http', message: '抱歉，服务器遇到问题，请稍后再试' },
    ],
    [
      'a message that is an object',
      () => Response.json({ code: 1, msg: {}, data: null }, { status: 500 }),
      { message: '抱歉，服务器遇到问题，请稍后再试' },
    ],
    ['HTML under 200', () => new Response('<html>'), { kind: 'contract' }],
    ['nothing under 200', () => new Response(''), { kind: 'contract' }],
    ['the wrong shape', () => ok({ n: 'one' }), { kind: 'contract' }],
    ['more than 5 MB', () => ok({ n: 1, more: 'x'.repeat(5 * 1024 * 1024) }), { kind: 'network' }],
    ['no network', () => Promise.reject(new TypeError('failed')), { kind: 'network' }],
  ] as const)('fails as an ApiError: %s', async (_name, answer, expected) => {
    const { api } = network(answer)
    expect(await failureOf(createHttp({ ...base, api }).call(thing('none')))).toMatchObject(
      expected,
    )
  })

  it.each([
    { code: 0, msg: '', data: { n: 1 } },
    { code: 200, msg: 'ok', data: { n: 1 } },
    { code: '0', data: { n: 1 } },
    { code: '200', data: { n: 1 } },
    { code: null, data: { n: 1 } },
    { data: { n: 1 } },
  ])('treats %j as success', async (body) => {
    const { api } = network(() => Response.json(body, { status: 201 }))
    expect(await createHttp({ ...base, api }).call(thing('none'))).toEqual({ n: 1 })
  })

  it.each([
    ['another code', 200, { code: 1, data: { n: 1 } }, { code: 1 }],
    ['another code as text', 200, { code: '3110', data: null }, { code: 3110 }],
    ['a code that is no number', 200, { code: 'E1', msg: '不行', data: {} }, { message: '不行' }],
    ['another status', 500, { code: 0, msg: '不行', data: { n: 1 } }, { message: '不行' }],
    ['another status without a code', 400, { msg: '不行' }, { status: 400, message: '不行' }],
    ['no data', 200, { code: 0, msg: 'ok' }, { kind: 'contract', endpoint: 'getThing' }],
    ['JSON of a gateway', 200, { message: 'ok' }, { kind: 'contract', endpoint: 'getThing' }],
  ])('treats %s as a failure', async (_what, status, body, expected) => {
    const { api } = network(() => Response.json(body, { status }))
    const error = await failureOf(createHttp({ ...base, api }).call(thing('none')))
    expect(error).toMatchObject(expected)
    // 0 is how a failure without an envelope is told from a refusal (services/session/renewal.ts).
    expect(error.code === 0).toBe(error.kind === 'contract')
  })

  it('treats missing data as a failure, even for calls without an answer', async () => {
    const { api } = network(() => Response.json({ code: 0, msg: 'ok' }))
    const call = createHttp({ ...base, api }).call(recordSearch, { searchTerms: 'M8' })
    expect(await failureOf(call)).toMatchObject({ kind: 'contract', endpoint: 'recordSearch' })
  })

  it('sends the idempotency key, and the same one again with a new token', async () => {
    const { api, seen } = network(
      () => Response.json({ code: 2001, msg: '', data: null }, { status: 401 }),
      () => ok({ n: 1 }),
    )
    const http = createHttp({ ...base, api, session: session(['old', 'new']) })
    await http.call(thing('user'), {}, { idempotencyKey: 'key-of-one-checkout' })
    expect(seen.map((request) => request.headers.get('Idempotency-Key'))).toEqual([
      'key-of-one-checkout',
      'key-of-one-checkout',
    ])
  })

  it('ApiError carries the data of a refusal', async () => {
    const refused = { code: 1010, msg: '价格有变化', data: { quoteHash: 'b' } }
    const { api } = network(() => Response.json(refused, { status: 409 }))
    const error = await failureOf(createHttp({ ...base, api }).call(thing('none'), {}))
    expect([error.kind, error.code, error.data]).toEqual(['business', 1010, { quoteHash: 'b' }])
  })

  it('fails with kind timeout after timeoutMs', async () => {
    const { api } = network(() => new Promise<Response>(() => {}))
    const error = await failureOf(createHttp({ ...base, api, timeoutMs: 20 }).call(thing('none')))
    expect(error).toMatchObject({ kind: 'timeout', message: '请求超时，请稍后重试' })
  })

  it('an abort signal ends a call with kind aborted', async () => {
    const { api } = network(() => new Promise<Response>(() => {}))
    const abort = new AbortController()
    const call = createHttp({ ...base, api }).call(thing('none'), {}, { signal: abort.signal })
    abort.abort()
    expect((await failureOf(call)).kind).toBe('aborted')
  })
})
