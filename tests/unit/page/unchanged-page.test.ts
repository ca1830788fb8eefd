import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { NextPageContext } from 'next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAreas } from '@/services/area/areas'
import type { PageData } from '@/services/page/page-data'

const DATA: PageData = {
  apiBase: '',
  origin: '',
  areas: readAreas({}),
  fallback: { price: 100 },
  failures: {},
}
const FAILURE = { kind: 'http', endpoint: 'x', status: 500, code: 5000, message: '' } as const
const MISSING = { ...FAILURE, kind: 'missing', status: 404 } as const

/** A request for a page, in a browser. */
function requestOf(asPath: string, statusCode: number) {
  const headers = { 'accept-encoding': 'gzip' }
  const req = Object.assign(new IncomingMessage(new Socket()), { headers, url: asPath })
  const res = Object.assign(new ServerResponse(req), { statusCode })
  return { res, context: { pathname: asPath, asPath, query: {}, req, res } }
}

/** A process that keeps pages for no time, so that each is asked for anew. */
async function openMall() {
  vi.resetModules()
  const { sendUnchanged } = await import('@/services/page/page-loader')
  let renderings = 0
  return async (data: PageData, { noCache = false, asPath = '/', status = 200 } = {}) => {
    const { res, context } = requestOf(asPath, status)
    const page = Object.assign(() => null, { noCache })
    // Only what it reads of Next's context.
    if (sendUnchanged(page, context as unknown as NextPageContext, data)) return 'sent'
    renderings += 1
    res.end(`rendering ${renderings}`)
    return 'rendered'
  }
}

/** Asks until a page is sent as it was kept, which follows a moment after it was rendered. */
const untilKept = (ask: () => Promise<string>) =>
  vi.waitFor(async () => expect(await ask()).toBe('sent'))

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('PAGE_CACHE_S', '0')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('a page asked for anew', () => {
  it('is not rendered again from the same data', async () => {
    const ask = await openMall()
    expect(await ask(DATA)).toBe('rendered')
    await untilKept(() => ask(structuredClone(DATA)))
  })

  it.each([
    ['a price', { ...DATA, fallback: { price: 101 } }],
    ['what the host lacks', { ...DATA, missing: ['getHomePage'] }],
    ['an area', { ...DATA, areas: readAreas({ areaHomeIdList: '["31"]' }) }],
  ])('is rendered once %s has changed', async (_, changed) => {
    const ask = await openMall()
    await untilKept(() => ask(DATA))
    expect(await ask(changed)).toBe('rendered')
  })

  it('is rendered on another day in China, from which its dates are told', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:59:00+08:00') })
    const ask = await openMall()
    await untilKept(() => ask(DATA))
    vi.setSystemTime(new Date('2026-12-01T00:00:00+08:00'))
    expect(await ask(DATA)).toBe('rendered')
  })

  it.each([
    ['with a failure in it', { ...DATA, failures: { price: FAILURE } }, {}],
    ['of a thing that is not there', DATA, { status: 404 }],
    ['that must be of this moment', DATA, { noCache: true }],
  ])('is rendered every time %s', async (_, data, asked) => {
    const ask = await openMall()
    await untilKept(() => ask(DATA, { asPath: '/kept' }))
    await ask(data, asked)
    await untilKept(() => ask(DATA, { asPath: '/kept since' })) // by now it would be kept
    expect(await ask(data, asked)).toBe('rendered')
  })

  it('is kept although the host lacks a call', async () => {
    const ask = await openMall()
    await untilKept(() => ask({ ...DATA, failures: { home: MISSING } }))
  })

  it.each([{ NODE_ENV: 'development' }, { FAULTS: '1' }])(
    'is rendered every time with %o',
    async (settings) => {
      for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
      const ask = await openMall()
      await ask(DATA)
      await promisify(gzip)(Buffer.alloc(1_000_000)) // compressed later than the page would be
      expect(await ask(DATA)).toBe('rendered')
    },
  )
})
