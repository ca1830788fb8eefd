import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorlds, type World } from '@/server/edge/faults/worlds'

const IDLE_MS = 60_000
const opened: string[] = []
const closed: string[] = []
/** What the next world waits for before it is there. */
let making: Promise<void> = Promise.resolve()

async function open(name: string): Promise<World> {
  opened.push(name)
  await making
  return {
    api: { fetch: () => new Response(name) },
    async close() {
      closed.push(name)
    },
  }
}

const worlds = () => createWorlds({ open, idleMs: IDLE_MS })
const asText = (made: ReturnType<typeof createWorlds>, name: string, isControl = false) => {
  const ask = async (api: World['api']) => (await api.fetch(new Request('http://mall.test'))).text()
  return made.use(name, ask, { isControl })
}

beforeEach(() => {
  vi.useFakeTimers()
  opened.length = 0
  closed.length = 0
  making = Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a world', () => {
  it('is made by the first call, and once for all that wait', async () => {
    const made = worlds()
    const texts = await Promise.all([asText(made, 'a'), asText(made, 'a'), asText(made, 'b')])
    expect(texts).toEqual(['a', 'a', 'b'])
    expect(opened).toEqual(['a', 'b'])
    expect(made.names()).toEqual(['a', 'b'])
  })

  it('that could not be made is made by the next call', async () => {
    const made = worlds()
    making = Promise.reject(new Error('no space left'))
    await expect(asText(made, 'a')).rejects.toThrow('no space left')
    expect(made.names()).toEqual([])
    making = Promise.resolve()
    expect(await asText(made, 'a')).toBe('a')
  })

  it('is closed when nobody has called for a while, never under a call', async () => {
    const made = worlds()
    let answer = () => {}
    const slow = made.use('a', () => new Promise<void>((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(2 * IDLE_MS)
    expect(closed).toEqual([])
    answer()
    await slow
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    await asText(made, 'a')
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    expect(closed).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect([closed, made.names()]).toEqual([['a'], []])
  })

  it('closed on demand is made anew by its controls, not by a call left over', async () => {
    const made = worlds()
    await asText(made, 'a')
    await made.close('a')
    await expect(asText(made, 'a')).rejects.toThrow('has just been closed')
    expect(made.names()).toEqual([])
    expect(await asText(made, 'a', true)).toBe('a')
    expect(await asText(made, 'a')).toBe('a')
    await made.close('a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await asText(made, 'a')).toBe('a')
  })

  it('of the same name waits until the one before is gone', async () => {
    const made = worlds()
    await asText(made, 'a')
    const closing = made.close('a')
    const again = asText(made, 'a', true)
    expect(opened).toEqual(['a'])
    await closing
    expect([await again, closed]).toEqual(['a', ['a']])
    expect(opened).toEqual(['a', 'a'])
  })

  it('is refused beyond the eighth until one is closed', async () => {
    const made = worlds()
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    await Promise.all(names.map((name) => asText(made, name)))
    await expect(asText(made, 'i')).rejects.toThrow(/8 worlds are open.*: a, b, c, d, e, f, g, h/)
    await made.close('c')
    expect(await asText(made, 'i')).toBe('i')
    await made.closeAll()
    expect(made.names()).toEqual([])
  })

  it('is refused where the data cannot be copied', async () => {
    await expect(asText(createWorlds({}), 'a')).rejects.toThrow(/DATABASE_URL/)
  })
})
