import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import type { Endpoint } from '@/contract/endpoint'
import { getMallFacts } from '@/contract/help/mall-facts-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getProductSearchTips, getSearchSuggestions } from '@/contract/search/suggestion-calls'
import { ownAddress } from '../../support/captcha'
import { openTestMall, type TestMall } from '../../support/test-mall'

const COUNTRY = { areaCode: ['0000'] }

let mall: TestMall
beforeAll(async () => {
  // Of two processes each allows half: 25 calls in ten seconds.
  mall = await openTestMall({ TRUSTED_PROXY: true, pace: { perSecond: 5, processes: 2 } })
})
afterAll(() => mall.close())

async function statusesOf(
  times: number,
  endpoints: readonly Endpoint[],
  headers: Record<string, string> = ownAddress(),
) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const endpoint = endpoints[turn % endpoints.length]
    if (endpoint)
      statuses.push((await mall.ask(endpoint, { keyword: '螺栓', ...COUNTRY }, { headers })).status)
  }
  return statuses
}

const allowed = (statuses: number[]) => statuses.filter((status) => status === 200).length

describe('what one network may ask', () => {
  it('is a number of calls in ten seconds, whichever they are and whatever it forges', async () => {
    const headers = ownAddress()
    expect(allowed(await statusesOf(26, [getHotSearch, getMallFacts], headers))).toBe(25)
    const [near] = (headers['X-Forwarded-For'] ?? '').split('::')
    const forged = { 'X-Forwarded-For': `1.2.3.4, ${near}::99` }
    const refused = await mall.ask(getHotSearch, undefined, { headers: forged })
    expect([refused.status, refused.msg]).toEqual([
      429,
      expect.stringMatching(/^操作太频繁，请 \d+ 秒后再试$/),
    ])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(allowed(await statusesOf(1, [getHotSearch]))).toBe(1)
  })

  it('is a tenth of that for searches and a fifth for suggestions, each kind together', async () => {
    const headers = ownAddress()
    expect(allowed(await statusesOf(4, [searchProducts], headers))).toBe(2)
    expect(allowed(await statusesOf(1, [getSkuTable], headers))).toBe(0)
    const suggestions = [getProductSearchTips, getSearchSuggestions]
    expect(allowed(await statusesOf(8, suggestions, headers))).toBe(5)
    expect(allowed(await statusesOf(1, [getHotSearch], headers))).toBe(1)
  })

  it('does not count probes, nor what the mall asks for itself', async () => {
    const headers = ownAddress()
    for (let turn = 0; turn < 40; turn += 1) {
      const probe = await mall.fetchPath('/api/healthz', { headers })
      expect(probe.status).toBe(200)
    }
    expect(allowed(await statusesOf(30, [getHotSearch], {}))).toBe(30)
    expect(allowed(await statusesOf(1, [getHotSearch], headers))).toBe(1)
  })
})
