import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import { logout } from '@/contract/oauth'
import { getUserInfo } from '@/contract/user'
import { CALL_CASES } from '../support/call-cases'
import { tidyOrders } from '../support/order-mall'
import { ownedRows } from '../support/owned-rows'
import { openTestMall, type TestMall } from '../support/test-mall'

/**
 * RELIABILITY P17: what is another's is answered as what does not exist. The rows are the personal
 * calls of the contract, each with the input its owner would send: a call without one fails.
 */

/** What is drawn for one user alone: uuids, numbers of documents, keys. */
const PRIVATE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\b[A-Z]\d{18}\b/g
const TIMED_RUNS = 20
const TIME_GAP_MS = 20

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

type Told = { status: number; body: string }

async function send(endpoint: Endpoint, input: unknown, token?: string): Promise<Told> {
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

/** A number nobody has, of the same shape. */
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

/** Numbers of a moment are in messages of no row; what a row holds of its owner must be nowhere. */
const privateOf = (rows: string) => [...new Set(rows.match(PRIVATE) ?? [])]

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

async function newBuyer() {
  const { tokens } = await mall.newUser()
  const token = tokens.accessToken
  const { id } = await mall.call(getUserInfo, undefined, { token })
  return { token, id }
}

const PERSONAL = ENDPOINTS.filter(({ auth }) => auth === 'user')

describe.each(PERSONAL.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    const prepare = CALL_CASES[name]

    it('tells a stranger nothing, and changes nothing of its owner’s', async () => {
      if (!prepare) throw new Error(`no case for ${name} in tests/support/call-cases.ts`)
      const [owner, stranger] = [await newBuyer(), await newBuyer()]
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

describe.each(WITH_IDS)('%s', (name) => {
  it('takes as long for what is another’s as for what is not', async () => {
    const endpoint = ENDPOINTS.find((one) => one.name === name)
    if (!endpoint) throw new Error(`no call is named ${name}`)
    const [owner, stranger] = [await newBuyer(), await newBuyer()]
    const input = await CALL_CASES[name]?.(mall, owner.token)
    const times: { foreign: number[]; unknown: number[] } = { foreign: [], unknown: [] }
    for (let run = 0; run < TIMED_RUNS; run += 1) {
      times.foreign.push(await timeOf(() => send(endpoint, input, stranger.token)))
      const nobodys = withOtherIds(input)
      times.unknown.push(await timeOf(() => send(endpoint, nobodys, stranger.token)))
    }
    const gap = Math.abs(median(times.foreign) - median(times.unknown))
    console.log(`${name}: ${gap.toFixed(1)} ms apart`)
    expect(gap).toBeLessThan(TIME_GAP_MS)
  })
})
