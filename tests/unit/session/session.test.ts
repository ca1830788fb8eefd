import { describe, expect, it, vi } from 'vitest'
import type { LoginInfo } from '@/contract/account/oauth-calls'
import { ApiError } from '@/services/http/api-error'
import { createServerClock } from '@/services/session/server-clock'
import { createSession } from '@/services/session/session'
import { memoryStore, NOW, openTab, tokens } from '../../support/session'

const refused = new ApiError({ kind: 'business', endpoint: '', status: 400, code: 2010 })
const expired = tokens('old', -1)

function setUp(initial: LoginInfo | null, refresh = vi.fn(async () => tokens('new'))) {
  const store = memoryStore(initial)
  const time = { now: NOW }
  return { store, refresh, time, session: openTab(refresh, { store, time }) }
}

/** Settles when the test says so. */
function held<T>() {
  let settle: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, settle: (value: T) => settle(value) }
}

describe('session', () => {
  it('sends a valid access token unchanged', async () => {
    const { session, refresh } = setUp(tokens('old'))
    expect(await session.bearer()).toBe('access-old')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('refreshes ten seconds before the token expires (R1)', async () => {
    expect(await setUp(tokens('old', 10_001)).session.bearer()).toBe('access-old')
    expect(await setUp(tokens('old', 10_000)).session.bearer()).toBe('access-new')
  })

  it.each([1, 2, 10, 50])('refreshes once for %d concurrent callers', async (callers) => {
    const { session, refresh } = setUp(expired)
    const sent = await Promise.all(Array.from({ length: callers }, () => session.bearer()))
    expect(new Set(sent)).toEqual(new Set(['access-new']))
    expect(refresh).toHaveBeenCalledExactlyOnceWith('refresh-old')
  })

  it('lets at most a hundred calls wait for a refresh', async () => {
    const { session } = setUp(expired)
    const sent = await Promise.allSettled(Array.from({ length: 101 }, () => session.bearer()))
    expect(sent.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('adopts a token another tab has refreshed', async () => {
    const { session, store, refresh } = setUp(tokens('old'))
    store.write(tokens('other'))
    expect(await session.renewAfter('access-old')).toBe('access-other')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('ends when the refresh token is refused: all waiting calls fail, one notification', async () => {
    const { session, store, refresh } = setUp(expired, vi.fn().mockRejectedValue(refused))
    const listener = vi.fn()
    session.subscribe(listener)
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => session.bearer()))
    for (const one of sent) {
      expect(one).toMatchObject({ status: 'rejected', reason: { status: 401 } })
    }
    expect([refresh, listener].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(store.read()).toBeNull()
    expect(await session.bearer()).toBeNull()
  })

  it('ends silently when the refresh token has expired', async () => {
    const { session, store, time, refresh } = setUp(tokens('old'))
    time.now += 86_400_001
    expect(await session.bearer()).toBeNull()
    expect(store.read()).toBeNull()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('a sign-out during a refresh stays signed out', async () => {
    const answer = held<LoginInfo>()
    const { session, store, refresh } = setUp(
      expired,
      vi.fn(() => answer.promise),
    )
    const sent = session.bearer()
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
    session.signOut()
    answer.settle(tokens('new'))
    expect(await sent).toBeNull()
    expect(store.read()).toBeNull()
  })

  it('a sign-in of another user during a refresh wins', async () => {
    const answer = held<LoginInfo>()
    const { session, store, refresh } = setUp(
      expired,
      vi.fn(() => answer.promise),
    )
    const sent = session.bearer()
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
    store.write(tokens('other'))
    answer.settle(tokens('new'))
    expect(await sent).toBe('access-other')
    expect(store.read()?.accessToken).toBe('access-other')
  })

  it('without tokens bearer is null', async () => {
    const { session } = setUp(null)
    expect(await session.bearer()).toBeNull()
    expect(await session.renewAfter('access-old')).toBeNull()
  })

  it('counts sign-ins and sign-outs and broadcasts them to other tabs', () => {
    const broadcast = vi.fn()
    const session = createSession({
      store: memoryStore(null),
      refresh: vi.fn(),
      tabs: { broadcast },
    })
    session.signIn(tokens('a'))
    session.signOut()
    session.signOut()
    expect(broadcast.mock.calls).toEqual([['in'], ['out']])
    expect(session.generation()).toBe(2)
  })

  it('notices that another tab signed out and settles on it', () => {
    const { session, store } = setUp(tokens('old'))
    expect(session.hasMoved()).toBe(false)
    store.clear()
    expect(session.hasMoved()).toBe(true)
    session.recheck()
    expect(session.hasMoved()).toBe(false)
  })
})

describe('clock skew between browser and server (P15)', () => {
  const MINUTE = 60_000
  it.each([10, -10, 120, -120, 1440, -1440])('works %d minutes off', async (minutes) => {
    const skew = minutes * MINUTE
    const time = { now: NOW + skew }
    const clock = createServerClock(() => time.now)
    clock.onServerDate(new Date(NOW).toUTCString())
    const refresh = vi.fn(async () => tokens('new', 900_000))
    const store = memoryStore(null)
    const session = createSession({ store, refresh, clock, now: () => time.now })
    session.signIn(tokens('old'))
    time.now += 2 * MINUTE
    expect(await session.bearer()).toBe('access-old')
    expect(refresh).not.toHaveBeenCalled()
    time.now += 8 * MINUTE
    clock.onServerDate(new Date(time.now - skew).toUTCString())
    expect(await session.bearer()).toBe('access-new')
    expect(await session.bearer()).toBe('access-new')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('uses a fresh token even without a server date', async () => {
    const { session, refresh, time } = setUp(expired)
    time.now += 3_600_000
    expect(await session.bearer()).toBe('access-new')
    expect(await session.bearer()).toBe('access-new')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('ignores a Date header that is no date', () => {
    const clock = createServerClock(() => NOW)
    for (const date of [undefined, null, '', 'soon', {}]) clock.onServerDate(date)
    expect(clock.toLocal(NOW)).toBe(NOW)
  })
})
