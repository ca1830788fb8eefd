import { beforeEach, describe, expect, it } from 'vitest'
import { getSysRegion } from '@/contract/area/area-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { CODE } from '@/contract/constants'
import { searchProducts } from '@/contract/search/search-calls'
import { ApiError } from '@/services/http/api-error'
import { createKeptAnswers, type KeptAnswers } from '@/services/page/kept-answers'

const MINUTE_MS = 60_000
const words = { endpoint: getHotSearch }
const failed = (code = 5000) =>
  new ApiError({ kind: 'business', endpoint: getHotSearch.name, status: 503, code })

describe('kept answers of a page process', () => {
  const time = { now: 0 }
  let kept: KeptAnswers
  let asked = 0
  beforeEach(() => {
    time.now = 0
    asked = 0
    kept = createKeptAnswers(() => time.now)
  })
  const send = async () => {
    asked += 1
    return asked
  }
  const fail = (code?: number) => async () => {
    asked += 1
    throw failed(code)
  }

  it.each([words, { endpoint: getCategoryList }, { endpoint: getSysRegion }])(
    'are requested once a minute: $endpoint.name',
    async (request) => {
      const pages = await Promise.all(Array.from({ length: 15 }, () => kept.ask(request, send)))
      expect(new Set(pages)).toEqual(new Set([1]))
      time.now = MINUTE_MS - 1
      await kept.ask(request, send)
      expect(asked).toBe(1)
      time.now = MINUTE_MS
      expect(await kept.ask(request, send)).toBe(2)
    },
  )

  it('differ by input', async () => {
    await kept.ask({ endpoint: getCategoryList, input: { level: 1 } }, send)
    expect(await kept.ask({ endpoint: getCategoryList, input: { level: 2 } }, send)).toBe(2)
  })

  it('are kept only for calls of the frame', async () => {
    await kept.ask({ endpoint: searchProducts }, send)
    expect(await kept.ask({ endpoint: searchProducts }, send)).toBe(2)
  })

  it('are forgotten when the mall has closed', async () => {
    await kept.ask(words, send)
    kept.clear()
    expect(await kept.ask(words, send)).toBe(2)
  })

  it('keep a failure for five seconds', async () => {
    await expect(kept.ask(words, fail())).rejects.toThrow()
    time.now = 4999
    await expect(kept.ask(words, send)).rejects.toThrow()
    expect(asked).toBe(1)
    time.now = 5000
    expect(await kept.ask(words, send)).toBe(2)
  })

  it('never keep maintenance, which clears them all', async () => {
    await kept.ask(words, send)
    const search = kept.ask({ endpoint: searchProducts }, fail(CODE.underRepair))
    await expect(search).rejects.toThrow()
    expect(await kept.ask(words, send)).toBe(3)
    time.now = MINUTE_MS * 2
    await expect(kept.ask(words, fail(CODE.underRepair))).rejects.toThrow()
    expect(await kept.ask(words, send)).toBe(5)
  })
})
