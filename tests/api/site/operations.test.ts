import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getMessageList } from '@/contract/message/message-calls'
import { cancelOrder, getOrderDetail } from '@/contract/order/order-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { createAutopilot } from '@/server/edge/jobs/autopilot'
import { operate } from '@/server/edge/operations/operations'
import { users } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/order-schema'
import { isServer } from '../../support/engine'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuId: number
let itemNo: string
let buyer: Buyer

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
  itemNo = sku?.itemNo ?? ''
  buyer = await shop.newBuyer()
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const ops = (...[verb = '', ...args]: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
const detail = (orderNo: string) => mall.call(getOrderDetail, { orderNo }, { token: buyer.token })

async function paidOrder() {
  const { orderNos } = await shop.order(buyer, [{ skuId, qty: 4 }])
  const [orderNo = ''] = orderNos
  const paid = { payStatus: 1, paidAt: new Date(mall.time.now) }
  await mall.db.update(orders).set(paid).where(eq(orders.orderNo, orderNo))
  return orderNo
}

describe('ops commands', () => {
  it('take an order through accept, ship and deliver', async () => {
    const orderNo = await paidOrder()
    expect(await ops('accept', orderNo)).toBe(`${orderNo} 待发货`)
    expect(await ops('ship', orderNo, '1=3')).toBe(`${orderNo} 待发货`)
    expect(await ops('ship', orderNo)).toBe(`${orderNo} 待收货`)
    expect(await ops('deliver', orderNo)).toBe(`${orderNo} 待收货`)
    expect(await detail(orderNo)).toMatchObject({ lines: [{ shippedQty: 4, receivedQty: 4 }] })
  })

  it('ship by a named carrier and number; a demo alone invents them', async () => {
    const orderNo = await paidOrder()
    await ops('accept', orderNo)
    await expect(ops('ship', orderNo, '1=1', '--carrier', '顺丰')).rejects.toThrow(
      '--carrier and --number belong together',
    )
    await ops('ship', orderNo, '1=1')
    vi.stubEnv('MALL_MODE', 'production')
    await expect(ops('ship', orderNo)).rejects.toThrow(
      /^请填写物流公司和物流单号：--carrier <物流公司> --number <物流单号>$/,
    )
    await expect(ops('ship', orderNo, '--number', 'SF1')).rejects.toThrow('belong together')
    await ops('ship', orderNo, '1=2', '--carrier', '顺丰', '--number', 'SF1')
    const { shipments } = await detail(orderNo)
    expect(shipments.map(({ carrier, trackingNo }) => [carrier, trackingNo]).sort()).toEqual([
      ['示例物流', `SL${mall.time.now}`],
      ['顺丰', 'SF1'],
    ])
  })

  it('decline an order, and refuse or agree to a cancellation', async () => {
    expect(await ops('decline', await paidOrder(), '停产')).toMatch(/已取消$/)
    const orderNo = await paidOrder()
    await ops('accept', orderNo)
    await mall.call(cancelOrder, { orderNo, reason: '其他' }, { token: buyer.token })
    expect(await ops('refuse-cancel', orderNo)).toBe(`${orderNo} 待发货`)
    await mall.call(cancelOrder, { orderNo, reason: '其他' }, { token: buyer.token })
    expect(await ops('agree-cancel', orderNo)).toBe(`${orderNo} 已取消`)
  })

  it('set prices, and free stock without touching what is held', async () => {
    const { free, held } = await shop.books(skuId)
    await ops('stock', itemNo, String((free ?? 0) + 50))
    const after = await shop.books(skuId)
    expect(after).toEqual({
      free: (free ?? 0) + 50,
      held,
      locked: held,
      onHand: (free ?? 0) + 50 + held,
    })
    await ops('price', itemNo, '12.34')
    const [sku] = await mall.db.select().from(skus).where(eq(skus.id, skuId))
    expect(sku).toMatchObject({ price: 123_400, marketPrice: 123_400 })
    const [product] = await mall.db
      .select()
      .from(products)
      .where(eq(products.id, sku?.productId ?? 0))
    expect(product?.priceMax).toBeGreaterThanOrEqual(123_400)
    expect(product?.priceMin).toBeLessThanOrEqual(123_400)
  })

  it('publish a notice to all users, and switch maintenance on and off', async () => {
    const told = await ops('publish', '国庆安排', '照常', '发货')
    expect(told).toMatch(/^sent to \d+ users$/)
    const { list } = await mall.call(getMessageList, { category: 7 }, { token: buyer.token })
    expect(list).toMatchObject([{ title: '国庆安排', summary: '照常 发货' }])
    await ops('maintenance', 'on', '升级')
    mall.time.now += 5000
    expect(await mall.call(getRepairInfo)).toMatchObject({ repairing: true, content: '升级' })
    await ops('maintenance', 'off')
    mall.time.now += 5000
    expect(await mall.call(getRepairInfo)).toMatchObject({ repairing: false })
  })

  it.each([
    ['an unknown verb', ['fly'], /^ +accept <order number>$/m],
    ['what every object has', ['constructor'], /npm run ops/],
    ['no order', ['accept'], /^order number is missing$/],
    ['an unknown order', ['accept', 'D261121090000000000'], /^订单不存在$/],
    ['an unknown item', ['stock', 'XX', '1'], /^no SKU has the item number XX$/],
    ['half a piece', ['stock', 'ITEM', '1.5'], /^free pieces must be a whole number/],
    ['a price of letters', ['price', 'ITEM', 'cheap'], /^price must be yuan/],
    ['no price', ['price', 'ITEM', '0'], /^price must be yuan above 0/],
    ['neither on nor off', ['maintenance', 'maybe'], /^state: write on, off or show/],
  ])('%s is refused with one line of help', async (_what, args, text) => {
    await expect(ops(...args.map((word) => (word === 'ITEM' ? itemNo : word)))).rejects.toThrow(
      text,
    )
  })

  it('refuse what the order status forbids', async () => {
    const orderNo = await paidOrder()
    await expect(ops('deliver', orderNo)).rejects.toThrow('订单状态已变化')
    await expect(ops('ship', orderNo, '9=1')).rejects.toThrow('9=1: write <line>=<quantity>')
  })
})

/** How many statements of PostgreSQL wait for a row of another. */
async function waitingForRows(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

describe('autopilot', () => {
  it('accepts, ships in two parcels and delivers, one step at a time', async () => {
    const orderNo = await paidOrder()
    const fly = createAutopilot(mall.db, () => mall.time.now)
    const seen: [number, number, number][] = []
    for (let step = 0; step < 6; step += 1) {
      await fly()
      buyer.token = await shop.tokenOf(buyer.userId)
      const { status, shipStatus, shipments } = await detail(orderNo)
      const arrived = shipments.filter(({ deliveredAt }) => deliveredAt !== null).length
      seen.push([status, shipStatus, arrived])
      mall.time.now += 10_000
    }
    expect(seen).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
      [4, 2, 0],
      [4, 2, 2],
      [4, 2, 2],
    ])
  })

  it.runIf(isServer)('of two processes ships a first half once', async () => {
    const orderNo = await paidOrder()
    const fly = createAutopilot(mall.db, () => mall.time.now)
    await fly()
    mall.time.now += 10_000
    await fly()
    mall.time.now += 10_000
    const second = createAutopilot((await mall.secondProcess()).db, () => mall.time.now)
    // Both have read the order, and wait for it, when it is let go.
    const flights = await mall.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
      const both = [fly(), second()]
      await expect.poll(() => waitingForRows(mall.db)).toBe(2)
      return both
    })
    await Promise.all(flights)
    buyer.token = await shop.tokenOf(buyer.userId)
    const { status, shipments } = await detail(orderNo)
    expect([status, shipments.length]).toEqual([2, 1])
  })

  it('does nothing without demo accounts', async () => {
    const orderNo = await paidOrder()
    await mall.db.update(users).set({ username: 'renamed' }).where(eq(users.username, 'demo'))
    await mall.db.update(users).set({ username: 'renamed2' }).where(eq(users.username, 'buyer'))
    mall.time.now += 60_000
    await createAutopilot(mall.db, () => mall.time.now)()
    buyer.token = await shop.tokenOf(buyer.userId)
    expect(await detail(orderNo)).toMatchObject({ status: 1 })
    await mall.db.update(users).set({ username: 'demo' }).where(eq(users.username, 'renamed'))
    await mall.db.update(users).set({ username: 'buyer' }).where(eq(users.username, 'renamed2'))
  })
})
