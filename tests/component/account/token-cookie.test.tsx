import fc from 'fast-check'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { loginInfo } from '@/contract/account/oauth-calls'
import { COOKIE } from '@/contract/constants'
import { createTokenStore } from '@/services/session/tokens'

const seconds = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })
const ms = seconds.map((at) => at * 1000)
const time = fc.oneof(
  fc.integer({ min: -5, max: 8_640_000_000_000_100 }),
  fc.constantFrom(0, 999_999_999, 1e9, 1e11 - 1, 1e11, 8.64e15, 8.64e15 + 1, 1.5, '1', null),
  ms,
  seconds,
)
const token = fc.oneof(fc.string(), fc.constantFrom('', 'a', 0, null))
const tokens = fc.record({
  accessToken: fc.string({ minLength: 1 }),
  accessExpires: ms,
  refreshToken: fc.string({ minLength: 1 }),
  refreshExpires: ms,
})
const odd = fc.record(
  { accessToken: token, accessExpires: time, refreshToken: token, refreshExpires: time },
  { requiredKeys: [] },
)
const nearlyTokens = fc.tuple(tokens, odd).map(([whole, some]) => ({ ...whole, ...some }))
const cookie = fc.oneof(tokens, nearlyTokens, odd, fc.jsonValue())

describe('the cookie of a signed-in buyer', () => {
  it('is read as the contract has it, and as signed out otherwise', () => {
    const store = createTokenStore()
    const read = { tokens: 0, nobody: 0 }
    fc.assert(
      fc.property(cookie, (value) => {
        Cookies.set(COOKIE.login, JSON.stringify(value))
        const { data = null } = loginInfo.safeParse(value)
        expect(store.read()).toEqual(data && JSON.parse(JSON.stringify(data)))
        read[data ? 'tokens' : 'nobody'] += 1
      }),
    )
    // Both kinds were tried.
    expect(Math.min(read.tokens, read.nobody)).toBeGreaterThan(0)
  })
})
