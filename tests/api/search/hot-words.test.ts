import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getHotSearch, recordSearch } from '@/contract/catalog/home-calls'
import { createHotWordCount } from '@/server/edge/jobs/hot-words'
import { operate } from '@/server/edge/operations/operations'
import { hotWordRulings, searchTerms, searchVotes } from '@/server/kernel/db/catalog-schema'
import { ownAddress } from '../../support/captcha'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 24 * 3600_000

let mall: TestMall
/** Goods are found by it; no word of the assortment's own list. */
const WORD = '不锈钢螺母'

beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
beforeEach(async () => {
  await mall.db.delete(searchVotes)
  await mall.db.delete(hotWordRulings)
})
afterAll(() => mall.close())

const record = (terms: string, headers = ownAddress(), token?: string) =>
  mall.ask(recordSearch, { searchTerms: terms }, { headers, token })

async function recordedBy(voters: number, terms: string): Promise<void> {
  for (let turn = 0; turn < voters; turn += 1) expect((await record(terms)).status).toBe(200)
}

const count = () => createHotWordCount(mall.db, () => mall.time.now)()
const shown = async () => (await mall.call(getHotSearch)).map(({ hotWord }) => hotWord)
const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)

describe('hot words', () => {
  it('are those of the assortment until buyers have searched', async () => {
    await count()
    const words = await shown()
    expect(words).toHaveLength(8)
    expect(words[0]).toBe('外六角螺栓')
  })

  it('count every buyer and every network once a day', async () => {
    const near = (turn: number) => ({ 'X-Forwarded-For': `2001:db8:7:7::${turn}` })
    for (let turn = 0; turn < 30; turn += 1) await record(WORD, near(turn))
    const { accessToken } = (await mall.newUser()).tokens
    for (let turn = 0; turn < 10; turn += 1) await record(WORD, ownAddress(), accessToken)
    await recordedBy(2, WORD)
    await count()
    expect(await shown()).not.toContain(WORD)
    await recordedBy(1, WORD)
    await count()
    expect((await shown())[0]).toBe(WORD)
  })

  it('say nothing of who searched', async () => {
    const headers = ownAddress()
    await record(WORD, headers)
    const [vote] = await mall.db.select().from(searchVotes)
    expect(vote?.voter).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(vote)).not.toContain('2001:db8')
  })

  it.each([
    '加微信evil123领红包',
    'V信 evil123',
    'ＱＱ群 88888888',
    '13912345678',
    'www.evil.example',
    'evil＠evil.com',
    '量子纠缠发动机',
    '螺栓量子纠缠',
    '螺'.repeat(21),
  ])('never are what finds no goods or invites elsewhere: %s', async (terms) => {
    await recordedBy(6, terms)
    await count()
    expect(await shown()).not.toContain(terms)
    expect((await mall.db.select().from(searchTerms)).map(({ term }) => term)).not.toContain(terms)
  })

  it('decay: what few search today beats what many searched last week', async () => {
    await recordedBy(12, WORD)
    mall.time.now += 8 * DAY_MS
    await recordedBy(5, '不锈钢垫圈')
    await count()
    expect((await shown()).slice(0, 2)).toEqual(['不锈钢垫圈', WORD])
    mall.time.now += 7 * DAY_MS
    await count()
    expect(await shown()).not.toContain(WORD)
    mall.time.now += 8 * DAY_MS
    await count()
    expect(await mall.db.select().from(searchVotes)).toEqual([])
    const left = await mall.db.select().from(searchTerms)
    expect(left.every(({ count: weight }) => weight > 0)).toBe(true)
  })

  it('are limited to fifty terms a day of one voter, and sixty calls a minute of a network', async () => {
    const headers = ownAddress()
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn += 1) {
      statuses.push((await record(`螺栓 M${turn}`, headers)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect(await mall.db.$count(searchVotes)).toBe(50)
  })

  it('are pinned, banned and freed by an operator', async () => {
    expect(await ops('hot-word', 'pin', '防割手套', '新品')).toBe('防割手套 新品: pinned')
    await ops('hot-word', 'ban', '外六角螺栓')
    const words = await shown()
    expect(words[0]).toBe('防割手套 新品')
    expect(words).toHaveLength(8)
    expect(words).not.toContain('外六角螺栓')
    expect(await ops('hot-words')).toMatch(/^shown: 防割手套 新品, .*\n.*外六角螺栓 banned/s)
    await recordedBy(6, '外六角螺栓')
    await count()
    expect(await shown()).not.toContain('外六角螺栓')
    await ops('hot-word', 'free', '外六角螺栓')
    expect(await shown()).toContain('外六角螺栓')
    await expect(ops('hot-word', 'praise', 'x')).rejects.toThrow('write pin, ban or free')
  })
})
