import { describe, expect, it, vi } from 'vitest'
import type { LoginInfo } from '@/contract/oauth'
import { ApiError } from '@/services/http/api-error'
import { createSession } from '@/services/session/session'
import type { TokenStore } from '@/services/session/tokens'

const NOW = 1_000_000

function tokens(name: string, expiresIn: number): LoginInfo {
  return {
    accessToken: `access-${name}`,
    accessExpires: NOW + expiresIn,
    refreshToken: `refresh-${name}`,
    refreshExpires: NOW + 86_400_000,
  }
}

function memoryStore(initial: LoginInfo | null): TokenStore {
  let kept = initial
  return {
    read: () => kept,
    write: (next) => {
      kept = next
    },
    clear: () => {
      kept = null
    },
  }
}

const refused = new ApiError({ kind: 'business', endpoint: 'getOauthToken', status: 400 })
const hiccup = new ApiError({ kind: 'http', endpoint: 'getOauthToken', status: 503 })

function setUp(initial: LoginInfo | null, refresh = vi.fn(async () => tokens('new', 600_000))) {
  const store = memoryStore(initial)
  return { store, refresh, session: createSession({ store, refresh, now: () => NOW }) }
}

describe('session', () => {
  it('sends a living token as it is', async () => {
    const { session, refresh } = setUp(tokens('old', 600_000))
    expect(await session.bearer()).toBe('access-old')
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([1, 2, 10, 50])('renews once for %d callers', async (callers) => {
    const { session, refresh } = setUp(tokens('old', -1))
    const sent = await Promise.all(Array.from({ length: callers }, () => session.bearer()))
    expect(new Set(sent)).toEqual(new Set(['access-new']))
    expect(refresh).toHaveBeenCalledOnce()
    expect(refresh).toHaveBeenCalledWith('refresh-old')
  })

  it('adopts what another tab has renewed', async () => {
    const { session, store, refresh } = setUp(tokens('old', 600_000))
    store.write(tokens('other', 600_000))
    expect(await session.renewAfter('access-old')).toBe('access-other')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('signs out when the refresh token is refused, and tells who listens', async () => {
    const { session, store } = setUp(tokens('old', -1), vi.fn().mockRejectedValue(refused))
    const listener = vi.fn()
    session.subscribe(listener)
    expect(await session.bearer()).toBeNull()
    expect(store.read()).toBeNull()
    expect(listener).toHaveBeenCalled()
  })

  it('stays signed in through a hiccup, and may renew again', async () => {
    const refresh = vi.fn().mockRejectedValueOnce(hiccup).mockResolvedValue(tokens('new', 600_000))
    const { session, store } = setUp(tokens('old', -1), refresh)
    await expect(session.bearer()).rejects.toBe(hiccup)
    expect(store.read()?.refreshToken).toBe('refresh-old')
    expect(await session.bearer()).toBe('access-new')
  })

  it('stays signed out when signed out during a renewal', async () => {
    let answer: (fresh: LoginInfo) => void = () => {}
    const refresh = vi.fn(
      () =>
        new Promise<LoginInfo>((resolve) => {
          answer = resolve
        }),
    )
    const { session, store } = setUp(tokens('old', -1), refresh)
    const sent = session.bearer()
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
    session.signOut()
    answer(tokens('new', 600_000))
    expect(await sent).toBeNull()
    expect(store.read()).toBeNull()
  })

  it('goes as a visitor without tokens', async () => {
    const { session } = setUp(null)
    expect(await session.bearer()).toBeNull()
    expect(await session.renewAfter('access-old')).toBeNull()
  })
})
