import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, leaveMessage } from '@/contract/chat/chat-calls'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { exportOrders } from '@/contract/order/order-calls'
import { createPayment } from '@/contract/payment/payment-calls'
import { exportCartsQuotation } from '@/contract/quotation/quotation-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let processes: TestMall['api'][]
let token: string

beforeAll(async () => {
  mall = await openTestMall()
  processes = [mall.api, (await mall.secondProcess()).api]
  token = (await mall.newUser()).tokens.accessToken
})
afterAll(() => mall.close())

/** What a call may be asked, and how often by one caller in a window. */
const LIMITS: [number, Endpoint, object][] = [
  [60, ask, { text: '运费' }],
  [20, leaveMessage, { text: '需要 300 米安全网', contact: '13800138000' }],
  [5, exportOrders, {}],
  [5, exportCartsQuotation, {}],
  [60, createPayment, { orderNos: ['D261121090000123456'] }],
]

describe('with two processes', () => {
  it.each(
    LIMITS.map(([calls, endpoint, input]) => ({ name: endpoint.name, calls, endpoint, input })),
  )('$name answers $calls times in all, not each', async ({ calls, endpoint, input }) => {
    const socket = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
    const statuses: number[] = []
    for (let at = 0; at <= calls; at += 1) {
      const request = new Request(`http://mall.test${endpoint.path}`, {
        method: 'POST',
        headers: {
          [HEADER.siteId]: 'mall',
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(input),
      })
      const answer = await processes[at % 2]?.fetch(request, socket)
      statuses.push(answer?.status ?? 0)
    }
    expect([statuses.indexOf(429), statuses.length]).toEqual([calls, calls + 1])
  })
})
