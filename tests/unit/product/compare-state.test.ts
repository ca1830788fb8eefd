import { describe, expect, it } from 'vitest'
import { userInfoAddress } from '@/contract/account/user-info-address'
import { compareAddress } from '@/contract/product/compare-address'
import { LIST_ID } from '../../support/good-personal'

describe('compare address', () => {
  it.each([
    ['1,2,3', [1, 2, 3]],
    ['3,3,1', [3, 1]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['x,-1,0,1.5,7', [7]],
    ['', []],
  ])('reads %j as %j', (sku, skuIds) => {
    expect(compareAddress.read({ sku })).toEqual({ skuIds, isDiffOnly: false })
  })

  it('round-trips through write and read', () => {
    for (const state of [
      { skuIds: [7, 8], isDiffOnly: true },
      { skuIds: [9], isDiffOnly: false },
    ]) {
      const query = Object.fromEntries(new URLSearchParams(compareAddress.write(state)))
      expect(compareAddress.read(query)).toEqual(state)
    }
    expect(compareAddress.write({ skuIds: [], isDiffOnly: false })).toBe('')
  })
})

describe('user-info address', () => {
  it.each([
    [{}, 'overview', 1],
    [{ section: 'nothing', page: '0' }, 'overview', 1],
    [{ section: 'favorites', page: '3' }, 'favorites', 3],
  ])('%j shows %s, page %d', (query, section, page) => {
    expect(userInfoAddress.read(query)).toEqual({ section, page, listId: null, keyword: '' })
  })

  it.each([
    [LIST_ID, LIST_ID],
    ['1', null],
    [`${LIST_ID}x`, null],
    ['', null],
  ])('opens the purchase list %j as %j', (list, listId) => {
    const state = { section: 'lists', page: 1, listId, keyword: '' } as const
    expect(userInfoAddress.read({ section: 'lists', list })).toEqual(state)
    const query = Object.fromEntries(new URLSearchParams(userInfoAddress.write(state)))
    expect(userInfoAddress.read(query)).toEqual(state)
  })

  it('omits the first page', () => {
    expect(userInfoAddress.write({ section: 'favorites', page: 1 })).toBe('section=favorites')
    expect(userInfoAddress.write({ section: 'favorites', page: 2 })).toBe(
      'section=favorites&page=2',
    )
  })
})
