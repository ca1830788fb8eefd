import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getHotSearch } from '@/contract/catalog/home-calls'
import { createServerClient } from '@/services/mall-client'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

beforeEach(() => {
  globalThis.__mallApi = () => Response.json({ code: 0, msg: '', data: [] })
})
afterEach(() => {
  globalThis.__mallApi = undefined
})

/** Asks as the rendering of a visitor's page does; nothing but the collector knows the request afterwards. */
async function render(): Promise<WeakRef<IncomingMessage>> {
  const visitor = new IncomingMessage(new Socket())
  const { http } = createServerClient({ visitor })
  expect(await http.call(getHotSearch, undefined)).toEqual([])
  return new WeakRef(visitor)
}

it('leaves nothing of a visitor’s request in memory', async () => {
  const visitors = await Promise.all(Array.from({ length: 5 }, render))
  await vi.waitFor(() => {
    collectGarbage()
    expect(visitors.filter((visitor) => visitor.deref() !== undefined)).toEqual([])
  })
})
