import { describe, expect, it } from 'vitest'
import { parseMessageState } from '@/contract/message-state'
import { routes } from '@/contract/routes'

const ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const DEFAULT = { category: null, unread: false, page: 1, id: null }

describe('the address of the messages', () => {
  it.each([
    ['/system-messages', DEFAULT],
    ['/system-messages?category=2&unread=1', { ...DEFAULT, category: 2, unread: true }],
    [`/system-messages?page=3&id=${ID}`, { ...DEFAULT, page: 3, id: ID }],
  ] as const)('%s says what is shown, both ways', (address, state) => {
    const query = Object.fromEntries(new URL(address, 'http://mall').searchParams)
    expect(parseMessageState(query)).toEqual(state)
    expect(routes.messages(state)).toBe(address)
  })

  it.each([
    { category: '9' },
    { category: 'x' },
    { category: '' },
    { unread: 'yes' },
    { page: '0' },
    { page: '-1' },
    { page: '99999' },
    { id: "1' or 1=1" },
  ])('takes %j for the default', (query) => {
    expect(parseMessageState(query)).toEqual(DEFAULT)
  })

  it('takes the first of a repeated part', () => {
    expect(parseMessageState({ page: ['2', '3'] }).page).toBe(2)
  })
})
