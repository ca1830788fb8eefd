import { describe, expect, it, vi } from 'vitest'
import { searchAddress } from '@/contract/search/search-address'
import { readyWithFirstPage } from '@/server/edge/first-page'

const READY = 'http://mall.test/api/readyz'
const reached = (localAddress: string) => ({
  incoming: { socket: { localAddress, localPort: 81 } },
})

/** A mall whose API answers with this status, and whose home page renders or not, in turn. */
function openMall({ status = 200, renders = [true] }: { status?: number; renders?: boolean[] }) {
  const origins: string[] = []
  const searches: string[] = []
  const load = vi.fn(async () => {})
  async function render(url: string) {
    if (url.includes('/search?')) return searches.push(url) > 0
    origins.push(url)
    return renders[origins.length - 1] ?? false
  }
  const api = readyWithFirstPage({ fetch: () => Response.json({}, { status }) }, render, load)
  const probe = async (url = READY, address = '127.0.0.1') =>
    (await api.fetch(new Request(url), reached(address))).status
  return { api, origins, searches, probe, load }
}

describe('readyz of a process', () => {
  it('has it render the home page once, where it listens', async () => {
    const { probe, origins } = openMall({ renders: [true] })
    expect([await probe(), await probe()]).toEqual([200, 200])
    expect(origins).toEqual(['http://127.0.0.1:81'])
  })

  it('is not ready until a page can be rendered', async () => {
    const { probe, origins } = openMall({ renders: [false, true] })
    expect([await probe(), await probe(), await probe()]).toEqual([503, 200, 200])
    expect(origins).toHaveLength(2)
  })

  it('has it search once, after the page that has rendered', async () => {
    const { probe, searches } = openMall({ renders: [false, true] })
    await probe()
    expect(searches).toEqual([])
    await probe()
    await probe()
    const [search = '', ...others] = searches
    expect(others).toEqual([])
    const { origin, searchParams } = new URL(search)
    expect([origin, searchAddress.read(Object.fromEntries(searchParams)).keyword]).toEqual([
      'http://127.0.0.1:81',
      '六角罗栓 M8',
    ])
  })

  it('loads the other pages once, after the page that has rendered', async () => {
    const { probe, load } = openMall({ renders: [false, true] })
    await probe()
    expect(load).not.toHaveBeenCalled()
    await probe()
    await probe()
    expect(load).toHaveBeenCalledOnce()
  })

  it('renders one page for probes that come at once', async () => {
    const { probe, origins, searches } = openMall({ renders: [true] })
    expect(await Promise.all([probe(), probe(), probe()])).toEqual([200, 200, 200])
    expect([origins.length, searches.length]).toEqual([1, 1])
  })

  it('renders nothing while the API is not ready, nor for other calls', async () => {
    const away = openMall({ status: 503 })
    expect(await away.probe()).toBe(503)
    const open = openMall({})
    expect(await open.probe('http://mall.test/api/healthz')).toBe(200)
    expect([...away.origins, ...open.origins]).toEqual([])
  })

  it('reaches an IPv6 address, and asks nothing without a connection', async () => {
    const { api, probe, origins } = openMall({})
    expect((await api.fetch(new Request(READY))).status).toBe(200)
    expect(await probe(READY, '::1')).toBe(200)
    expect(origins).toEqual(['http://[::1]:81'])
  })
})
