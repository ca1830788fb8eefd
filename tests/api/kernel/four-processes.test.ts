import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { getOauthToken, logout } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { HEADER } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { submitOrder } from '@/contract/order/checkout-calls'
import { exportOrders, getOrderDetail } from '@/contract/order/order-calls'
import { openDatabase } from '@/server/kernel/db/client'
import { CLIENT_CREDENTIAL } from '@/services/env'
import { copyDatabase } from '../../support/database-copy'
import { orderMall } from '../../support/order-mall'
import { portAt, type Server, startApi } from '../../support/servers'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Processes of the operating system: two instances in one process would share its memory. PGlite has one.

const where = inject('database')
const PORTS = [56, 57, 58, 59].map(portAt)
const BASIC = `Basic ${btoa(`${CLIENT_CREDENTIAL.username}:${CLIENT_CREDENTIAL.password}`)}`
const COUNTRY = { areaCode: ['0000'] }

describe.runIf('url' in where)('four processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'four-'))
  const dirs = PORTS.map((port) => join(folder, String(port)))
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let servers: Server[] = []
  /** The same data, to prepare them. */
  let mall: TestMall

  beforeAll(async () => {
    if (!('url' in where)) return
    copy = await copyDatabase(where)
    mall = await openTestMall({}, await openDatabase({ DATABASE_URL: copy.url, DATA_DIR: '' }))
    const settings = { DATABASE_URL: copy.url, PROCESSES: '4' }
    servers = await Promise.all(
      PORTS.map((port, at) => startApi(port, { ...settings, DATA_DIR: dirs[at] ?? '' })),
    )
  }, 300_000)
  afterAll(async () => {
    for (const one of servers) await one.stop()
    await mall?.close()
    await copy?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  type Sent = { input?: unknown; token?: string; key?: string }

  /** Asks one of the four, counted from 0 and round and round. */
  async function askAt(at: number, endpoint: Endpoint, { input = {}, token, key }: Sent = {}) {
    const answer = await fetch(`${servers[at % servers.length]?.url}${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        [HEADER.siteId]: 'mall',
        'Content-Type': 'application/json',
        Authorization: token ? `Bearer ${token}` : BASIC,
        ...(key && { [HEADER.idempotencyKey]: key }),
      },
      ...(endpoint.method === 'POST' && { body: JSON.stringify(input) }),
    })
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, data: isJson ? (await answer.json()).data : null }
  }

  it('a token renewed at one works at the others, and signed out at one at none', async () => {
    const { username, password } = await mall.newUser()
    const given = { grant_type: 'password', username, password }
    const first = getOauthToken.output.parse((await askAt(0, getOauthToken, { input: given })).data)
    const renewal = { grant_type: 'refresh_token', refresh_token: first.refreshToken }
    const renewed = await askAt(1, getOauthToken, { input: renewal })
    const token = getOauthToken.output.parse(renewed.data).accessToken
    const statuses = () =>
      Promise.all(PORTS.map(async (_, at) => (await askAt(at, getUserInfo, { token })).status))
    expect(await statuses()).toEqual([200, 200, 200, 200])
    expect((await askAt(2, logout, { token })).status).toBe(200)
    expect(await statuses()).toEqual([401, 401, 401, 401])
  })

  it('a cart changed at one is read at the others', async () => {
    const shop = orderMall(mall)
    const { token } = await shop.newBuyer()
    const [sku] = await shop.plainSkus(1, 100)
    const items = [{ skuId: sku?.id, qty: 1 }]
    for (let at = 0; at < PORTS.length; at += 1) {
      expect((await askAt(at, saveCartProduct, { input: { items }, token })).status).toBe(200)
      const { data } = await askAt(at + 1, getCartList, { input: COUNTRY, token })
      const lines = getCartList.output.parse(data).shops.flatMap((one) => one.lines)
      expect(lines.map(({ qty }) => qty)).toEqual([at + 1])
    }
  })

  it('one submission sent to all of them is one order', async () => {
    const shop = orderMall(mall)
    const buyer = await shop.newBuyer()
    const [sku] = await shop.plainSkus(1, 100)
    const lines = [{ skuId: sku?.id ?? 0, qty: 1 }]
    const input = shop.submission(buyer, await shop.previewNow(buyer, lines))
    const sent = { input, token: buyer.token, key: randomUUID() }
    const answers = await Promise.all(PORTS.map((_, at) => askAt(at, submitOrder, sent)))
    const placed = answers.map(({ data }) => submitOrder.output.parse(data).orderNos)
    expect(placed).toEqual(PORTS.map(() => placed[0]))
    expect(await shop.stockOf(sku?.id ?? 0)).toBe(99)
    const asked = { input: { orderNo: placed[0]?.[0] }, token: buyer.token }
    const read = await Promise.all(PORTS.map((_, at) => askAt(at, getOrderDetail, asked)))
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('a limit of a buyer is one for all of them', async () => {
    const { tokens } = await mall.newUser()
    const statuses: number[] = []
    for (let at = 0; at < 8; at += 1) {
      statuses.push((await askAt(at, exportOrders, { token: tokens.accessToken })).status)
    }
    expect(statuses.map((status) => status === 429)).toEqual([0, 0, 0, 0, 0, 1, 1, 1].map(Boolean))
  })

  it('one of them runs the jobs, and nothing of them is on a disk', async () => {
    await vi.waitFor(
      async () => {
        const { rows } = await mall.db.execute(sql`select 1 from pg_stat_activity
          where application_name = 'mall jobs' and datname = current_database()`)
        expect(rows).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
    expect(dirs.filter((dir) => existsSync(dir))).toEqual([])
  })
})
