import { describe, expect, it } from 'vitest'
import { formatCompareState, parseCompareState } from '@/contract/compare-state'
import { formatUserInfoState } from '@/contract/user-info-address'
import { parseUserInfoState } from '@/contract/user-info-state'
import { LIST_ID } from '../../support/good-personal'

describe('the address of a comparison', () => {
  it.each([
    ['1,2,3', [1, 2, 3]],
    ['3,3,1', [3, 1]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['x,-1,0,1.5,7', [7]],
    ['', []],
  ])('%j names %j', (sku, skuIds) => {
    expect(parseCompareState({ sku })).toEqual({ skuIds, isDiffOnly: false })
  })

  it('comes back as it was', () => {
    for (const state of [
      { skuIds: [7, 8], isDiffOnly: true },
      { skuIds: [9], isDiffOnly: false },
    ]) {
      const query = Object.fromEntries(new URLSearchParams(formatCompareState(state)))
      expect(parseCompareState(query)).toEqual(state)
    }
    expect(formatCompareState({ skuIds: [], isDiffOnly: true })).toBe('')
  })
})

describe('the address of the personal centre', () => {
  it.each([
    [{}, 'profile', 1],
    [{ section: 'nothing', page: '0' }, 'profile', 1],
    [{ section: 'favorites', page: '3' }, 'favorites', 3],
  ])('%j shows %s, page %d', (query, section, page) => {
    expect(parseUserInfoState(query)).toEqual({ section, page, listId: null })
  })

  it.each([
    [LIST_ID, LIST_ID],
    ['1', null],
    [`${LIST_ID}x`, null],
    ['', null],
  ])('opens the purchase list %j as %j', (list, listId) => {
    const state = { section: 'lists', page: 1, listId } as const
    expect(parseUserInfoState({ section: 'lists', list })).toEqual(state)
    const query = Object.fromEntries(new URLSearchParams(formatUserInfoState(state)))
    expect(parseUserInfoState(query)).toEqual(state)
  })

  it('leaves the first page out', () => {
    expect(formatUserInfoState({ section: 'favorites', page: 1 })).toBe('section=favorites')
    expect(formatUserInfoState({ section: 'favorites', page: 2 })).toBe('section=favorites&page=2')
  })
})
