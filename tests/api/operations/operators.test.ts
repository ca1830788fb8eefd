import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsAudit, opsTokenCreate } from '@/contract/operations/access-operation-calls'
import { OPERATIONS } from '@/contract/operations/all-operation-calls'
import { opsCommand } from '@/contract/operations/command-operation-calls'
import {
  opsAccept,
  opsOrder,
  opsOrders,
  opsShip,
} from '@/contract/operations/order-operation-calls'
import { onThisMachine } from '@/server/edge/operations/operation'
import { HANDLED, operate } from '@/server/edge/operations/operations'
import { createOperatorDoor } from '@/server/edge/operations/operator-tokens'
import { operators } from '@/server/kernel/db/access-schema'
import { skus } from '@/server/kernel/db/catalog-schema'
import { orders } from '@/server/kernel/db/order-schema'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: an operation and its record are one transaction with savepoints.

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let skuId: number

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  const [sku] = await shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
  buyer = await shop.newBuyer()
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const as = (name: string) => onThisMachine(name)
const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now, as('wang'))

async function tokenOf(name: string, ...more: string[]): Promise<string> {
  const command = { verb: 'token-create', args: [name, ...more], json: true }
  const answer = await operate(mall.db, command, () => mall.time.now, as('wang'))
  return opsTokenCreate.output.parse(JSON.parse(answer)).token
}

async function paidOrder() {
  const { orderNos } = await shop.order(buyer, [{ skuId, qty: 4 }])
  const [orderNo = ''] = orderNos
  const paid = { payStatus: 1, paidAt: new Date(mall.time.now) }
  const [row] = await mall.db
    .update(orders)
    .set(paid)
    .where(eq(orders.orderNo, orderNo))
    .returning()
  return { orderNo, shopId: row?.shopId ?? 0 }
}

describe('every operation', () => {
  const verbs = OPERATIONS.filter((call) => call !== opsCommand)

  it('has a handler, and every handler is a call', () => {
    expect([...HANDLED.keys()].sort()).toEqual(verbs.map(({ verb }) => verb).sort())
  })

  it.each(verbs.map((call) => [call.verb, call] as const))('%s has help', async (verb, call) => {
    expect(await ops('help', verb)).toBe(await ops(verb, '--help'))
    expect(await ops('help', verb)).toContain(call.summary)
  })

  it.each(OPERATIONS.map((call) => [call.verb, call] as const))(
    '%s refuses visitors, buyers and wrong tokens',
    async (_verb, call) => {
      for (const token of [undefined, buyer.token, 'x'.repeat(43)]) {
        // A network that guesses is refused sooner or later; here none is told.
        expect((await mall.ask(call, {}, { token })).status).toBe(401)
      }
    },
  )
})

describe('an operator with a token', () => {
  it('works over HTTP, by the call and by the line, until the token is revoked', async () => {
    const token = await tokenOf('li')
    const { orderNo } = await paidOrder()
    const accepted = await mall.call(opsAccept, { orderNo }, { token })
    expect(accepted).toEqual({ orderNo, status: 2, statusText: '待发货' })
    const words = ['ship', orderNo, '--carrier', '顺丰', '--number', 'SF1', '1=3']
    expect(await mall.call(opsCommand, { words }, { token })).toEqual({ text: `${orderNo} 待发货` })
    expect(await mall.call(opsOrder, { orderNo }, { token })).toMatchObject({
      lines: [{ line: 1, qty: 4, shippedQty: 3 }],
      shipments: [{ carrier: '顺丰', trackingNo: 'SF1' }],
    })
    await ops('token-revoke', 'li')
    expect((await mall.ask(opsOrder, { orderNo }, { token })).status).toBe(401)
    expect(await ops('token-list')).toMatch(/^li {2}operator {2}.*revoked/m)
  })

  it('has one token at a time', async () => {
    await tokenOf('twice')
    await expect(tokenOf('twice')).rejects.toThrow('twice has a token: revoke it first')
  })

  it('names no file of the mall’s machine', async () => {
    const token = await tokenOf('far')
    const words = ['import', '/etc/passwd']
    expect(await mall.ask(opsCommand, { words }, { token })).toMatchObject({ status: 403 })
  })

  it('is told in words what is wrong', async () => {
    const token = await tokenOf('typo')
    const answer = await mall.ask(opsCommand, { words: ['ship'] }, { token })
    expect([answer.status, answer.msg]).toEqual([422, 'order number is missing'])
  })
})

