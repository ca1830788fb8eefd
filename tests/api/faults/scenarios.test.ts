import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getRefundList } from '@/contract/after-sale/after-sale-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getInvoiceList, getInvoiceOrders } from '@/contract/invoice/invoice-calls'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { getOrderDetail } from '@/contract/order/order-calls'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { openTestMall, type TestMall } from '../../support/test-mall'

const [{ username, password }] = DEMO_ACCOUNTS
let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall({ hasFaults: true })
})
afterEach(async () => {
  await mall.send('/api/faults/reset', { method: 'POST' })
})
afterAll(() => mall.close())

const ask = (input: object) =>
  mall.send('/api/faults/scenario', { method: 'POST', body: JSON.stringify(input) })

/** Runs a scenario for the demo account and returns what it made. */
async function make(name: string) {
  const { status, msg, data } = await ask({ name })
  expect([status, msg]).toEqual([200, ''])
  return data
}

async function signIn(): Promise<string> {
  const tokens = await mall.call(getOauthToken, { grant_type: 'password', username, password })
  return tokens.accessToken
}

describe('fault scenario', () => {
  it('orders: one order at every stage, named by its stage', async () => {
    const { pending, toShip, toReceive, done, cancelled } = ORDER_STATUS
    const { orders } = (await make('orders')) as { orders: Record<string, string> } // as documented
    const token = await signIn()
    const found = await Promise.all(
      Object.entries(orders).map(async ([stage, orderNo]) => {
        const { status, payStatus, shipStatus } = await mall.call(
          getOrderDetail,
          { orderNo },
          { token },
        )
        return [stage, [status, payStatus, shipStatus]]
      }),
    )
    expect(Object.fromEntries(found)).toEqual({
      unpaid: [pending, 0, 0],
      transfer: [pending, 0, 0],
      paid: [pending, 1, 0],
      accepted: [toShip, 1, 0],
      partlyShipped: [toShip, 1, 1],
      shipped: [toReceive, 1, 2],
      delivered: [toReceive, 1, 2],
      completed: [done, 1, 2],
      cancelled: [cancelled, 0, 0],
    })
  })

  it('after-sales: an after-sale case in every status', async () => {
    await make('after-sales')
    const { list } = await mall.call(getRefundList, {}, { token: await signIn() })
    expect(new Set(list.map(({ status }) => status)).size).toBe(6)
  })

  it('invoices: two invoices and an order without one', async () => {
    await make('invoices')
    const token = await signIn()
    expect((await mall.call(getInvoiceList, {}, { token })).list).toHaveLength(2)
    expect((await mall.call(getInvoiceOrders, {}, { token })).list).toHaveLength(1)
  })

  it('cart: a line in every state', async () => {
    await make('cart')
    const { shops, later } = await mall.call(
      getCartList,
      { areaCode: ['31'] },
      { token: await signIn() },
    )
    const lines = shops.flatMap((shop) => shop.lines)
    // The note says which state a line is made for.
    for (const { note, state } of lines.filter(({ note }) => note !== 'cheaper')) {
      expect([note, state]).toEqual([note, note])
    }
    expect(lines.find(({ state }) => state === 'quoteOnly')?.priceWhenAdded).toBe(0)
    const states = new Set(lines.map(({ state }) => state))
    expect([...states].sort()).toEqual(
      ['areaOff', 'backorder', 'gone', 'off', 'ok', 'quoteOnly', 'short', 'step'].sort(),
    )
    expect(later.flatMap((shop) => shop.lines)).toHaveLength(1)
  })

  it('cart-500: a full cart of 500 lines', async () => {
    await make('cart-500')
    const cart = await mall.call(getCartList, { areaCode: ['0000'] }, { token: await signIn() })
    expect(cart.shops.flatMap((shop) => shop.lines)).toHaveLength(500)
  })

  it('messages: 40 unread messages', async () => {
    const token = await signIn()
    const before = await mall.call(getMessageCount, { id: 1 }, { token })
    await make('messages')
    expect(await mall.call(getMessageCount, { id: 1 }, { token })).toBe(before + 40)
  })

  it('an unknown scenario is refused with the list of known ones', async () => {
    const answer = await ask({ name: 'order' })
    expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining('orders, cart')])
    expect((await ask({ name: 'cart', username: 'nobody' })).status).toBe(400)
  })
})
