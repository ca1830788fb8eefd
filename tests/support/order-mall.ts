import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { HEADER } from '@/contract/constants'
import type { Input } from '@/contract/endpoint'
import { type OrderPreview, previewOrder, submitOrder } from '@/contract/order/checkout-calls'
import { confirmReceipt } from '@/contract/order/order-calls'
import { seenLinesOf } from '@/contract/order/seen-line-rules'
import { SCENARIO_ADDRESS } from '@/server/edge/faults/scenarios/scenario-buyer'
import { addresses, users } from '@/server/kernel/db/account-schema'
import { products, skus, stocks } from '@/server/kernel/db/catalog-schema'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { createSessions } from '@/server/modules/account/session-repository'
import { createMerchant } from '@/server/modules/order/merchant'
import { COUNTRY } from './cart-mall'
import type { TestMall } from './test-mall'

type Requested = { skuId: number; qty: number; note?: string }
type Overrides = Partial<Input<typeof submitOrder>>

export type Buyer = { userId: string; token: string; addressId: string }

type Original = typeof skus.$inferSelect
/** SKUs as they were before a test changed them: one database may serve many files. */
const originals = new Map<number, Original>()

async function forgetOrders(db: TestMall['db'], skuIds: number[]): Promise<void> {
  const numbers = db
    .select({ no: orderLines.orderNo })
    .from(orderLines)
    .where(inArray(orderLines.skuId, skuIds))
  await db.delete(orders).where(inArray(orders.orderNo, numbers))
}

/** Leaves the catalogue as it was found, without any orders of what was changed. */
export async function tidyOrders({ db }: TestMall): Promise<void> {
  await forgetOrders(db, [...originals.keys()])
  for (const [id, { stock, moq, step, price, tiers, status }] of originals) {
    await db.update(skus).set({ stock, moq, step, price, tiers, status }).where(eq(skus.id, id))
    await db.update(stocks).set({ onHand: 0, locked: 0 }).where(eq(stocks.skuId, id))
    const first = sql`select min(warehouse_id) from stocks where sku_id = ${id}`
    const place = and(eq(stocks.skuId, id), sql`${stocks.warehouseId} = (${first})`)
    await db.update(stocks).set({ onHand: stock }).where(place)
  }
}

