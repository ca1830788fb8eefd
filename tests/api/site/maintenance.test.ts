import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getDefaultArea } from '@/contract/area/area-calls'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { CODE } from '@/contract/constants'
import { SITE } from '@/contract/site/company-rules'
import { renderError } from '@/contract/site/error-report-calls'
import { getRepairInfo } from '@/contract/site/repair-calls'
import { meta } from '@/server/kernel/db/account-schema'
import { createMaintenance } from '@/server/modules/site/maintenance-repository'
import { openTestMall, type TestMall } from '../../support/test-mall'

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

describe('maintenance', () => {
  it('refuses calls with code 3110', async () => {
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

  it('still refreshes tokens, so that a signed-in user can read the notice', async () => {
    const { tokens } = await mall.newUser()
    await operator.begin()
    mall.time.now += OPEN_MS
    const grant = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken } as const
    const { accessToken } = await mall.call(getOauthToken, grant)
    const info = await mall.call(getRepairInfo, undefined, { token: accessToken })
    expect(info.repairing).toBe(true)
  })

  it('getRepairInfo returns scope, start and end', async () => {
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

  it('getRepairInfo defaults to Chinese texts and no end time', async () => {
    await operator.begin()
    mall.time.now += OPEN_MS
    const info = await mall.call(getRepairInfo)
    expect(info.endTime).toBeNull()
    for (const text of [info.title, info.content, ...info.scope]) {
      expect(text).toMatch(/\p{Script=Han}/u)
    }
    expect(info.scope).not.toEqual([])
  })

  it('keeps answering probes, documentation, drawings and crash reports', async () => {
    await operator.begin()
    mall.time.now += OPEN_MS
    for (const path of ['healthz', 'readyz', 'openapi.json', 'product/drawing/anchor-bolt.svg']) {
      expect(await publicStatus(`/api/${path}`)).toBe(200)
    }
    expect((await mall.ask(renderError, REPORT)).status).toBe(200)
  })

  it('lasts past the announced end until switched off', async () => {
    await operator.begin({ endTime: mall.time.now + 1000 })
    mall.time.now += 60_000
    expect((await mall.ask(getHotSearch)).code).toBe(CODE.underRepair)
    await operator.end()
    mall.time.now += OPEN_MS
    expect((await mall.ask(getHotSearch)).status).toBe(200)
    expect(await mall.call(getRepairInfo)).toMatchObject({ repairing: false, startTime: null })
  })
})

describe('maintenance state', () => {
  it('is cached for two seconds', async () => {
    await mall.call(getRepairInfo)
    await operator.begin()
    mall.time.now += OPEN_MS - 1
    expect((await mall.call(getRepairInfo)).repairing).toBe(false)
    mall.time.now += 1
    expect((await mall.call(getRepairInfo)).repairing).toBe(true)
  })

  it('is current at once in the process that changes it', async () => {
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
