import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FAULT_SCOPE } from '@/contract/constants'
import { faultScopeOf } from '@/services/page/fault-scope'

function requestWith(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers })
}

describe('the world of a page', () => {
  it.each([
    [{}, undefined],
    [{ cookie: 'loginInfo=x' }, undefined],
    [{ cookie: `a=b; ${FAULT_SCOPE}=left` }, 'left'],
    [{ cookie: `${FAULT_SCOPE}=left`, [FAULT_SCOPE]: 'right' }, 'right'],
    // What is no name is refused by the API, and must reach it.
    [{ cookie: `${FAULT_SCOPE}=` }, ''],
    [{ cookie: `${FAULT_SCOPE}=%E4%B8%96%0D%0A` }, '%E4%B8%96%0D%0A'],
  ])('is what the request names: %j', (headers, scope) => {
    expect(faultScopeOf({ req: requestWith(headers) })).toBe(scope)
  })

  it('is nobody’s in a browser', () => {
    expect(faultScopeOf({})).toBeUndefined()
  })
})

describe('in a process that keeps pages and what it knows of another host', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('API_HOST', 'http://host.test')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('a page of a world is never kept', async () => {
    const { keptPagesFor } = await import('@/services/page/kept-pages')
    expect(keptPagesFor({ req: requestWith({}) })).not.toBeNull()
    expect(keptPagesFor({ req: requestWith({ [FAULT_SCOPE]: 'left' }) })).toBeNull()
  })

  it('a world is asked for everything, and teaches nobody else', async () => {
    const { knownOfHost } = await import('@/services/page/api-knowledge')
    const everybody = knownOfHost(undefined)
    expect(knownOfHost(undefined).missing).toBe(everybody.missing)
    expect(everybody.kept).not.toBeNull()
    const left = knownOfHost('left')
    expect(left.kept).toBeNull()
    expect(left.missing).not.toBe(everybody.missing)
    expect(knownOfHost('left').missing).not.toBe(left.missing)
  })
})
