import { describe, expect, it, vi } from 'vitest'

vi.mock('@node-rs/argon2', { spy: true })

const OPTIONS = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

describe('verifyPassword', () => {
  it('costs the same hashing work for an unknown account', async () => {
    // Another file of this worker may have loaded the password's code without the spy.
    vi.resetModules()
    const { verify } = await import('@node-rs/argon2')
    const { hashPassword, verifyPassword } = await import('@/server/modules/account/password')
    const known = await hashPassword('一个足够长的密码')
    expect(await verifyPassword(known, 'wrong')).toBe(false)
    expect(await verifyPassword(undefined, 'wrong')).toBe(false)
    const compared = vi.mocked(verify).mock.calls.map(([hash]) => hash)
    expect(compared).toEqual([known, expect.stringMatching(OPTIONS)])
    expect(known).toMatch(OPTIONS)
  })
})