describe('an operator of a shop', () => {
  it('sees and moves its own orders, and finds no others', async () => {
    const { orderNo, shopId } = await paidOrder()
    const own = await tokenOf('own', '--shop', String(shopId))
    const other = await tokenOf('other', '--shop', String(shopId === 1 ? 2 : 1))
    const listed = await mall.call(opsOrders, { text: orderNo }, { token: own })
    expect(listed.list).toMatchObject([{ orderNo, shopId }])
    expect(await mall.call(opsOrders, { text: orderNo, shop: shopId }, { token: other })).toEqual({
      list: [],
    })
    const unknown = await mall.ask(opsOrder, { orderNo: 'D000000000000000000' }, { token: other })
    for (const call of [opsOrder, opsAccept, opsShip]) {
      const foreign = await mall.ask(call, { orderNo }, { token: other })
      expect([foreign.status, foreign.code, foreign.msg]).toEqual([
        unknown.status,
        unknown.code,
        unknown.msg,
      ])
    }
    expect((await mall.call(opsAccept, { orderNo }, { token: own })).status).toBe(2)
  })

  it('is refused what is the mall’s alone', async () => {
    const token = await tokenOf('small', '--shop', '1')
    for (const call of OPERATIONS.filter(({ by }) => by === 'operator')) {
      const given = Object.fromEntries(call.words.map((name) => [name.replace('...', ''), 'x']))
      const { status } = await mall.ask(call, given, { token })
      expect([call.verb, status === 403 || status === 400]).toEqual([call.verb, true])
    }
    expect((await mall.ask(opsAudit, {}, { token })).status).toBe(403)
  })

  it('cannot be of a shop that does not exist', async () => {
    await expect(tokenOf('none', '--shop', '999999')).rejects.toThrow('no shop has the number')
  })

  it('is let in by no token once its shop is missing', async () => {
    const token = await tokenOf('lost', '--shop', '1')
    const enter = () => createOperatorDoor(mall.db, () => mall.time.now)(`Bearer ${token}`, 'net')
    expect(await enter()).toEqual({ name: 'lost', role: 'shop', shopId: 1 })
    await mall.db.update(operators).set({ shopId: null }).where(eq(operators.name, 'lost'))
    await expect(enter()).rejects.toThrow('operator lost has the role of a shop, and no shop')
  })
})

describe('the record', () => {
  const recordOf = async (subject: string) => {
    const command = { verb: 'audit', args: ['--subject', subject], json: true }
    const text = await operate(mall.db, command, () => mall.time.now, as('wang'))
    return opsAudit.output.parse(JSON.parse(text)).list
  }

  it('says who did what, and how the order was and became', async () => {
    const { orderNo } = await paidOrder()
    await ops('accept', orderNo)
    expect(await recordOf(orderNo)).toMatchObject([
      {
        actor: 'wang',
        verb: 'accept',
        input: { orderNo },
        before: { status: 1 },
        after: { status: 2 },
        refusal: '',
        at: mall.time.now,
      },
    ])
    expect(await ops('audit', '--subject', orderNo)).toContain('status: 1 -> 2')
  })

  it('says it of goods and hot words too, under their names', async () => {
    const [sku] = await mall.db.select().from(skus).where(eq(skus.id, skuId))
    const { itemNo = '', stock = 0 } = sku ?? {}
    await ops('stock', itemNo, String(stock + 1))
    expect(await recordOf(itemNo)).toMatchObject([
      { verb: 'stock', before: { stock }, after: { stock: stock + 1 } },
    ])
    await ops('hot-word', 'ban', '记录')
    expect(await recordOf('记录')).toMatchObject([
      { verb: 'hot-word', before: {}, after: { 记录: 'banned' } },
    ])
    await ops('hot-word', 'free', '记录')
  })

  it('of a refusal has its reason, and nothing else happened', async () => {
    const { orderNo } = await paidOrder()
    await expect(ops('deliver', orderNo)).rejects.toThrow('订单状态已变化')
    const [entry] = await recordOf(orderNo)
    expect(entry).toMatchObject({ verb: 'deliver', before: null, after: null })
    expect(entry?.refusal).toContain('订单状态已变化')
  })

  it('never has a token', async () => {
    const token = await tokenOf('secret')
    expect(JSON.stringify(await recordOf('secret'))).not.toContain(token)
  })
})
