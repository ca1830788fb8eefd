import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { logout } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { CALL_CASES } from '../../support/call-cases'
import { tidyOrders } from '../../support/order-mall'
import { ownedRows } from '../../support/owned-rows'
import { openTestMall, type TestMall } from '../../support/test-mall'

/**
 * RELIABILITY P17: another user's ids are answered like unknown ids. The rows are the personal
 * calls of the contract, each with the input its owner would send: a call without one fails.
 */

/** Values that are unique to one user: uuids, document numbers, keys. */
const PRIVATE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\b[A-Z]\d{18}\b/g

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

type Notice = { status: number; body: string }

async function send(endpoint: Endpoint, input: unknown, token?: string): Promise<Notice> {
  const key = endpoint.idempotent && { [HEADER.idempotencyKey]: randomUUID() }
  const isForm = input instanceof FormData
  const hasBody = endpoint.method === 'POST'
  const response = await mall.fetchPath(endpoint.path, {
    method: endpoint.method,
    ...(hasBody && { body: isForm ? input : JSON.stringify(input ?? {}) }),
    ...(token && { token }),
    headers: { ...key },
  })
  return { status: response.status, body: await response.text() }
}

/** An unused number of the same shape. */
function another(id: string): string {
  return id.includes('-') ? randomUUID() : `${id[0]}000101000000${id.slice(-6)}`
}

function withOtherIds(input: unknown): unknown {
  if (input instanceof FormData) {
    const form = new FormData()
    for (const [name, value] of input) {
      form.append(name, typeof value === 'string' ? value.replace(PRIVATE, another) : value)
    }
    return form
  }
  return input && JSON.parse(JSON.stringify(input).replace(PRIVATE, another))
}

function idsOf(input: unknown): string[] {
  const text = input instanceof FormData ? [...input.values()].join() : JSON.stringify(input ?? {})
  return text.match(PRIVATE) ?? []
}

/** Values unique to the owner, none of which a stranger may be sent. */
const privateOf = (rows: string) => [...new Set(rows.match(PRIVATE) ?? [])]

/** The SQL statements of one call: the same statements take the same time. */
async function statementsOf(run: () => Promise<unknown>): Promise<unknown[]> {
  // Both drivers have it; the type of either engine does not name it.
  const { $client } = mall.db as unknown as {
    $client: { query: (...requested: unknown[]) => unknown }
  }
  const query = vi.spyOn($client, 'query')
  await run()
  const requested = query.mock.calls.map(([first]) => textOf(first))
  query.mockRestore()
  return requested
}

const textOf = (requested: unknown) =>
  typeof requested === 'object' && requested !== null && 'text' in requested
    ? requested.text
    : requested

async function newBuyer() {
  const { tokens } = await mall.newUser()
  const token = tokens.accessToken
  const { id } = await mall.call(getUserInfo, undefined, { token })
  return { token, id }
}

const PERSONAL = ENDPOINTS.filter(({ auth }) => auth === 'user')

describe.each(PERSONAL.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: another user’s ids',
  (name, endpoint) => {
    const prepare = CALL_CASES[name]

    it('reveals nothing to a stranger and changes none of the owner’s rows', async () => {
      if (!prepare) throw new Error(`no case for ${name} in tests/support/call-cases.ts`)
      const owner = await newBuyer()
      const stranger = await newBuyer()
      const input = await prepare(mall, owner.token)
      const before = await ownedRows(mall.db, owner.id)

      const foreign = await send(endpoint, input, stranger.token)
      const unknown = withOtherIds(input)
      if (idsOf(input).length > 0) {
        expect(foreign).toEqual(await send(endpoint, unknown, stranger.token))
      }
      expect(await send(endpoint, input)).toMatchObject({ status: 401 })
      expect(await ownedRows(mall.db, owner.id)).toBe(before)
      for (const id of privateOf(before)) expect(foreign.body).not.toContain(id)

      await mall.ask(logout, undefined, { token: stranger.token })
      expect(await send(endpoint, input, stranger.token)).toMatchObject({ status: 401 })
    })
  },
)

const WITH_IDS = ['getOrderDetail', 'getPicture', 'getMessageDetail', 'deleteAddress', 'getVoucher']

describe.each(WITH_IDS)('%s: database statements', (name) => {
  it('are the same for another user’s ids as for unknown ids', async () => {
    const endpoint = ENDPOINTS.find((one) => one.name === name)
    if (!endpoint) throw new Error(`no call is named ${name}`)
    const owner = await newBuyer()
    const stranger = await newBuyer()
    const input = await CALL_CASES[name]?.(mall, owner.token)
    const foreign = await statementsOf(() => send(endpoint, input, stranger.token))
    const nobodys = withOtherIds(input)
    expect(await statementsOf(() => send(endpoint, nobodys, stranger.token))).toEqual(foreign)
    expect(foreign.length).toBeGreaterThan(1)
  })
})
