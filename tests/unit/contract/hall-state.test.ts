import { describe, expect, it } from 'vitest'
import { formatHallState } from '@/contract/hall-address'
import {
  brandListInput,
  type HallState,
  parseHallState,
  shopListInput,
} from '@/contract/hall-state'

const NOTHING: HallState = { keyword: '', categoryId: null, initial: '', page: 1 }
const ALL: HallState = { keyword: '岑钧 A&B', categoryId: 12, initial: 'C', page: 3 }

describe('the address of a hall', () => {
  it('comes back as it was written', () => {
    expect(parseHallState(Object.fromEntries(new URLSearchParams(formatHallState(ALL))))).toEqual(
      ALL,
    )
    expect(formatHallState(NOTHING)).toBe('')
  })

  it.each<[Record<string, string | string[]>, Partial<HallState>]>([
    [{ initial: 'c' }, { initial: 'C' }],
    [{ initial: 'CC' }, {}],
    [{ initial: '岑' }, {}],
    [{ category: '-1', page: '0' }, {}],
    [{ category: '1 or 1=1', page: '1e9' }, {}],
    [
      { category: ['3', '4'], keyword: ['a', 'b'] },
      { categoryId: 3, keyword: 'a' },
    ],
    [{ keyword: '  岑\u0000\u0007钧 ' }, { keyword: '岑 钧' }],
    [{ keyword: 'x'.repeat(300) }, { keyword: 'x'.repeat(100) }],
  ])('makes sense of %j', (query, expected) => {
    expect(parseHallState(query)).toEqual({ ...NOTHING, ...expected })
  })

  it('asks for what it says and nothing else', () => {
    const pageOne = { areaCode: ['31'], page: 1 }
    expect(brandListInput(NOTHING, ['31'])).toEqual({ ...pageOne, pageSize: 48 })
    expect(shopListInput({ ...ALL, page: 1 }, ['31'])).toEqual({
      ...{ ...pageOne, keyword: '岑钧 A&B', categoryId: 12, pageSize: 20 },
    })
  })
})
