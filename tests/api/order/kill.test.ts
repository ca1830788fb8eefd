import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { copyDatabase } from '../../support/database-copy'
import { isServer } from '../../support/engine'
import { orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall } from '../../support/test-mall'

// Runs on both engines: both must keep acknowledged orders on disk.

const ROUNDS = isServer ? 3 : 2
/** Orders that are acknowledged before the process dies in the middle of the next. */
const ORDERS = 12
const STOCK = 100_000
const SLOW_MS = 180_000

const where = inject('database')
let dir = ''
let copy: Awaited<ReturnType<typeof copyDatabase>> | null = null
let opening: { DATA_DIR: string; DATABASE_URL?: string }

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mall-kill-'))
  opening = { DATA_DIR: dir }
  if ('url' in where) {
    copy = await copyDatabase(where)
    opening = { DATA_DIR: dir, DATABASE_URL: copy.url }
    return
  }
  cpSync(where.template, dir, { recursive: true })
}, SLOW_MS)
afterAll(async () => {
  await copy?.drop()
  rmSync(dir, { recursive: true, force: true })
})

/** A buyer and goods in the database the processes share, made before the first of them starts. */
async function prepare() {
  const database = await openDatabase(opening)
  const mall = await openTestMall({}, database)
  const shop = orderMall(mall)
  const skuIds = (await shop.plainSkus(3, STOCK)).map(({ id }) => id)
  const buyer = await shop.newBuyer()
  await database.close()
  return { skuIds, buyer }
}

/** Runs the load until it has told so many orders, then kills it without warning. */
function killAmid(env: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/order-load.ts'], {
    env: { ...process.env, ...opening, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (said.split('\n').length > ORDERS) child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    child.on('close', () => {
      // The last line may have been cut.
      resolve(
        said
          .split('\n')
          .slice(0, -1)
          .flatMap((line) => line.split(',')),
      )
    })
  })
}

async function expectWhole(database: Database, told: readonly string[], skuIds: number[]) {
  const { db } = database
  const { books } = orderMall(await openTestMall({}, database))
  const placed = await db.select().from(orders)
  const numbers = new Set(placed.map(({ orderNo }) => orderNo))
  expect(told.filter((orderNo) => !numbers.has(orderNo))).toEqual([])
  const lines = await db.select().from(orderLines)
  const withLines = new Set(lines.map(({ orderNo }) => orderNo))
  expect(placed.filter(({ orderNo }) => !withLines.has(orderNo))).toEqual([])
  for (const skuId of skuIds) {
    const own = lines.filter((line) => line.skuId === skuId)
    const held = own.flatMap((line) => line.held).reduce((sum, { qty }) => sum + qty, 0)
    expect(await books(skuId)).toEqual({
      held,
      locked: held,
      onHand: STOCK,
      free: STOCK - own.length,
    })
  }
}

describe('acknowledged orders', () => {
  it(
    `survive ${ROUNDS} kills of the process, with lines and stock`,
    async () => {
      const { skuIds, buyer } = await prepare()
      const env = { BUYER: buyer.userId, ADDRESS: buyer.addressId, SKUS: skuIds.join(',') }
      const told: string[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        told.push(...(await killAmid(env)))
        const database = await openDatabase(opening)
        // What the start says of it: no more than these kills show.
        expect(database.label).toContain(isServer ? 'PostgreSQL' : 'a crash, not a power cut')
        await database.db
          .select()
          .from(orders)
          .where(eq(orders.orderNo, told[0] ?? ''))
        await expectWhole(database, told, skuIds)
        if (round === ROUNDS - 1) await tidyOrders(await openTestMall({}, database))
        await database.close()
      }
      expect(told.length).toBeGreaterThanOrEqual(ROUNDS * ORDERS)
    },
    SLOW_MS,
  )
})