/** Buyers who order in the test mall. */
export function orderMall(mall: TestMall) {
  const { db } = mall
  const sessions = createSessions(db, () => mall.time.now)

  /** A token of now: the clock of a test may have outrun the last one. */
  const tokenOf = async (userId: string) =>
    (await sessions.open(userId, { userAgent: '', address: '' })).accessToken

  async function addAddress(userId: string): Promise<string> {
    const [row] = await db
      .insert(addresses)
      .values({ ...SCENARIO_ADDRESS, userId })
      .returning({ id: addresses.id })
    return row?.id ?? ''
  }

  /** A new buyer with an address, signed in without a password. */
  async function newBuyer(): Promise<Buyer> {
    const mark = randomUUID()
    const username = `buyer_${mark.slice(0, 13)}`
    const [user] = await db
      .insert(users)
      .values({ username, phone: mark, passwordHash: '-' })
      .returning({ id: users.id })
    const userId = user?.id ?? ''
    return { userId, token: await tokenOf(userId), addressId: await addAddress(userId) }
  }

  /** Puts a stock into one warehouse of a SKU and empties the others. */
  async function setStock(skuId: number, stock: number): Promise<void> {
    await db.update(skus).set({ stock }).where(eq(skus.id, skuId))
    await db.update(stocks).set({ onHand: 0, locked: 0 }).where(eq(stocks.skuId, skuId))
    const [first] = await db.select().from(stocks).where(eq(stocks.skuId, skuId)).limit(1)
    const place = and(eq(stocks.skuId, skuId), eq(stocks.warehouseId, first?.warehouseId ?? 0))
    await db.update(stocks).set({ onHand: stock }).where(place)
  }

  /** SKUs sold everywhere one by one, from as many shops as there are, with this much in stock. */
  async function plainSkus(count: number, stock: number) {
    // It reads the whole catalogue.
    const rows = await mall.slowDb
      .selectDistinctOn([products.shopId, skus.productId], { sku: skus, shopId: products.shopId })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(
        sql`${skus.status} = 1 and ${products.status} = 1 and '0000' = any(${products.saleAreas})
          and ${skus.maxPerOrder} > 100 and exists (
            select 1 from ${stocks} where ${stocks.skuId} = ${skus.id})`,
      )
      // The same of each on every engine.
      .orderBy(products.shopId, skus.productId, skus.id)
    // One of each shop, then the next of each.
    const taken = new Map<number, number>()
    const ranked = rows.map(({ sku, shopId }) => {
      const rank = taken.get(shopId) ?? 0
      taken.set(shopId, rank + 1)
      return { sku, rank }
    })
    const result = ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ sku }) => sku)
    if (result.length < count) throw new Error('the test catalogue has too few SKUs')
    const fresh = result.filter(({ id }) => !originals.has(id))
    for (const sku of fresh) originals.set(sku.id, sku)
    await forgetOrders(
      db,
      fresh.map(({ id }) => id),
    )
    for (const { id } of result) {
      await db.update(skus).set({ moq: 1, step: 1 }).where(eq(skus.id, id))
      await setStock(id, stock)
    }
    return result.map((sku) => ({ ...sku, moq: 1, step: 1, stock }))
  }

  const previewNow = ({ token, addressId }: Buyer, lines: Requested[]) =>
    mall.call(previewOrder, { source: 'buyNow', lines, addressId, ...COUNTRY }, { token })

  const previewCart = ({ token, addressId }: Buyer) =>
    mall.call(previewOrder, { source: 'cart', addressId, ...COUNTRY }, { token })

  /** The submission of a preview as it was shown. */
  function submission(buyer: Buyer, preview: OrderPreview, given: Overrides = {}) {
    return {
      source: 'buyNow' as const,
      addressId: buyer.addressId,
      payType: 1 as const,
      lines: seenLinesOf(preview),
      quoteHash: preview.quoteHash,
      ...COUNTRY,
      ...given,
    }
  }

  const askSubmit = ({ token }: Buyer, input: unknown, key: string = randomUUID()) =>
    mall.ask(submitOrder, input, { token, headers: { [HEADER.idempotencyKey]: key } })

  /** The body of a submission's answer as one of several processes sends it. */
  async function submitTo(
    api: Pick<TestMall['api'], 'fetch'>,
    { token }: Buyer,
    { input, key }: { input: unknown; key: string },
  ): Promise<string> {
    const headers = {
      [HEADER.siteId]: 'mall',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      [HEADER.idempotencyKey]: key,
    }
    const init = { method: 'POST', headers, body: JSON.stringify(input) }
    const response = await api.fetch(new Request(`http://mall.test${submitOrder.path}`, init))
    return response.text()
  }

  const placed = ({ data }: { data: unknown }) => submitOrder.output.parse(data)

  /** Buys goods straight away; the orders' numbers. */
  async function order(buyer: Buyer, lines: Requested[], given: Overrides = {}) {
    const preview = await previewNow(buyer, lines)
    const input = submission(buyer, preview, given)
    const headers = { [HEADER.idempotencyKey]: randomUUID() }
    return mall.call(submitOrder, input, { token: buyer.token, headers })
  }

  /** A paid, shipped and received order of one shop's goods; its lines. */
  async function finishedLines(buyer: Buyer, lines: Requested[], given: Overrides = {}) {
    const { orderNos } = await order(buyer, lines, given)
    const merchant = createMerchant(db, () => mall.time.now)
    const orderNo = orderNos[0] ?? ''
    const paidAmount = sql`${orders.payableAmount}`
    await db.update(orders).set({ payStatus: 1, paidAmount }).where(eq(orders.orderNo, orderNo))
    await merchant.accept(orderNo)
    await merchant.ship(orderNo, { carrier: '示例物流', trackingNo: 'SL1' })
    await mall.call(confirmReceipt, { orderNo }, { token: buyer.token })
    return db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderNo, orderNo))
      .orderBy(orderLines.sort)
  }

  const stockOf = async (skuId: number) => {
    const [row] = await db.select().from(skus).where(eq(skus.id, skuId))
    return row?.stock
  }

  /** Pieces held for lines, free, and locked in warehouses: what stock must add up to. */
  async function books(skuId: number) {
    const lines = await db.select().from(orderLines).where(eq(orderLines.skuId, skuId))
    const held = lines.flatMap((line) => line.held).reduce((sum, { qty }) => sum + qty, 0)
    const rows = await db.select().from(stocks).where(eq(stocks.skuId, skuId))
    const sum = (pick: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + pick(row), 0)
    const locked = sum((row) => row.locked)
    const onHand = sum((row) => row.onHand)
    return { held, locked, onHand, free: await stockOf(skuId) }
  }

  return {
    newBuyer,
    addAddress,
    tokenOf,
    setStock,
    plainSkus,
    previewNow,
    previewCart,
    submission,
    askSubmit,
    submitTo,
    placed,
    order,
    finishedLines,
    stockOf,
    books,
  }
}
