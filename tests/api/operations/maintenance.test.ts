import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { fromChinaMinute } from '@/contract/china-clock'
import { CODE } from '@/contract/constants'
import { opsAudit } from '@/contract/operations/access-operation-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { operate } from '@/server/edge/operations/operations'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterEach(() => ops('maintenance', 'off'))
afterAll(() => mall.close())

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
const at = (minute: string) => {
  mall.time.now = fromChinaMinute(minute)
}
const code = async () => (await mall.ask(getHotSearch)).code

const FROM = '2026-11-24 02:00'
const UNTIL = '2026-11-24 04:30'
const PLAN = ['on', '升级', '数据库', '--from', FROM, '--until', UNTIL]

describe('planned maintenance', () => {
  it('shuts buyers out from one minute to the other, and no longer', async () => {
    at('2026-11-23 20:00')
    const said = `from ${FROM} until ${UNTIL}  升级 数据库`
    expect(await ops('maintenance', ...PLAN)).toBe(`maintenance is planned: ${said}`)
    const seen: [string, boolean][] = []
    for (const minute of ['2026-11-24 01:59', FROM, '2026-11-24 04:29', UNTIL]) {
      at(minute)
      seen.push([minute, (await code()) === CODE.underRepair])
    }
    expect(seen.map(([, isShut]) => isShut)).toEqual([false, true, true, false])
    at(FROM)
    expect(await mall.call(getRepairInfo)).toMatchObject({
      repairing: true,
      content: '升级 数据库',
      startTime: fromChinaMinute(FROM),
      endTime: fromChinaMinute(UNTIL),
    })
    expect(await ops('maintenance', 'show')).toBe(`maintenance is on: ${said}`)
    at(UNTIL)
    expect(await ops('maintenance', 'show')).toBe('maintenance is off')
  })

  it('is called off before or while it lasts', async () => {
    at('2026-11-23 20:00')
    await ops('maintenance', ...PLAN)
    at('2026-11-24 03:00')
    expect(await code()).toBe(CODE.underRepair)
    expect(await ops('maintenance', 'off')).toBe('maintenance is off')
    mall.time.now += 5000
    expect(await code()).not.toBe(CODE.underRepair)
  })

  it('does not end what an operator has begun', async () => {
    at('2026-11-24 03:00')
    await ops('maintenance', 'on')
    await ops('maintenance', 'on', '--until', UNTIL)
    at('2026-11-24 05:00')
    expect(await code()).toBe(CODE.underRepair)
    expect(await ops('maintenance', 'show')).toContain('until it is turned off')
  })

  it.each([
    ['a beginning alone', ['on', '--from', FROM], 'needs --until'],
    ['an end that has passed', ['on', '--until', '2026-11-22'], 'until must be later'],
    ['an end before it begins', ['on', '--from', UNTIL, '--until', FROM], 'until must be later'],
    ['off with times', ['off', '--until', UNTIL], 'only on takes from and until'],
    ['an hour that is none', ['on', '--until', '2026-11-24 25:00'], 'until: write a day'],
  ])('refuses %s', async (_what, args, reason) => {
    at('2026-11-23 20:00')
    await expect(ops('maintenance', ...args)).rejects.toThrow(reason)
  })

  it('is recorded as it was and became', async () => {
    at('2026-11-23 20:00')
    await ops('maintenance', ...PLAN)
    const record = await operate(mall.db, { verb: 'audit', args: ['--limit', '1'], json: true })
    expect(opsAudit.output.parse(JSON.parse(record)).list).toMatchObject([
      {
        verb: 'maintenance',
        before: { planned: null },
        after: { planned: { content: '升级 数据库' } },
      },
    ])
  })
})
