import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getOrderDetail } from '@/contract/order/order-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { createJobs } from '@/server/edge/jobs/jobs'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { LIMITS } from '@/server/kernel/db/postgres'
import { sessionOf } from '@/server/kernel/db/postgres-pool'
import { isDatabaseBusy } from '@/server/kernel/db/unavailable'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { withTimeBudget } from '@/server/kernel/time-budget'
import { copyDatabase } from '../../support/database-copy'
import { type Buyer, orderMall } from '../../support/order-mall'
import { hasPgbouncer, openPooler } from '../../support/pgbouncer'
import { saleMall } from '../../support/sale-mall'
import { portAt } from '../../support/servers'
import { openTestMall, type TestMall } from '../../support/test-mall'
import { UNHURRIED } from '../../support/unhurried'

// Only a PostgreSQL server can have a pooler in front of it; without PgBouncer there is nothing to run.

const where = inject('database')
/** Fewer than one process asks for. */
const POOL_SIZE = 4
const connectQuery = sessionOf(LIMITS.calls)
const UNHURRIED_MALL = { budgetMs: UNHURRIED.budgetMs }
const COUNTRY = { areaCode: ['0000'] }

describe.skipIf(!('url' in where) || !hasPgbouncer())('behind PgBouncer by the transaction', () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let pooler: Awaited<ReturnType<typeof openPooler>>
  let databases: Database[]
  let mall: TestMall
  let second: TestMall

  const open = (pooled: string, limits = LIMITS) =>
    openDatabase({ DATABASE_URL: copy.url, DATABASE_POOL_URL: pooled, DATA_DIR: '' }, { limits })

  beforeAll(async () => {
    if (!('url' in where)) return
    copy = await copyDatabase(where)
    // Only the limits themselves are tested with those of a mall: this machine may be busy.
    const patient = sessionOf(UNHURRIED.limits.calls)
    const options = { port: portAt(54), server: copy.url, connectQuery: patient }
    pooler = await openPooler({ ...options, poolSize: POOL_SIZE })
    const through = pooler.through(copy.url)
    databases = [await open(through, UNHURRIED.limits), await open(through, UNHURRIED.limits)]
    const [first, other] = databases
    if (!first || !other) return
    mall = await openTestMall(UNHURRIED_MALL, first)
    second = await openTestMall(UNHURRIED_MALL, other)
  })
  afterAll(async () => {
    for (const one of databases ?? []) await one.close()
    await pooler?.close()
    await copy?.drop()
  })

  it('a pooler that does not limit statements ends the start, and says what it lacks', async () => {
    const lax = await openPooler({ port: portAt(55), server: copy.url, connectQuery: 'select 1' })
    const names = `jit, max_parallel_workers_per_gather, random_page_cost, statement_timeout, lock_timeout, idle_in_transaction_session_timeout`
    await expect(open(lax.through(copy.url))).rejects.toThrow(
      `DATABASE_POOL_URL: the pooler does not set ${names}; give its database connect_query='${connectQuery}'`,
    )
    await lax.close()
    const away = `DATABASE_POOL_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${portAt(55)}`
    await expect(open(lax.through(copy.url))).rejects.toThrow(away)
  })

  it('a pooler of another database ends the start', async () => {
    const options = { port: portAt(55), server: copy.url, connectQuery, only: 'postgres' }
    const other = await openPooler(options)
    await expect(open(other.through(copy.url))).rejects.toThrow(
      'DATABASE_POOL_URL leads to another database than DATABASE_URL',
    )
    await other.close()
  })

  it('statements of calls have their limits, all others go to the server itself', async () => {
    const usual = await openPooler({ port: portAt(55), server: copy.url, connectQuery })
    const database = await open(usual.through(copy.url))
    const limitsOf = async (db: Database['db']) => {
      const { rows } = await db.execute<{ limits: string }>(sql`select concat_ws(' ',
        current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout'), current_setting('jit')) as limits`)
      return rows[0]?.limits
    }
    expect(await limitsOf(database.db)).toBe('2s 1s 10s off')
    expect(await limitsOf(database.slowDb)).toBe('30s 1s 10s off')
    expect(await database.unlimited(limitsOf)).toBe('0 0 0 off')
    const endless = await database.db.execute(sql`select pg_sleep(60)`).catch((error) => error)
    expect(isDatabaseBusy(endless)).toBe(true)
    await database.close()
    await usual.close()
  })

  it('buyers find, put into the cart, order and pay; jobs go on', async () => {
    const sale = saleMall(mall)
    const shop = orderMall(mall)
    const buyer = await shop.newBuyer()
    const { token } = buyer
    const { list } = await second.call(searchProducts, { ...COUNTRY, keyword: 'M8' }, { token })
    expect(list.length).toBeGreaterThan(0)
    const [sku] = await shop.plainSkus(1, 10)
    const skuId = sku?.id ?? 0
    await mall.call(saveCartProduct, { items: [{ skuId, qty: 2 }] }, { token })
    const { shops } = await second.call(getCartList, COUNTRY, { token })
    expect(shops[0]?.lines.map((line) => line.qty)).toEqual([2])
    const { orderNo } = await sale.shipped(buyer, [{ skuId, qty: 2 }])
    const order = await second.call(getOrderDetail, { orderNo }, { token })
    expect(order.payStatus).toBe(1)
    const errors: object[] = []
    const log = { error: (fields: object) => errors.push(fields) }
    await createJobs({ db: mall.slowDb, now: () => mall.time.now, log })()
    expect(errors).toEqual([])
  })

  it('sells no piece twice to buyers of two processes', async () => {
    const shop = orderMall(mall)
    const [sku] = await shop.plainSkus(1, 10)
    const lines = [{ skuId: sku?.id ?? 0, qty: 1 }]
    const buyers: Buyer[] = []
    for (let at = 0; at < 30; at += 1) buyers.push(await shop.newBuyer())
    const submit = async (buyer: Buyer, at: number) => {
      const input = shop.submission(buyer, await shop.previewNow(buyer, lines))
      const sent = { input, key: randomUUID() }
      let body = ''
      // As the checkout does, what a busy mall puts off is sent again.
      do body = await shop.submitTo(at % 2 === 0 ? mall.api : second.api, buyer, sent)
      while (body.startsWith(`{"code":${ENVELOPE_CODE.unavailable},`))
      return body
    }
    const bodies = await Promise.all(buyers.map(submit))
    expect(bodies.filter((body) => body.startsWith('{"code":0,'))).toHaveLength(10)
    expect(await shop.stockOf(sku?.id ?? 0)).toBe(0)
    // Asked by one that is direct: as many connections as the pooler may have, for both processes.
    const { rows } = await mall.slowDb.execute<{ count: number }>(sql`
      select count(*)::int from pg_stat_activity where datname = current_database()`)
    expect(rows[0]?.count).toBeLessThanOrEqual(POOL_SIZE + 2 * LIMITS.jobs.max)
  })

  it('a transaction whose caller gave up is undone', async () => {
    const late = withTimeBudget(300, () =>
      mall.db.transaction(async (tx) => {
        await tx.execute(sql`create table late (id int)`)
        await tx.execute(sql`select pg_sleep(1)`)
      }),
    )
    expect(isDatabaseBusy(await late.catch((error) => error))).toBe(true)
    await vi.waitFor(async () => {
      const { rows } = await mall.slowDb.execute(sql`select to_regclass('late') as late`)
      expect(rows).toEqual([{ late: null }])
    })
  })

  it('a pooler that is away refuses calls with 503, and serves them when it is back', async () => {
    const token = (await mall.newUser()).tokens.accessToken
    const ask = async () => (await mall.ask(getUserInfo, undefined, { token })).status
    expect(await ask()).toBe(200)
    await pooler.stop()
    expect([await ask(), (await mall.fetchPath('/api/readyz', {})).status]).toEqual([503, 503])
    await pooler.start()
    await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 10_000 })
  })
})
