import { describe, expect, it } from 'vitest'
import { formatHelpState } from '@/contract/help-address'
import { parseHelpState, parseOtherPage } from '@/contract/help-state'

describe('a help address', () => {
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
  ])('%j is read', (query, state) => {
    expect(parseHelpState(query)).toMatchObject(state)
    expect(parseHelpState(query).keyword.length).toBeLessThanOrEqual(100)
  })

  it('comes back as it was written', () => {
    const state = { type: '1-3', index: 7, keyword: '' } as const
    expect(parseHelpState(Object.fromEntries(new URLSearchParams(formatHelpState(state))))).toEqual(
      state,
    )
  })

  it('means another page for two keys alone', () => {
    expect(['3-1', '5-1', '0-1', ''].map((type) => parseOtherPage({ type }))).toEqual([
      '3-1',
      '5-1',
      null,
      null,
    ])
  })
})
