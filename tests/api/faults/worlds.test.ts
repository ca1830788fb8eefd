import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSmsOutbox, sendSms } from '@/contract/account/sms-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { FAULT_SCOPE } from '@/contract/constants'
import { getMessageCount } from '@/contract/message/message-count-calls'
import { getOrderList } from '@/contract/order/order-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { captchaTokenFor } from '../../support/captcha'
import { openWorldsMall, type WorldsMall } from '../../support/worlds-mall'

const HOUR_MS = 3600_000
const [{ phone }] = DEMO_ACCOUNTS
const HOT = getHotSearch.path

let malls: WorldsMall
beforeAll(async () => {
  malls = await openWorldsMall()
  await malls.mall.start()
})
afterAll(() => malls.close())

/** What `npm run ops` says on the DATA_DIR that the mock-api was given. */
function ops(...words: string[]): Promise<string> {
  const args = ['server/edge/ops/ops.mjs', ...words]
  const env = { ...process.env, DATA_DIR: malls.home, DATABASE_URL: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}

const numberOfOrders = async (scope: string | null, token: string) =>
  (await malls.at(scope).call(getOrderList, {}, { token })).total

describe('two worlds and the mall', () => {
  it('have carts, orders and sessions of their own', async () => {
    const [one, two, mall] = [malls.at('one'), malls.at('two'), malls.at(null)]
    const [ofOne, ofTwo, ofMall] = await Promise.all([one.signIn(), two.signIn(), mall.signIn()])
    const { data: made } = await one.control('scenario', { name: 'cart' })
    await two.control('scenario', { name: 'orders' })

    expect(made.lines).toBeGreaterThan(5)
    // One of them is saved for later.
    expect(await one.call(getCartListCount, {}, { token: ofOne })).toBe(made.lines - 1)
    expect(await two.call(getCartListCount, {}, { token: ofTwo })).toBe(0)
    expect(await mall.call(getCartListCount, {}, { token: ofMall })).toBe(0)
    expect(await numberOfOrders('one', ofOne)).toBe(0)
    expect(await numberOfOrders('two', ofTwo)).toBe(9)
    expect(await numberOfOrders(null, ofMall)).toBe(0)
    for (const [scope, token] of [
      ['one', ofTwo],
      ['two', ofOne],
      ['one', ofMall],
      [null, ofOne],
    ] as const) {
      expect((await malls.at(scope).ask(getUserInfo, {}, { token })).status).toBe(401)
    }
  })

  it('have faults, clock, maintenance and counts of their own', async () => {
    const [one, two, mall] = [malls.at('one'), malls.at('two'), malls.at(null)]
    await one.control('arm', { path: HOT, fault: 'status=418' })
    await one.control('clock', { shiftMs: HOUR_MS })
    expect((await one.send(HOT)).status).toBe(418)
    expect((await two.send(HOT)).status).toBe(200)
    expect((await mall.send(HOT)).status).toBe(200)
    const dateOf = async (scope: string | null) =>
      Date.parse((await malls.at(scope).send(getRepairInfo.path)).headers.get('Date') ?? '')
    expect((await dateOf('one')) - (await dateOf('two'))).toBeGreaterThan(HOUR_MS - 60_000)
    expect(Math.abs((await dateOf('two')) - (await dateOf(null)))).toBeLessThan(60_000)

    await two.control('maintenance', { on: true })
    expect((await two.send(HOT)).code).toBe(ENVELOPE_CODE.underRepair)
    expect((await mall.send(HOT)).status).toBe(200)
    expect((await one.state()).maintenance).toEqual((await mall.state()).maintenance)

    await one.control('reset')
    expect((await one.send(HOT)).status).toBe(200)
    expect((await two.send(HOT)).code).toBe(ENVELOPE_CODE.underRepair)
    await two.control('reset')
  })

  it('have an outbox, and limits, of their own', async () => {
    const [one, two] = [malls.at('one'), malls.at('two')]
    const captchaToken = await captchaTokenFor(one, 'sms')
    const request = { phone, scene: 'login' as const, captchaToken }
    expect((await two.ask(sendSms, request)).status).toBe(400)
    await one.call(sendSms, request)
    expect(await one.call(getSmsOutbox)).toHaveLength(1)
    expect(await two.call(getSmsOutbox)).toHaveLength(0)
    expect(await malls.at(null).call(getSmsOutbox)).toHaveLength(0)
  })

  it('take what an operator does for them alone', async () => {
    const unread = async (scope: string | null) => {
      const mall = malls.at(scope)
      return mall.call(getMessageCount, {}, { token: await mall.signIn() })
    }
    const all = () => Promise.all(['one', 'two', null].map(unread))
    const before = await all()
    const grown = async () => (await all()).map((count, at) => count - (before[at] ?? 0))
    expect(await ops('--mock-api', '--world', 'one', 'publish', '盘点', '周六不发货')).toMatch(
      /sent to \d+ users/,
    )
    expect(await grown()).toEqual([1, 0, 0])
    expect(await ops('--mock-api', 'publish', '盘点', '周六不发货')).toMatch(/sent to \d+ users/)
    expect(await grown()).toEqual([1, 0, 1])
  })
})

describe('a world', () => {
  it('is named by the cookie too, and by the header before it', async () => {
    const plain = malls.at(null)
    await malls.at('one').control('arm', { path: HOT, fault: 'status=418' })
    const Cookie = `areaHomeIdList=%5B%22%22%5D; ${FAULT_SCOPE}=one`
    expect((await plain.send(HOT, { headers: { Cookie } })).status).toBe(418)
    expect((await malls.at('two').send(HOT, { headers: { Cookie } })).status).toBe(200)
    await malls.at('one').control('disarm')
  })

  it('is gone once closed, and begins anew with what the mall had at its start', async () => {
    await malls.at('two').control('arm', { path: HOT, fault: 'status=418' })
    const { status, data } = await malls.at(null).control('scope/close', { scope: 'two' })
    expect([status, data.scopes]).toEqual([200, ['one']])
    expect(existsSync(join(malls.dir, 'worlds', 'two'))).toBe(false)
    // A page's call left over does not make it anew; a control does.
    expect((await malls.at('two').send(HOT)).status).toBe(409)
    await malls.at('two').control('disarm')
    expect((await malls.at('two').send(HOT)).status).toBe(200)
    expect(await numberOfOrders('two', await malls.at('two').signIn())).toBe(0)
    // Under its own name too: the call is not answered by what it ends.
    expect((await malls.at('two').control('scope/close', { scope: 'two' })).status).toBe(200)
    expect((await malls.at('two').control('scope/close', {})).status).toBe(400)
  })

  it.each(['UPPER', 'a b', '', 'a/../b', 'x'.repeat(33), '%E4%B8%96'])(
    'is refused for the name "%s"',
    async (name) => {
      const { status, code, msg, headers } = await malls.at(name).send(HOT)
      expect([status, code]).toEqual([400, ENVELOPE_CODE.badInput])
      expect(msg).toContain(FAULT_SCOPE)
      expect(headers.get('X-Request-Id')).not.toBeNull()
    },
  )
})

describe('without worlds', () => {
  it('a mall without FAULTS heeds no scope', async () => {
    const plain = await openWorldsMall({ FAULTS: '0' })
    await plain.mall.start()
    expect((await plain.at('NO NAME').send(HOT)).status).toBe(200)
    expect(existsSync(join(plain.dir, 'worlds.beginning'))).toBe(false)
    await plain.close()
  })
})
