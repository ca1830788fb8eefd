import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getHomePage } from '@/contract/catalog/home-calls'
import { fromChinaMinute } from '@/contract/china-clock'
import { opsAudit } from '@/contract/operations/access-operation-calls'
import { operate } from '@/server/edge/operations/operations'
import { fillDemo } from '@/server/edge/ops/database'
import { ensureDemoHome } from '@/server/edge/seed/demo-home'
import { meta } from '@/server/kernel/db/account-schema'
import { banners, homeNotices } from '@/server/kernel/db/home-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: times of the home page are compared in SQL.

const CACHED_MS = 61_000

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
const idIn = (line: string) => /\d+/.exec(line)?.[0] ?? ''

/** The home page once its cache has ended. */
async function home() {
  mall.time.now += CACHED_MS
  return mall.call(getHomePage, { areaCode: ['0000'] })
}
const titles = async () => (await home()).banners.map(({ title }) => title)

describe('banners', () => {
  it('are shown between their times, with a drawing or none, until they are closed', async () => {
    mall.time.now = fromChinaMinute('2026-11-24 08:00')
    const words = ['双十二 直降', '全场紧固件', '螺栓']
    const times = ['--from', '2026-11-24 09:00', '--until', '2026-11-25']
    const id = idIn(await ops('banner-create', ...words, ...times))
    expect(await titles()).not.toContain('双十二 直降')
    mall.time.now = fromChinaMinute('2026-11-24 09:00')
    const shown = (await home()).banners.find(({ title }) => title === '双十二 直降')
    expect(shown).toEqual({ title: '双十二 直降', text: '全场紧固件', keyword: '螺栓', image: '' })
    mall.time.now = fromChinaMinute('2026-11-25 00:00')
    expect(await titles()).not.toContain('双十二 直降')

    await ops('banner-change', id, '--until', '', '--drawing', 'hex-bolt', '--dims', 'd=8&l=30')
    const again = (await home()).banners.find(({ title }) => title === '双十二 直降')
    expect(again?.image).toBe('/api/product/drawing/hex-bolt.svg?d=8;l=30;plain=1')
    expect(await ops('banner-close', id)).toMatch(/closed$/)
    expect(await titles()).not.toContain('双十二 直降')
    await ops('banner-open', id)
    expect(await titles()).toContain('双十二 直降')
    const record = await operate(mall.db, {
      verb: 'audit',
      args: ['--subject', `banner ${id}`],
      json: true,
    })
    const [opened] = opsAudit.output.parse(JSON.parse(record)).list
    expect(opened).toMatchObject({ before: { open: false }, after: { open: true } })
  })

  it.each([
    [
      'an end before the beginning',
      ['--from', '2026-11-25', '--until', '2026-11-24'],
      'until must be later than from',
    ],
    ['a day that is none', ['--from', '2026-02-30'], 'from: write a day'],
    ['a drawing that is none', ['--drawing', 'nix'], 'no drawing is called nix'],
  ])('refuse %s', async (_what, options, reason) => {
    await expect(ops('banner-create', '新', '新', '新', ...options)).rejects.toThrow(reason)
  })

  it('refuse a title that is shown, and numbers that are none', async () => {
    const [one] = await mall.db.select().from(banners).where(eq(banners.open, true)).limit(1)
    const title = one?.title ?? ''
    const taken = `banner ${one?.id} has the title ${title}`
    await expect(ops('banner-create', title, 'a', 'b')).rejects.toThrow(taken)
    await expect(ops('banner-close', '9999')).rejects.toThrow('no banner has the number 9999')
    await expect(ops('banner-change', String(one?.id))).rejects.toThrow('nothing to change')
    await expect(ops('banner-open', String(one?.id))).rejects.toThrow('is open already')
  })
})

describe('notices', () => {
  it('are shown in order, changed and closed', async () => {
    const id = idIn(await ops('notice-create', '元旦期间 照常发货'))
    expect((await home()).notices.at(-1)).toBe('元旦期间 照常发货')
    await ops('notice-change', id, '--text', '元旦放假一天')
    expect((await home()).notices.at(-1)).toBe('元旦放假一天')
    await expect(ops('notice-create', '元旦放假一天')).rejects.toThrow(`notice ${id} says that`)
    await ops('notice-close', id)
    expect((await home()).notices).not.toContain('元旦放假一天')
    expect(await ops('notices')).toContain(`${id}  元旦放假一天  closed`)
    await expect(ops('notice-open', '9999')).rejects.toThrow('no notice has the number 9999')
  })
})

describe('the demo’s banners and notices', () => {
  it('come once, to a demo that was filled before they were rows too', async () => {
    await mall.db.delete(banners)
    await mall.db.delete(homeNotices)
    expect(await home()).toMatchObject({ banners: [], notices: [] })
    await ensureDemoHome(mall.db)
    expect(await mall.db.$count(banners)).toBe(0)
    await mall.db.delete(meta).where(eq(meta.key, 'demo_home'))
    await fillDemo(mall.db, 1000)
    const filled = await home()
    expect([filled.banners.length, filled.notices.length]).toEqual([3, 3])
    expect(filled.banners[0]?.image).toContain('/api/product/drawing/')
  })
})
