import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { sharedForSeconds } from '@/server/modules/search/shared-counts'

const catalog = (): CatalogMetadata => ({
  categories: new Map(),
  children: new Map(),
  attributes: new Map(),
  attribute: new Map(),
  values: new Map(),
  brands: new Map(),
  shops: new Map(),
})
const BOLTS = { keyword: '螺栓', areaCode: ['0000'] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('counts of a filter', () => {
  it('are made once for all its pages and sorts, and anew after five seconds', async () => {
    const count = vi.fn(async () => ({ total: 7 }))
    const ask = sharedForSeconds(count)
    const same = catalog()
    const both = await Promise.all([ask(same, BOLTS), ask(same, { ...BOLTS })])
    expect(both).toEqual([{ total: 7 }, { total: 7 }])
    expect(count).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5001)
    await ask(same, BOLTS)
    expect(count).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['another filter', { ...BOLTS, inStock: true }],
    ['another area', { ...BOLTS, areaCode: ['3101'] }],
    ['another buyer’s codes', { ...BOLTS, ownSkuIds: [7] }],
  ])('of %s are its own', async (_what, filter) => {
    const count = vi.fn(async () => null)
    const ask = sharedForSeconds(count)
    const same = catalog()
    await ask(same, BOLTS)
    await ask(same, filter)
    expect(count).toHaveBeenCalledTimes(2)
  })

  it('of a reloaded catalogue are made anew', async () => {
    const count = vi.fn(async () => null)
    const ask = sharedForSeconds(count)
    await ask(catalog(), BOLTS)
    await ask(catalog(), BOLTS)
    expect(count).toHaveBeenCalledTimes(2)
  })

  it('that failed are not shared', async () => {
    const count = vi.fn(async () => 7).mockRejectedValueOnce(new Error('database away'))
    const ask = sharedForSeconds(count)
    const same = catalog()
    await expect(ask(same, BOLTS)).rejects.toThrow('database away')
    expect(await ask(same, BOLTS)).toBe(7)
  })
})
