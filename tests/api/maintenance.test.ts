import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '@/contract/constants'
import { getDefaultArea } from '@/contract/global'
import { getHotSearch } from '@/contract/home'
import { renderError } from '@/contract/log'
import { getOauthToken } from '@/contract/oauth'
import { getRepairInfo } from '@/contract/repair'
import { SITE } from '@/contract/site'
import { meta } from '@/server/db/account-schema'
import { createMaintenance } from '@/server/modules/maintenance/maintenance-repository'
import { openTestMall, type TestMall } from '../support/test-mall'

const OPEN_MS = 2000
const REPORT = { project: 'p', url: '/', time: 't', message: 'm', componentStack: 's' }

let mall: TestMall
/** Another process on the same database. */
let operator: ReturnType<typeof createMaintenance>
beforeAll(async () => {
  mall = await openTestMall()
  operator = createMaintenance(mall.db, () => mall.time.now)
})
afterEach(async () => {
  await operator.end()
  mall.time.now += OPEN_MS
})
afterAll(() => mall.close())

const publicStatus = async (path: string) =>
  (await mall.api.fetch(new Request(`http://mall.test${path}`))).status

describe('a mall under maintenance', () => {
  it('refuses its calls with code 3110', async () => {
    await operator.begin()
    mall.time.now += OPEN_MS
    for (const endpoint of [getHotSearch, getDefaultArea]) {
      const { status, code, msg, data } = await mall.ask(endpoint)
      expect({ status, code, msg, data }).toEqual({
        status: 503,
        code: CODE.underRepair,
        msg: '商城正在维护，请稍后再试',
        data: null,
      })
    }
    expect((await mall.send('/api/no/such/call')).code).toBe(CODE.underRepair)
  })

  it('goes on renewing tokens: whoever is signed in asks for the notice with one', async () => {
    const { tokens } = await mall.newUser()
    await operator.begin()
    mall.time.now += OPEN_MS
    const grant = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken } as const
    const { accessToken } = await mall.call(getOauthToken, grant)
    const info = await mall.call(getRepairInfo, undefined, { token: accessToken })
    expect(info.repairing).toBe(true)
  })

  it('says what is up and until when', async () => {
    const endTime = mall.time.now + 3600_000
    const startTime = mall.time.now
    await operator.begin({ title: '升级', content: '机房搬迁', scope: ['下单'], endTime })
    mall.time.now += OPEN_MS
    expect(await mall.call(getRepairInfo)).toEqual({
      repairing: true,
      title: '升级',
      content: '机房搬迁',
      scope: ['下单'],
      startTime,
      noticeTime: startTime,
      endTime,
      contactPhone: SITE.phone,
      now: mall.time.now,
    })
  })

  it('has Chinese texts and no end when none are given', async () => {
    await operator.begin()
    mall.time.now += OPEN_MS
    const info = await mall.call(getRepairInfo)
    expect(info.endTime).toBeNull()
    for (const text of [info.title, info.content, ...info.scope]) {
      expect(text).toMatch(/\p{Script=Han}/u)
    }
    expect(info.scope).not.toEqual([])
  })

  it('goes on with probes, documentation, drawings and crash reports', async () => {
    await operator.begin()
    mall.time.now += OPEN_MS
    for (const path of ['healthz', 'readyz', 'openapi.json', 'product/drawing/anchor-bolt.svg']) {
      expect(await publicStatus(`/api/${path}`)).toBe(200)
    }
    expect((await mall.ask(renderError, REPORT)).status).toBe(200)
  })

  it('stays closed past the announced end, until it is switched on', async () => {
    await operator.begin({ endTime: mall.time.now + 1000 })
    mall.time.now += 60_000
    expect((await mall.ask(getHotSearch)).code).toBe(CODE.underRepair)
    await operator.end()
    mall.time.now += OPEN_MS
    expect((await mall.ask(getHotSearch)).status).toBe(200)
    expect(await mall.call(getRepairInfo)).toMatchObject({ repairing: false, startTime: null })
  })
})

describe('the state of maintenance', () => {
  it('is read again after two seconds and not before', async () => {
    await mall.call(getRepairInfo)
    await operator.begin()
    mall.time.now += OPEN_MS - 1
    expect((await mall.call(getRepairInfo)).repairing).toBe(false)
    mall.time.now += 1
    expect((await mall.call(getRepairInfo)).repairing).toBe(true)
  })

  it('is known at once to the process that changes it', async () => {
    expect(await operator.current()).toBeNull()
    await operator.begin({ title: '一' })
    expect((await operator.current())?.title).toBe('一')
    await operator.begin({ title: '二' })
    expect((await operator.current())?.title).toBe('二')
    await operator.end()
    expect(await operator.current()).toBeNull()
  })

  it('survives a restart', async () => {
    await operator.begin({ title: '升级' })
    const restarted = createMaintenance(mall.db, () => mall.time.now)
    expect((await restarted.current())?.title).toBe('升级')
  })

  it('is off when its row cannot be read', async () => {
    await operator.begin()
    await mall.db.update(meta).set({ value: '{"title":' }).where(eq(meta.key, 'maintenance'))
    mall.time.now += OPEN_MS
    expect((await mall.ask(getHotSearch)).status).toBe(200)
  })
})
