import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditCheck, isCreditCode } from '@/contract/account/credit-code-rules'
import { CREDIT_CODE } from '../../support/good-checkout'
import { RUNS } from '../../support/runs'

const CHARS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const char = fc.constantFrom(...CHARS)
const body = fc
  .tuple(
    fc.array(char, { minLength: 2, maxLength: 2 }),
    fc.array(char, { minLength: 9, maxLength: 9 }),
  )
  .map(([head, tail]) => `${head.join('')}000000${tail.join('')}`)

describe('isCreditCode', () => {
  it('accepts the check digit of GB 32100-2015', () => {
    expect(isCreditCode(CREDIT_CODE)).toBe(true)
    expect(isCreditCode('91350100M000100Y43')).toBe(true)
  })

  it('refuses a code with any one character changed', () => {
    fc.assert(
      fc.property(body, fc.nat(16), char, (first17, at, other) => {
        const code = `${first17}${creditCheck(first17)}`
        expect(isCreditCode(code)).toBe(true)
        fc.pre(code[at] !== other)
        expect(isCreditCode(`${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toBe(false)
      }),
      { numRuns: RUNS },
    )
  })

  it.each([
    '',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '91350100m000100Y43',
    '9135010OM000100Y43',
  ])('refuses "%s"', (code) => expect(isCreditCode(code)).toBe(false))
})
