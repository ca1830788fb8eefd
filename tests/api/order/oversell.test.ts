import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '@/contract/order/order-calls'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { isServer } from '../../support/engine'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: stock is held by locks of rows.

const BUYERS = isServer ? 300 : 90
const STOCK = BUYERS / 3
const BASKETS = runsOf(isServer ? 30 : 10)
/** Timeout for so many orders on a busy machine. */
const SLOW_MS = 120_000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[]
let buyers: Buyer[]
/** The API of another process. */
let second: TestMall['api']

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  second = (await mall.secondProcess()).api
  skuIds = (await shop.plainSkus(6, 1000)).map(({ id }) => id)
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.newBuyer()))
}, SLOW_MS)
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

/** Looked at so many at once: all of them would wait for a connection. */
const AT_ONCE = 30

/** The body of a submission's answer; what a busy mall puts off is sent again, as the checkout does. */
async function placed(api: TestMall['api'], buyer: Buyer, input: unknown): Promise<string> {
  const sent = { input, key: randomUUID() }
  let body = ''
  do body = await shop.submitTo(api, buyer, sent)
  while (body.startsWith(`{"code":${ENVELOPE_CODE.unavailable},`))
  return body
}

type Lines = Parameters<typeof shop.previewNow>[1]

/** What every buyer may submit. */
async function submissionsOf(linesOf: (at: number) => Lines) {
  const submissions: ReturnType<typeof shop.submission>[] = []
  for (let from = 0; from < buyers.length; from += AT_ONCE) {
    const some = buyers.slice(from, from + AT_ONCE).map(async (buyer, at) => {
      const preview = await shop.previewNow(buyer, linesOf(from + at))
      return shop.submission(buyer, preview)
    })
    submissions.push(...(await Promise.all(some)))
  }
  return submissions
}

const processOf = (at: number) => (at % 2 === 0 ? mall.api : second)
const isTaken = (body: string) => body.startsWith('{"code":0,')

async function expectBalanced(skuId: number, initial: number) {
  const { held, locked, onHand, free } = await shop.books(skuId)
  expect({ locked, free, sum: (free ?? -1) + held }).toEqual({
    locked: held,
    free: onHand - locked,
    sum: initial,
  })
}

describe(`${BUYERS} concurrent orders in two processes`, () => {
  it(
    `for a stock of ${STOCK} sell exactly ${STOCK}`,
    async () => {
      const [skuId = 0] = skuIds
      await shop.setStock(skuId, STOCK)
      const submissions = await submissionsOf(() => [{ skuId, qty: 1 }])
      const answers = await Promise.all(
        buyers.map((buyer, at) => placed(processOf(at), buyer, submissions[at])),
      )
      const taken = answers.filter(isTaken)
      const refused = answers.filter((body) => body.includes('"库存不足，请核对后重新提交"'))
      expect([taken.length, refused.length]).toEqual([STOCK, BUYERS - STOCK])
      const lines = await mall.db.select().from(orderLines).where(eq(orderLines.skuId, skuId))
      expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(STOCK)
      expect(await shop.stockOf(skuId)).toBe(0)
      await expectBalanced(skuId, STOCK)
    },
    SLOW_MS,
  )

  it(
    'of five SKUs each, in any order, all succeed without deadlock',
    async () => {
      const many = skuIds.slice(1)
      for (const skuId of many) await shop.setStock(skuId, 10_000)
      const submissions = await submissionsOf((at) => {
        const turned = [...many.slice(at % 5), ...many.slice(0, at % 5)]
        return turned.map((skuId) => ({ skuId, qty: 1 }))
      })
      const answers = await Promise.all(
        buyers.map((buyer, at) => placed(processOf(at), buyer, submissions[at])),
      )
      expect(answers.filter((body) => !isTaken(body))).toEqual([])
      for (const skuId of many) await expectBalanced(skuId, 10_000)
    },
    SLOW_MS,
  )
})

