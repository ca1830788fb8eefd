import { describe, expect, it } from 'vitest'
import { helpAddress, parseOtherPage } from '@/contract/help/help-address'

describe('help address', () => {
  it.each([
    [{}, { type: '0-1', index: null, keyword: '' }],
    [
      { type: '4-3', index: '12' },
      { type: '4-3', index: 12, keyword: '' },
    ],
    [
      { type: '9-9', index: '0' },
      { type: '0-1', index: null, keyword: '' },
    ],
    [
      { type: '__proto__', index: '-1' },
      { type: '0-1', index: null, keyword: '' },
    ],
    [
      { type: ['1-1', '1-2'], index: '1.5' },
      { type: '1-1', index: null, keyword: '' },
    ],
    [
      { type: '3-1', index: '100' },
      { type: '0-1', index: null, keyword: '' },
    ],
    [{ keyword: ` 退\u0000款 ${'长'.repeat(200)}` }, { type: '0-1', index: null }],
  ])('reads %j', (query, state) => {
    expect(helpAddress.read(query)).toMatchObject(state)
    expect(helpAddress.read(query).keyword.length).toBeLessThanOrEqual(100)
  })

  it('round-trips through write and read', () => {
    const state = { type: '1-3', index: 7, keyword: '' } as const
    expect(
      helpAddress.read(Object.fromEntries(new URLSearchParams(helpAddress.write(state)))),
    ).toEqual(state)
  })

  it('parseOtherPage is set only for the types 3-1 and 5-1', () => {
    expect(['3-1', '5-1', '0-1', ''].map((type) => parseOtherPage({ type }))).toEqual([
      '3-1',
      '5-1',
      null,
      null,
    ])
  })
})
