import { describe, expect, it } from 'vitest'
import {
  brandListInput,
  type ListingState,
  listingAddress,
  shopListInput,
} from '@/contract/catalog/listing-address'

const NOTHING: ListingState = { keyword: '', categoryId: null, initial: '', page: 1 }
const ALL: ListingState = { keyword: '岑钧 A&B', categoryId: 12, initial: 'C', page: 3 }

describe('listing address', () => {
  it('round-trips through write and read', () => {
    expect(
      listingAddress.read(Object.fromEntries(new URLSearchParams(listingAddress.write(ALL)))),
    ).toEqual(ALL)
    expect(listingAddress.write(NOTHING)).toBe('')
  })

  it.each<[Record<string, string | string[]>, Partial<ListingState>]>([
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
  ])('reads %j', (query, expected) => {
    expect(listingAddress.read(query)).toEqual({ ...NOTHING, ...expected })
  })

  it('brandListInput and shopListInput contain only what the address states', () => {
    const pageOne = { areaCode: ['31'], page: 1 }
    expect(brandListInput(NOTHING, ['31'])).toEqual({ ...pageOne, pageSize: 48 })
    expect(shopListInput({ ...ALL, page: 1 }, ['31'])).toEqual({
      ...pageOne,
      keyword: '岑钧 A&B',
      categoryId: 12,
      pageSize: 20,
    })
  })
})
