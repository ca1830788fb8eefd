import { afterEach, beforeEach, expect, it } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { getProductSearchTips } from '@/contract/search/suggestion-calls'
import { ApiError } from '@/services/http/api-error'
import { createKnownAnswers } from '@/services/http/known-answers'
import { createServerClient } from '@/services/mall-client'

/** The body with which the API answers each call. */
let body = ''
beforeEach(() => {
  const headers = { 'content-type': 'application/json' }
  globalThis.__mallApi = () => new Response(body, { headers })
})
afterEach(() => {
  globalThis.__mallApi = undefined
})

const words = (hotWord: string) => JSON.stringify({ code: 0, msg: '', data: [{ id: 7, hotWord }] })

/** Asks as renderings of one process do, each with a client of its own. */
function openProcess() {
  const known = createKnownAnswers()
  return {
    hotWords: () => createServerClient({ known }).http.call(getHotSearch, undefined),
    tips: () => createServerClient({ known }).http.call(getProductSearchTips, { keyword: '螺' }),
  }
}

it('reads an answer once, however often it comes', async () => {
  const { hotWords } = openProcess()
  body = words('螺栓')
  const first = await hotWords()
  expect(first).toEqual([{ id: '7', hotWord: '螺栓' }])
  expect(await hotWords()).toBe(first)
})

it('reads an answer that differs', async () => {
  const { hotWords } = openProcess()
  body = words('螺栓')
  const first = await hotWords()
  body = words('螺母')
  expect(await hotWords()).toEqual([{ id: '7', hotWord: '螺母' }])
  body = words('螺栓')
  expect(await hotWords()).toBe(first)
})

it('lets no call have what another has made of the same text', async () => {
  const { hotWords, tips } = openProcess()
  body = words('螺栓')
  // What are no tips is left out, in place.
  expect(await tips()).toEqual([])
  expect(await hotWords()).toEqual([{ id: '7', hotWord: '螺栓' }])
  expect(await tips()).toEqual([])
})

it.each([
  ['that is cut off', '{"code":0,"data":[', 'contract'],
  ['that its contract refuses', '{"code":0,"data":7}', 'contract'],
  ['that is a refusal', '{"code":5000,"msg":"忙","data":null}', 'business'],
  ['that says nothing', '', 'contract'],
])('fails each time on an answer %s', async (_, text, kind) => {
  const { hotWords } = openProcess()
  body = text
  for (const _time of [1, 2]) {
    const error = await hotWords().catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind })
  }
})
