import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/services/http/api-error'
import { memoryStore, NOW, openTab, tokens, webLocks } from '../../support/session'

const failure = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', endpoint: 'getOauthToken', ...init })

/** A server that rotates its refresh token, takes each once, and answers a moment later. */
function strictServer() {
  let current = 'refresh-old'
  let turn = 0
  return vi.fn(async (refreshToken: string) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (refreshToken !== current) throw failure({ status: 400, code: 2010 })
    turn += 1
    current = `refresh-${turn}`
    return tokens(String(turn))
  })
}

describe('token refresh across tabs (P12)', () => {
  it('five tabs with ten calls each refresh once, against a server that allows no reuse', async () => {
    for (let round = 0; round < 50; round += 1) {
      const store = memoryStore(tokens('old', -1))
      const locks = webLocks()
      const server = strictServer()
      const tabs = Array.from({ length: 5 }, () => openTab(server, { store, locks }))
      const sent = await Promise.all(
        tabs.flatMap((tab) => Array.from({ length: 10 }, () => tab.bearer())),
      )
      expect(new Set(sent)).toEqual(new Set(['access-1']))
      expect(server).toHaveBeenCalledOnce()
      expect(store.read()).not.toBeNull()
    }
  })

  it('without locks nobody is signed out, given the overlap servers allow', async () => {
    const store = memoryStore(tokens('old', -1))
    const server = vi.fn(async () => tokens('new'))
    const tabs = Array.from({ length: 5 }, () => openTab(server, { store }))
    const sent = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 10 }, () => tab.bearer())),
    )
    expect(new Set(sent)).toEqual(new Set(['access-new']))
    expect(server.mock.calls.length).toBeLessThanOrEqual(5)
  })

  it('adopts another tab’s token when its own refresh token was spent', async () => {
    const store = memoryStore(tokens('old', -1))
    const server = vi.fn(async () => {
      store.write(tokens('winner'))
      throw failure({ status: 400, code: 2010 })
    })
    expect(await openTab(server, { store }).bearer()).toBe('access-winner')
  })

  it('times out on a tab that holds the lock and hangs', async () => {
    const store = memoryStore(tokens('old', -1))
    const locks = {
      request: () => Promise.reject(new DOMException('waited too long', 'TimeoutError')),
    }
    const session = openTab(vi.fn(), { store, locks })
    await expect(session.bearer()).rejects.toMatchObject({ kind: 'timeout' })
    expect(store.read()).not.toBeNull()
  })
})

describe('failing token refresh', () => {
  it.each([
    ['500', failure({ status: 500, code: 5000 })],
    ['a gateway’s page', failure({ status: 502 })],
    ['a portal’s page under 403', failure({ status: 403 })],
    ['429', failure({ status: 429, code: 1029 })],
    ['maintenance', failure({ status: 503, code: 3110 })],
    ['maintenance under 200', failure({ status: 200, code: 3110 })],
    ['a timeout', failure({ kind: 'timeout' })],
    ['no network', failure({ kind: 'network' })],
    ['HTML under 200', failure({ kind: 'contract', status: 200 })],
    ['500 as the code under 200', failure({ kind: 'business', status: 200, code: 500 })],
    ['429 as the code under 200', failure({ kind: 'business', status: 200, code: 429 })],
  ])('with %s keeps the session and rejects the waiting calls', async (_name, error) => {
    const store = memoryStore(tokens('old', -1))
    const session = openTab(vi.fn().mockRejectedValue(error), { store })
    const sent = await Promise.allSettled([session.bearer(), session.bearer()])
    expect(sent.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    expect(store.read()?.refreshToken).toBe('refresh-old')
  })

  it.each([
    ['400 with a code', failure({ status: 400, code: 2010 })],
    ['401', failure({ status: 401 })],
    ['419', failure({ status: 419 })],
    ['a refusal under 200', failure({ kind: 'business', status: 200, code: 2010 })],
  ])('with %s ends the session', async (_name, error) => {
    const store = memoryStore(tokens('old', -1))
    const session = openTab(vi.fn().mockRejectedValue(error), { store })
    await expect(session.bearer()).rejects.toMatchObject({ status: 401 })
    expect(store.read()).toBeNull()
  })

  it('pauses: no retry within 5 s, at most three in a minute', async () => {
    const time = { now: NOW }
    const refresh = vi.fn().mockRejectedValue(failure({ status: 503 }))
    const session = openTab(refresh, { store: memoryStore(tokens('old', -1)), time })
    const tries: number[] = []
    for (let second = 0; second < 60; second += 1) {
      const before = refresh.mock.calls.length
      await session.bearer().catch(() => undefined)
      if (refresh.mock.calls.length > before) tries.push(second)
      time.now += 1000
    }
    expect(tries).toEqual([0, 5, 20])
  })

  it('recovers when the next try works', async () => {
    const time = { now: NOW }
    const refresh = vi
      .fn()
      .mockRejectedValueOnce(failure({ status: 503 }))
      .mockResolvedValue(tokens('new'))
    const session = openTab(refresh, { store: memoryStore(tokens('old', -1)), time })
    await session.bearer().catch(() => undefined)
    time.now += 5000
    expect(await session.bearer()).toBe('access-new')
  })

  it('does not pause for ever when the clock is set back', async () => {
    const time = { now: NOW }
    const refresh = vi
      .fn()
      .mockRejectedValueOnce(failure({ status: 503 }))
      .mockResolvedValue(tokens('new', 900_000))
    const session = openTab(refresh, { store: memoryStore(tokens('old', -86_400_000)), time })
    await session.bearer().catch(() => undefined)
    time.now -= 3_600_000
    expect(await session.bearer()).toBe('access-new')
  })
})
