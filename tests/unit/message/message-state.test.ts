import { describe, expect, it } from 'vitest'
import { messageAddress } from '@/contract/message/message-address'
import { routes } from '@/contract/routes'

const ID = '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'
const DEFAULT = { category: null, unread: false, page: 1, id: null }

describe('messages address', () => {
  it.each([
    ['/system-messages', DEFAULT],
    ['/system-messages?category=2&unread=1', { ...DEFAULT, category: 2, unread: true }],
    [`/system-messages?page=3&id=${ID}`, { ...DEFAULT, page: 3, id: ID }],
  ] as const)('%s round-trips through read and write', (address, state) => {
    const query = Object.fromEntries(new URL(address, 'http://mall').searchParams)
    expect(messageAddress.read(query)).toEqual(state)
    expect(routes.messages(messageAddress.write(state))).toBe(address)
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
  ])('reads %j as the default', (query) => {
    expect(messageAddress.read(query)).toEqual(DEFAULT)
  })

  it.each(['17', 'msg_2026-01'])('accepts the message id %s of another API host', (id) => {
    expect(messageAddress.read({ id }).id).toBe(id)
  })

  it('reads the first of a repeated parameter', () => {
    expect(messageAddress.read({ page: ['2', '3'] }).page).toBe(2)
  })
})
