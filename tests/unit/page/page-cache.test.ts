import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache } from '@/services/page/page-cache'

const TTL_MS = 10_000
/** How much older a page may be that is still sent. */
const STALE_MS = 20_000

/**
 * A server that renders `<n>` for the n-th rendering of anything, with the status its address names or
 * that of `outage`, and `filling.text` in it. `renderingWaits.until` holds every rendering back. What it renders from is
 * never the same, but with a text for `told.content`.
 */
async function startServer(time: { now: number }, { isShared = false, ttlMs = TTL_MS } = {}) {
  const cache = createPageCache(ttlMs, { now: () => time.now, isShared })
  const rendered: string[] = []
  const cookies: (string | undefined)[] = []
  const outage = { status: 0 }
  const filling = { text: '' }
  const told: { content?: string } = {}
  const renderingWaits: { until: Promise<unknown> } = { until: Promise.resolve() }
  const renderings = { begun: 0 }
  const server: Server = createServer(async (req, res) => {
    const key = req.url ?? ''
    res.setHeader('X-Frame', 'of every answer')
    if (cache.send(key, req, res) !== 'miss') return
    renderings.begun += 1
    await renderingWaits.until
    res.statusCode = outage.status || Number(/^\/(\d{3})$/.exec(key)?.[1] ?? 200)
    const content = told.content ?? String(renderings.begun)
    if (cache.sendUnchanged(key, content, res)) return
    cache.keep(key, content, res)
    rendered.push(key)
    cookies.push(req.headers.cookie)
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Set-Cookie', 'a=1')
    res.end(`<p>第 ${rendered.length} 次${filling.text}</p>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return { text: await answer.text(), headers: answer.headers, status: answer.status }
  }
  /** Names of the headers of an answer, in their order. */
  const headerNames = async (path: string) => {
    const request = get({ port, path, headers: { 'Accept-Encoding': 'gzip' } })
    const [answer]: IncomingMessage[] = await once(request, 'response')
    answer?.resume()
    const names = answer?.rawHeaders.filter((_, at) => at % 2 === 0) ?? []
    return names.map((name) => name.toLowerCase())
  }
  const { clear, refresh } = cache
  const close = () => server.close()
  return {
    rendered,
    cookies,
    outage,
    filling,
    told,
    renderingWaits,
    renderings,
    ask,
    headerNames,
    clear,
    refresh,
    close,
  }
}

describe('createPageCache', () => {
  const time = { now: 0 }
  let mall: Awaited<ReturnType<typeof startServer>>
  beforeEach(async () => {
    time.now = 1_000_000
    mall = await startServer(time)
  })
  afterEach(() => mall.close())

  it('sends a kept page gzipped, with its own headers only', async () => {
    await mall.ask('/')
    const saved = await mall.ask('/')
    expect(mall.rendered).toHaveLength(1)
    expect(saved.text).toMatch(/^<p>第 \d+ 次<\/p>$/)
    expect(saved.headers.get('content-encoding')).toBe('gzip')
    expect(saved.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(saved.headers.get('x-frame')).toBe('of every answer')
    expect(saved.headers.get('set-cookie')).toBeNull()
  })

  // nginx obeys whichever of the two comes first.
  it('tells a proxy to keep a page before it tells browsers not to', async () => {
    const shared = await startServer(time, { isShared: true })
    const both = async () =>
      (await shared.headerNames('/')).filter((name) => /^(?:x-accel|cache)-/.test(name))
    expect(await both()).toEqual(['x-accel-expires', 'cache-control'])
    await shared.ask('/')
    expect(await both()).toEqual(['x-accel-expires', 'cache-control'])
    shared.close()
  })

  it('lets a proxy keep what it keeps itself, and nothing without one', async () => {
    const shared = await startServer(time, { isShared: true })
    expect((await shared.ask('/')).headers.get('x-accel-expires')).toBe('10')
    expect((await shared.ask('/')).headers.get('x-accel-expires')).toBe('10')
    expect((await shared.ask('/404')).headers.get('x-accel-expires')).toBeNull()
    expect((await mall.ask('/')).headers.get('x-accel-expires')).toBeNull()
    shared.close()
  })

  it('has none to send once it is cleared, fresh or not', async () => {
    await mall.ask('/')
    const before = mall.rendered.length
    mall.clear()
    await mall.ask('/')
    expect(mall.rendered).toHaveLength(before + 1)
  })

  it('keeps pages by address', async () => {
    await mall.ask('/a')
    await mall.ask('/b')
    expect(mall.rendered.at(-1)).toBe('/b')
  })

  it('sends a stale page to whoever asks, and renders it once meanwhile', async () => {
    const { text } = await mall.ask('/')
    const before = mall.rendered.length
    time.now += TTL_MS
    const gate = new EventEmitter()
    mall.renderingWaits.until = once(gate, 'open')
    const sent = await Promise.all([mall.ask('/'), mall.ask('/'), mall.ask('/')])
    expect(sent.map((answer) => answer.text)).toEqual([text, text, text])
    gate.emit('open')
    await vi.waitFor(async () => {
      expect((await mall.ask('/')).text).toBe(`<p>第 ${before + 1} 次</p>`)
    })
    expect(mall.rendered).toHaveLength(before + 1)
  })

  it('renders two pages anew at once, however many are stale and however long they take', async () => {
    const paths = ['/1', '/2', '/3', '/4', '/5', '/6']
    for (const path of paths) await mall.ask(path)
    const before = mall.renderings.begun
    time.now += TTL_MS + STALE_MS - 5000
    const gate = new EventEmitter()
    mall.renderingWaits.until = once(gate, 'open')
    await Promise.all(paths.slice(0, 4).map((path) => mall.ask(path)))
    const refreshed = paths.map(() => mall.refresh())
    await vi.waitFor(() => expect(mall.renderings.begun).toBe(before + 2))
    // Asked for by somebody, it is rendered whatever waits.
    const asked = mall.ask('/7')
    await vi.waitFor(() => expect(mall.renderings.begun).toBe(before + 3))
    gate.emit('open')
    await Promise.all([asked, ...refreshed])
    await vi.waitFor(() => expect(mall.rendered).toHaveLength(before + 5))
  })

  describe('a page that was asked for lately', () => {
    /** How many pages one refresh has rendered. */
    async function refreshed(): Promise<number> {
      const before = mall.rendered.length
      await mall.refresh()
      return mall.rendered.length - before
    }

    it('is rendered anew before it is too old, so that nobody waits for it', async () => {
      await mall.ask('/')
      expect(await refreshed()).toBe(0)
      time.now += TTL_MS + STALE_MS - 5000
      expect(await refreshed()).toBe(1)
      const { length } = mall.rendered
      expect((await mall.ask('/')).text).toBe(`<p>第 ${length} 次</p>`)
      time.now += TTL_MS + STALE_MS - 5000
      expect((await mall.ask('/')).text).toBe(`<p>第 ${length} 次</p>`)
    })

    it('is one of the last five minutes', async () => {
      await mall.ask('/')
      time.now += 300_000
      expect(await refreshed()).toBe(0)
    })

    it('is rendered without the cookies that say who asked', async () => {
      const headers = { cookie: 'loginInfo=secret; areaHomeIdList=["31"]' }
      await mall.ask('/', { headers })
      time.now += TTL_MS + STALE_MS - 5000
      expect(await refreshed()).toBe(1)
      expect(mall.cookies.at(-1)).toContain('areaHomeIdList')
      expect(mall.cookies.at(-1)).not.toContain('secret')
    })

    it('is forgotten when it can no longer be rendered', async () => {
      await mall.ask('/')
      time.now += TTL_MS + STALE_MS - 5000
      mall.outage.status = 503
      await mall.refresh()
      expect((await mall.ask('/')).status).toBe(503)
    })
  })

  it('never replaces a page by an older one that took longer to compress', async () => {
    mall.filling.text = randomBytes(4_000_000).toString('hex')
    const older = mall.ask('/')
    await vi.waitFor(() => expect(mall.rendered).toHaveLength(1))
    mall.filling.text = ''
    const { text } = await mall.ask('/')
    expect((await older).text).toContain('第 1 次')
    expect((await mall.ask('/')).text).toBe(text)
  })

  it('sends no page that is too old', async () => {
    await mall.ask('/')
    const before = mall.rendered.length
    time.now += TTL_MS + STALE_MS
    expect((await mall.ask('/')).text).toBe(`<p>第 ${before + 1} 次</p>`)
  })

  describe('a page whose content is what it was', () => {
    beforeEach(() => {
      mall.told.content = 'as ever'
    })

    it('is sent however old it is, and is new again by that', async () => {
      const { text, headers } = await mall.ask('/')
      const before = mall.rendered.length
      time.now += 10 * (TTL_MS + STALE_MS)
      const again = await mall.ask('/')
      expect(again.text).toBe(text)
      expect(again.headers.get('content-length')).toBe(headers.get('content-length'))
      const { begun } = mall.renderings
      time.now += TTL_MS - 1
      expect((await mall.ask('/')).text).toBe(text)
      expect(mall.renderings.begun).toBe(begun)
      expect(mall.rendered).toHaveLength(before)
    })

    it('is not rendered to stay ready', async () => {
      await mall.ask('/')
      const before = mall.rendered.length
      for (const _ of [1, 2, 3]) {
        time.now += TTL_MS + STALE_MS - 5000
        const { begun } = mall.renderings
        await mall.refresh()
        expect(mall.renderings.begun).toBe(begun + 1)
      }
      expect(mall.rendered).toHaveLength(before)
    })

    it('is rendered once that has changed', async () => {
      await mall.ask('/')
      const before = mall.rendered.length
      time.now += TTL_MS + STALE_MS
      mall.told.content = 'dearer'
      expect((await mall.ask('/')).text).toBe(`<p>第 ${before + 1} 次</p>`)
    })

    it('is another for another address, and for a client without gzip', async () => {
      await mall.ask('/')
      const before = mall.rendered.length
      await mall.ask('/other')
      const plain = await mall.ask('/', { headers: { 'Accept-Encoding': 'identity' } })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(mall.rendered).toHaveLength(before + 2)
    })

    it('stays when another was still being compressed', async () => {
      const { text } = await mall.ask('/')
      time.now += TTL_MS + STALE_MS
      mall.told.content = 'dearer for a moment'
      mall.filling.text = randomBytes(4_000_000).toString('hex')
      const other = mall.ask('/')
      await vi.waitFor(() => expect(mall.rendered).toHaveLength(2))
      mall.told.content = 'as ever'
      expect((await mall.ask('/')).text).toBe(text)
      expect((await other).text).toContain('第 2 次')
      expect((await mall.ask('/')).text).toBe(text)
    })

    it('is asked for every time where pages are sent for no time', async () => {
      const live = await startServer(time, { ttlMs: 0, isShared: true })
      live.told.content = 'as ever'
      const asked = async () => {
        const { headers } = await live.ask('/')
        expect(headers.get('x-accel-expires')).toBeNull()
        return headers.get('content-encoding')
      }
      expect(await asked()).toBe('gzip')
      const { begun } = live.renderings
      const { length } = live.rendered
      await asked()
      await asked()
      expect(live.renderings.begun).toBe(begun + 2)
      expect(live.rendered).toHaveLength(length)
      live.close()
    })
  })

  it('forgets a stale page that cannot be rendered any more', async () => {
    const { text } = await mall.ask('/')
    time.now += TTL_MS
    mall.outage.status = 503
    expect((await mall.ask('/')).text).toBe(text)
    await vi.waitFor(async () => {
      expect((await mall.ask('/')).status).toBe(503)
    })
  })

  it('lets a proxy keep a stale page for a second', async () => {
    const shared = await startServer(time, { isShared: true })
    await shared.ask('/')
    time.now += TTL_MS
    expect((await shared.ask('/')).headers.get('x-accel-expires')).toBe('1')
    shared.close()
  })

  it('renders for nobody who pretends to be a renewal', async () => {
    const { text } = await mall.ask('/')
    expect((await mall.ask('/', { headers: { 'X-Page-Renewal': 'x' } })).text).toBe(text)
  })

  it.each([404, 503, 307])('does not keep a %i', async (status) => {
    await mall.ask(`/${status}`, { redirect: 'manual' })
    const before = mall.rendered.length
    const again = await mall.ask(`/${status}`, { redirect: 'manual' })
    expect(again.status).toBe(status)
    expect(mall.rendered.length).toBe(before + 1)
  })

  it('renders again for a client without gzip', async () => {
    await mall.ask('/')
    const before = mall.rendered.length
    const plain = await mall.ask('/', { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(mall.rendered.length).toBe(before + 1)
  })

  it('answers HEAD with headers only', async () => {
    const { headers } = await mall.ask('/')
    const head = await mall.ask('/', { method: 'HEAD' })
    expect(head.text).toBe('')
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
  })
})
