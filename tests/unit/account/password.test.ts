import { verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from '@/server/modules/account/password'

vi.mock('@node-rs/argon2', { spy: true })

const OPTIONS = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

describe('verifyPassword', () => {
  it('costs the same hashing work for an unknown account', async () => {
    const known = await hashPassword('一个足够长的密码')
    expect(await verifyPassword(known, 'wrong')).toBe(false)
    expect(await verifyPassword(undefined, 'wrong')).toBe(false)
    const compared = vi.mocked(verify).mock.calls.map(([hash]) => hash)
    expect(compared).toEqual([known, expect.stringMatching(OPTIONS)])
    expect(known).toMatch(OPTIONS)
  })
})
