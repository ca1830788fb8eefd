import { describe, expect, it } from 'vitest'
import { afterDeletion } from '@/components/message/message-selection'

const state = { category: 1, unread: true, page: 3, id: 'a' } as const

describe('after a deletion', () => {
  it.each([
    ['stays where it was', ['b'], 3, state],
    ['closes the message that is gone', ['a', 'b'], 3, { ...state, id: null }],
    ['leaves a page that is empty', ['b'], 1, { ...state, page: 2 }],
  ])('the address %s', (_what, gone, shown, next) => {
    expect(afterDeletion(state, gone, shown)).toEqual(next)
  })

  it('the address never goes below the first page', () => {
    expect(afterDeletion({ ...state, page: 1 }, ['b'], 1).page).toBe(1)
  })
})