describe('concurrent orders and cancellations', () => {
  const FEW = 40
  const line = fc.record({
    at: fc.nat(5),
    qty: fc.integer({ min: 1, max: 9 }),
    note: fc.constantFrom('', '二号仓'),
  })
  const cart = fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 7,
    selector: ({ at, note }) => `${at} ${note}`,
  })
  const step = fc.record({ buyer: fc.nat(9), cart, isCancelled: fc.boolean() })

  it(
    'never lose or oversell stock',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
          const numbers = mall.db
            .select({ no: orderLines.orderNo })
            .from(orderLines)
            .where(inArray(orderLines.skuId, skuIds))
          await mall.db.delete(orders).where(inArray(orders.orderNo, numbers))
          for (const skuId of skuIds) await shop.setStock(skuId, FEW)
          await Promise.all(
            steps.map(async (one) => {
              const buyer = buyers[one.buyer]
              if (!buyer) throw new Error('no buyer')
              const lines = one.cart.map(({ at, ...rest }) => ({ ...rest, skuId: skuIds[at] ?? 0 }))
              const input = shop.submission(buyer, await shop.previewNow(buyer, lines))
              if (input.lines.length === 0) return
              const key = randomUUID()
              let answer = await shop.askSubmit(buyer, input, key)
              while (answer.code === ENVELOPE_CODE.unavailable) {
                answer = await shop.askSubmit(buyer, input, key)
              }
              expect([200, 409]).toContain(answer.status)
              if (answer.status !== 200 || !one.isCancelled) return
              const { orderNos } = shop.placed(answer)
              for (const orderNo of [...orderNos, ...orderNos]) {
                await mall.ask(cancelOrder, { orderNo, reason: '其他' }, { token: buyer.token })
              }
            }),
          )
          for (const skuId of skuIds) await expectBalanced(skuId, FEW)
        }),
        { numRuns: BASKETS },
      )
    },
    SLOW_MS,
  )

  it('sold-out SKUs show as out of stock, and return when an order is cancelled', async () => {
    const [skuId = 0] = skuIds
    const [buyer] = buyers
    if (!buyer) throw new Error('no buyer')
    const [sku] = await mall.db.select().from(skus).where(eq(skus.id, skuId))
    const productId = sku?.productId ?? 0
    const others = and(eq(skus.productId, productId), ne(skus.id, skuId))
    const before = await mall.db.select().from(skus).where(others)
    await mall.db.update(skus).set({ stock: 0 }).where(others)
    await shop.setStock(skuId, 3)
    const isInStock = async () => {
      const [row] = await mall.db.select().from(products).where(eq(products.id, productId))
      return row?.inStock
    }
    const { orderNos } = await shop.order(buyer, [{ skuId, qty: 3 }])
    expect(await isInStock()).toBe(false)
    const input = { orderNo: orderNos[0] ?? '', reason: '其他' }
    await mall.ask(cancelOrder, input, { token: buyer.token })
    expect(await isInStock()).toBe(true)
    for (const { id, stock } of before) {
      await mall.db.update(skus).set({ stock }).where(eq(skus.id, id))
    }
  })
})

describe('one idempotency key in two processes', () => {
  it('creates one order', async () => {
    const [buyer] = buyers
    if (!buyer) throw new Error('no buyer')
    const skuId = skuIds[1] ?? 0
    await shop.setStock(skuId, 100)
    const key = randomUUID()
    const input = shop.submission(buyer, await shop.previewNow(buyer, [{ skuId, qty: 1 }]))
    const answers = await Promise.all(
      [mall.api, second].flatMap((api) =>
        Array.from({ length: 10 }, () => shop.submitTo(api, buyer, { input, key })),
      ),
    )
    expect(new Set(answers).size).toBe(1)
    expect(await shop.stockOf(skuId)).toBe(99)
  })
})

describe('goods with less than their least quantity', () => {
  it('are out of stock, and back when an order is cancelled', async () => {
    const [sku] = await shop.plainSkus(1, 100)
    const { id = 0, productId = 0 } = sku ?? {}
    const own = eq(skus.productId, productId)
    await mall.db.update(skus).set({ stock: 0 }).where(own)
    await mall.db.update(skus).set({ moq: 10 }).where(eq(skus.id, id))
    await shop.setStock(id, 100)
    const isInStock = async () =>
      (await mall.db.select().from(products).where(eq(products.id, productId)))[0]?.inStock
    expect(await isInStock()).toBe(true)
    const buyer = await shop.newBuyer()
    const { orderNos } = await shop.order(buyer, [{ skuId: id, qty: 95 }])
    expect(await isInStock()).toBe(false)
    const input = { orderNo: orderNos[0] ?? '', reason: '不想要了' as const }
    await mall.call(cancelOrder, input, { token: buyer.token })
    expect(await isInStock()).toBe(true)
  })
})
