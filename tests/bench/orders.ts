import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { openDatabase } from '@/server/kernel/db/client'
import { readEnv } from '@/server/kernel/env'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'
import { orderMall, tidyOrders } from '../support/order-mall'
import { openTestMall, type TestMall } from '../support/test-mall'
import { percentiles } from './percentiles'

const BUYERS = 64
const AT_ONCE = 16
const WARM_UP = 200
const SUBMISSIONS = 2000
const GOODS = 40
const STOCK = 1_000_000

type Shop = ReturnType<typeof orderMall>
type Ready = { buyer: Awaited<ReturnType<Shop['newBuyer']>>; input: unknown }

/** Buyers with an order of two lines each, seen and agreed to: only to be submitted. */
function readyBuyers(shop: Shop, skuIds: readonly number[]): Promise<Ready[]> {
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, at) => {
      const buyer = await shop.newBuyer()
      const wanted = [skuIds[at % GOODS] ?? 0, skuIds[(at * 7 + 1) % GOODS] ?? 0]
      const lines = wanted.map((skuId) => ({ skuId, qty: 1 + (at % 3) }))
      return { buyer, input: shop.submission(buyer, await shop.previewNow(buyer, lines)) }
    }),
  )
}

type Shot = { mall: TestMall; shop: Shop; ready: readonly Ready[]; count: number }

/** Submits so many orders, `AT_ONCE` of them under way at any time; ms of each. */
async function submitAll({ mall, shop, ready, count }: Shot): Promise<number[]> {
  const queue = Array.from({ length: count }, (_, at) => ready[at % BUYERS]).values()
  const times: number[] = []
  async function keepOrdering() {
    for (const one of queue) {
      if (!one) throw new Error('no buyer')
      const start = performance.now()
      const sent = { input: one.input, key: randomUUID() }
      const answer = await shop.submitTo(mall.api, one.buyer, sent)
      if (!answer.startsWith('{"code":0,')) throw new Error(answer)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepOrdering))
  return times
}

/**
 * Orders a second on the database of the environment (npm run bench -- --orders), and whether the
 * books balance afterwards. What it ordered is forgotten; its buyers stay.
 */
export async function measureOrders() {
  const database = await openDatabase(readEnv(process.env))
  const mall = await openTestMall({ orderLimits: NO_ORDER_LIMITS }, database)
  const shop = orderMall(mall)
  try {
    const skuIds = (await shop.plainSkus(GOODS, STOCK)).map(({ id }) => id)
    const shot = { mall, shop, ready: await readyBuyers(shop, skuIds) }
    await submitAll({ ...shot, count: WARM_UP })
    const start = performance.now()
    const cpu = process.cpuUsage()
    const times = await submitAll({ ...shot, count: SUBMISSIONS })
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const books = await Promise.all(skuIds.map(shop.books))
    return {
      machine: { cores: cpus().length, cpu: cpus()[0]?.model, load: loadavg()[0] },
      database: database.label,
      submissions: SUBMISSIONS,
      perSecond: Math.round(SUBMISSIONS / seconds),
      ms: percentiles(times),
      cpuMs: Math.round((user + system) / 100 / SUBMISSIONS) / 10,
      unbalanced: books.filter(({ held, free }) => (free ?? -1) + held !== STOCK).length,
    }
  } finally {
    await tidyOrders(mall)
    await mall.close()
  }
}
