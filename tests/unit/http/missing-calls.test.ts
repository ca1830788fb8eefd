import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { CODE } from '@/contract/constants'
import { type Endpoint, endpoint } from '@/contract/endpoint'
import type { ApiError } from '@/services/http/api-error'
import { effectOf } from '@/services/http/error-policy'
import { createHttp } from '@/services/http/http'
import { createMissingStore } from '@/services/http/missing-store'

const MINUTE_MS = 60_000
const HOST = 'http://host.test'

const call: Endpoint = endpoint({
  name: 'getExtra',
  method: 'POST',
  path: '/api/thing/getExtra',
  auth: 'none',
  summary: '',
  input: z.object({}),
  output: z.string(),
})
const there = () => Response.json({ code: 0, msg: '', data: 'here' })
const refused =
  (status: number, code: number = status) =>
  () =>
    Response.json({ code, msg: 'RAW of the host', data: null }, { status })

/** A host whose answer can be changed, the calls it received, and its client. */
function openHost(answer: () => Response, known: string[] = []) {
  const missing = createMissingStore(known)
  const api = () => {
    host.asked += 1
    return host.answer()
  }
  const host = { answer, asked: 0, api }
  const http = createHttp({ baseURL: HOST, ownURL: HOST, siteId: 'mall', api, missing })
  const send = (sent: Endpoint = call) =>
    http.call(sent).then(
      () => null,
      (error: ApiError) => error,
    )
  return { host, missing, send }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => vi.useRealTimers())

describe('extra call', () => {
  it.each([404, 405, 501])('answered with %i is missing and requested once', async (status) => {
    const { host, missing, send } = openHost(refused(status))
    const errors = [await send(), await send()]
    expect(errors.map((error) => error?.kind)).toEqual(['missing', 'missing'])
    expect(host.asked).toBe(1)
    expect(Object.keys(missing.found)).toEqual(['getExtra'])
  })

  it('missing: has a message of the mall’s own and no toast', async () => {
    const error = await openHost(refused(404)).send()
    expect(error?.message).toBe('该服务尚未接入')
    expect(error && effectOf(error)).toEqual({ kind: 'nothing' })
  })

  it('missing: is requested again after ten minutes', async () => {
    const { host, send } = openHost(refused(404))
    await send()
    host.answer = there
    vi.setSystemTime(10 * MINUTE_MS - 1)
    expect((await send())?.kind).toBe('missing')
    vi.setSystemTime(10 * MINUTE_MS)
    expect(await send()).toBeNull()
    expect(host.asked).toBe(2)
  })

  it('that has answered before is not missing: its 404 is a refusal', async () => {
    const { host, missing, send } = openHost(there)
    await send()
    host.answer = refused(404)
    expect((await send())?.kind).toBe('business')
    expect(missing.found).toEqual({})
  })

  it.each([
    ['fails', refused(500)],
    ['is unavailable', refused(503)],
    ['refuses the input', refused(400)],
    ['is under maintenance', refused(404, CODE.underRepair)],
  ])('that %s is not missing', async (_name, answer) => {
    const { host, send } = openHost(answer)
    await send()
    expect((await send())?.kind).toBe('business')
    expect(host.asked).toBe(2)
  })

  it('found missing earlier is not requested', async () => {
    const { host, send } = openHost(there, ['getExtra'])
    expect((await send())?.kind).toBe('missing')
    expect(host.asked).toBe(0)
  })

  it('missing: notifies its listeners', async () => {
    const { missing, send } = openHost(refused(404))
    const listener = vi.fn()
    missing.listeners.add(listener)
    await send()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('known to exist is so for every client of the process', async () => {
    const { host, missing, send } = openHost(there)
    await send()
    host.answer = refused(404)
    const again = createHttp({ baseURL: HOST, siteId: 'mall', api: host.api, missing })
    await expect(again.call(call)).rejects.toMatchObject({ kind: 'business' })
  })
})

describe('core and own calls', () => {
  it.each([{ core: true }, { own: true }] as const)('are never missing: %o', async (mark) => {
    const { host, send } = openHost(refused(404))
    const errors = [await send({ ...call, ...mark }), await send({ ...call, ...mark })]
    expect(errors.map((error) => error?.status)).toEqual([404, 404])
    expect(errors[0]?.kind).toBe('business')
    expect(host.asked).toBe(2)
  })
})
