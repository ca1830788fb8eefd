import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { createHttp } from '@/services/http/http'
import type { InProcessApi } from '@/services/http/in-process'
import type { Session } from '@/services/session/session'
import { RUNS } from '../../support/runs'
import { memoryStore, openTab, tokens } from '../../support/session'

const echo = z.looseObject({ token: z.string(), body: z.string() })
const common = { auth: 'user', summary: '', output: echo } as const
const ask = endpoint({
  ...common,
  name: 'ask',
  method: 'GET',
  path: '/api/thing/ask',
  input: z.optional(z.looseObject({})),
})
const save = endpoint({
  ...common,
  name: 'save',
  method: 'POST',
  path: '/api/thing/save',
  input: z.object({ text: z.string() }),
})
const upload = endpoint({
  ...common,
  name: 'upload',
  method: 'POST',
  path: '/api/thing/upload',
  input: z.instanceof(FormData),
})

async function bodyOf(request: Request): Promise<string> {
  if (request.method === 'GET') return ''
  if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return request.text()
  const form = await request.formData()
  const parts = [...form.entries()].map(async ([name, part]) =>
    part instanceof File
      ? `${name}:${part.name}:${Buffer.from(await part.arrayBuffer()).toString('hex')}`
      : `${name}=${part}`,
  )
  return (await Promise.all(parts)).join('|')
}

/** A server that accepts one access token and echoes the input. */
function server(valid: string) {
  const seen: string[] = []
  const api = async (request: Request) => {
    const token = (request.headers.get('Authorization') ?? '').replace('Bearer ', '')
    const body = await bodyOf(request)
    seen.push(token)
    return token === valid
      ? Response.json({ code: 0, msg: '', data: { token, body } })
      : Response.json({ code: 2001, msg: '登录已失效', data: null }, { status: 401 })
  }
  return { seen, api }
}

function client(session: Session, api: InProcessApi) {
  return createHttp({ baseURL: 'http://api.test', siteId: 'mall', session, api })
}

/** A call of each kind in turn, with a body of its own and what the server must see of it. */
function mixedCall(at: number) {
  if (at % 3 === 0) return { endpoint: ask, input: undefined, body: '' }
  if (at % 3 === 1) {
    const input = { text: `第${at}行 "quoted"` }
    return { endpoint: save, input, body: JSON.stringify(input) }
  }
  const form = new FormData()
  form.set('note', `行${at}`)
  form.set('file', new File([new Uint8Array([0, at, 255])], `f${at}.bin`))
  const hex = Buffer.from([0, at, 255]).toString('hex')
  return { endpoint: upload, input: form, body: `note=行${at}|file:f${at}.bin:${hex}` }
}

describe('calls during a token refresh (P11)', () => {
  it.each([1, 2, 10, 50])('%d concurrent calls all succeed after one refresh', async (calls) => {
    for (let round = 0; round < 20; round += 1) {
      let renewals = 0
      const refresh = async () => {
        renewals += 1
        return tokens('new')
      }
      const { api, seen } = server('access-new')
      const session = openTab(refresh, { store: memoryStore(tokens('old', -1)) })
      const http = client(session, api)
      const requested = Array.from({ length: calls }, (_, at) => mixedCall(at))
      const answers = await Promise.all(
        requested.map(({ endpoint, input }) =>
          http.call<z.ZodMiniType, typeof echo>(endpoint, input),
        ),
      )
      expect(answers.map(({ body }) => body)).toEqual(requested.map(({ body }) => body))
      expect([renewals, new Set(seen)]).toEqual([1, new Set(['access-new'])])
    }
  })

  it('calls whose token expires in flight are sent twice at most', async () => {
    let renewals = 0
    const refresh = async () => {
      renewals += 1
      return tokens('new')
    }
    const { api, seen } = server('access-new')
    const http = client(openTab(refresh, { store: memoryStore(tokens('old')) }), api)
    const requested = Array.from({ length: 30 }, (_, at) => mixedCall(at))
    const answers = await Promise.all(
      requested.map(({ endpoint, input }) =>
        http.call<z.ZodMiniType, typeof echo>(endpoint, input),
      ),
    )
    expect(answers.map(({ body }) => body)).toEqual(requested.map(({ body }) => body))
    expect([renewals, seen.length]).toEqual([1, 60])
  })

  it('an abort signal ends a call that waits for the refresh', async () => {
    const { api, seen } = server('access-new')
    const store = memoryStore(tokens('old', -1))
    const http = client(
      openTab(() => new Promise(() => {}), { store }),
      api,
    )
    const abort = new AbortController()
    const call = http.call(ask, undefined, { signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(seen).toEqual([])
  })
})

describe('stale responses after a change of user (R6)', () => {
  it('are dropped in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const api = scheduler.scheduleFunction(async (request: Request) => {
          const token = (request.headers.get('Authorization') ?? '').replace('Bearer ', '')
          return Response.json({ code: 0, msg: '', data: { token, body: '' } })
        })
        const session = openTab(async () => tokens('a2'), { store: memoryStore(tokens('a')) })
        const http = client(session, api)
        let signedIn = 'access-a'
        const shown: string[] = []
        const show = async () => {
          const askedBy = signedIn
          await http.call(ask).then(
            ({ token }) => {
              if (askedBy !== signedIn || token !== signedIn) shown.push(token)
            },
            () => undefined,
          )
        }
        const first = show()
        const switched = scheduler.schedule(Promise.resolve()).then(() => {
          signedIn = 'access-b'
          session.signOut()
          session.signIn(tokens('b'))
        })
        await scheduler.waitIdle()
        await Promise.all([first, switched, show(), scheduler.waitIdle()])
        expect(shown).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })
})
