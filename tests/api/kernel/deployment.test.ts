import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { getOauthToken } from '@/contract/account/oauth-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { COOKIE, HEADER } from '@/contract/constants'
import { searchProducts } from '@/contract/search/search-calls'
import { build } from '@/server/edge/ops/start.mjs'
import { openDatabase } from '@/server/kernel/db/client'
import { CLIENT_CREDENTIAL } from '@/services/env'
import { copyDatabase } from '../../support/database-copy'
import { hasNginx, openNginx } from '../../support/nginx'
import { PRODUCTION } from '../../support/production-settings'
import { LOGS, portAt, type Server, startMall } from '../../support/servers'
import { openTestMall, type TestMall } from '../../support/test-mall'

const BASIC = btoa(`${CLIENT_CREDENTIAL.username}:${CLIENT_CREDENTIAL.password}`)
const CALL = { [HEADER.siteId]: 'mall', 'Content-Type': 'application/json' }
const [FIRST, SECOND, HTTP, HTTPS] = [portAt(40), portAt(41), portAt(42), portAt(43)]
const database = inject('database')

/** Signs in, or renews, at one process. */
async function tokensAt(url: string, input: object) {
  const answer = await fetch(`${url}${getOauthToken.path}`, {
    method: 'POST',
    headers: { ...CALL, Authorization: `Basic ${BASIC}` },
    body: JSON.stringify(input),
  })
  return getOauthToken.output.parse((await answer.json()).data)
}

// Both processes run from the folder that becomes the image, in production mode, behind the proxy's own
// configuration.
describe.skipIf(!('url' in database) || !hasNginx())('two packaged malls behind the proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
  // Filled by `npm test` beside other work; a test by itself fills one of its own.
  const packaged = process.env.TEST_PACKAGED || join(folder, 'mall')
  let malls: Server[] = []
  let mall: TestMall
  let nginx: Awaited<ReturnType<typeof openNginx>>
  let drop: () => Promise<void>

  beforeAll(async () => {
    if (!('url' in database)) return
    if (!process.env.TEST_PACKAGED) {
      await build()
      execFileSync(process.execPath, ['deploy/package.mjs', packaged])
    }
    const copy = await copyDatabase(database)
    drop = copy.drop
    mall = await openTestMall({}, await openDatabase({ DATABASE_URL: copy.url, DATA_DIR: '' }))
    const settings = {
      ...PRODUCTION,
      TRUSTED_PROXY: '1',
      PAGE_CACHE_S: '10',
      PROCESSES: '2',
      CALLS_PER_SECOND: '20',
      DATABASE_URL: copy.url,
    }
    malls = await Promise.all([
      startMall(FIRST, { ...settings, DATA_DIR: join(folder, 'first') }, packaged),
      startMall(SECOND, { ...settings, DATA_DIR: join(folder, 'second') }, packaged),
    ])
    nginx = await openNginx({ folder, malls: [FIRST, SECOND], http: HTTP, https: HTTPS })
  }, 300_000)

  afterAll(async () => {
    await nginx?.close()
    for (const one of malls) await one.stop()
    await mall?.close()
    await drop?.()
    rmSync(folder, { recursive: true, force: true })
  })

  it('sends plain HTTP to TLS, which says so', async () => {
    const plain = await fetch(`http://127.0.0.1:${HTTP}/help?a=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/help?a=1',
    ])
    const { status, headers } = await nginx.ask('/help')
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
  })

  it('keeps a page once for an area, and says nothing of it to browsers', async () => {
    const cookie = (code: string) => ({
      Cookie: `${COOKIE.areas}=${encodeURIComponent(JSON.stringify([code]))}`,
    })
    const path = '/search?value=M8'
    // nginx keeps what a mall sends from its own cache too; each mall has two processes.
    for (const { url } of [...malls, ...malls]) await fetch(`${url}${path}`)
    const first = await nginx.ask(path)
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS'])
    const again = await nginx.ask(path)
    expect([again.headers['x-cache'], again.text]).toEqual(['HIT', first.text])
    expect(again.headers['x-accel-expires']).toBeUndefined()
    expect(again.headers['cache-control']).toContain('no-store')
    const elsewhere = await nginx.ask(path, { headers: cookie('3301') })
    expect(elsewhere.headers['x-cache']).toBe('MISS')
    expect(elsewhere.text).not.toBe(first.text)
    // A cookie of another name to the mall, which must not fill the place of that area.
    const claimed = {
      Cookie: cookie('3301').Cookie.replace(COOKIE.areas, COOKIE.areas.toUpperCase()),
    }
    const odd = await nginx.ask(path, { headers: claimed })
    expect([odd.headers['x-cache'], odd.text]).toEqual(['HIT', first.text])
    const packed = await nginx.ask(path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect([packed.headers['x-cache'], packed.headers['content-encoding']]).toEqual(['HIT', 'gzip'])
  })

  it('keeps files that never change, and no answer of a call', async () => {
    const { text } = await nginx.ask('/login')
    const file = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? ''
    await nginx.ask(file)
    const script = await nginx.ask(file, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(script.headers).toMatchObject({
      'x-cache': 'HIT',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const _again of [1, 2]) {
      const probe = await nginx.ask('/api/healthz')
      expect([probe.status, probe.headers['x-cache']]).toEqual([200, 'MISS'])
    }
    expect((await nginx.ask('/api/metrics')).status).toBe(404)
  })

  it('a sign-in at one process holds at the other, renewed too; its answers are its own', async () => {
    const [first, second] = malls
    if (!first || !second) throw new Error('no malls')
    const { username, password } = await mall.newUser()
    const signedIn = await tokensAt(first.url, { grant_type: 'password', username, password })
    const renewed = await tokensAt(second.url, {
      grant_type: 'refresh_token',
      refresh_token: signedIn.refreshToken,
    })
    const who = await fetch(`${first.url}${getUserInfo.path}`, {
      method: 'POST',
      headers: { ...CALL, Authorization: `Bearer ${renewed.accessToken}` },
      body: '{}',
    })
    expect((await who.json()).data.username).toBe(username)
    const ask = (token: string) =>
      nginx.ask(getUserInfo.path, {
        method: 'POST',
        headers: { ...CALL, ...(token && { Authorization: `Bearer ${token}` }) },
        body: '{}',
      })
    expect((await ask(renewed.accessToken)).text).toContain(username)
    expect((await ask('')).status).toBe(401)
  })

  it('one request id goes through the access log, the page and the calls it is rendered from', async () => {
    const { headers } = await nginx.ask('/search?value=M10', {
      headers: { 'X-Request-Id': 'of-a-visitor' },
    })
    const id = String(headers['x-request-id'])
    expect(id).toMatch(/^[\da-f]{32}$/)
    const logged = () =>
      [FIRST, SECOND]
        .map((port) => readFileSync(`${LOGS}/${port}.log`, 'utf8'))
        .join('')
        .split('\n')
        .filter((line) => line.includes(id))
        .map((line) => JSON.parse(line))
    // A line is written when the answer is out.
    await vi.waitFor(() => {
      expect(nginx.logged()).toContain(`"requestId":"${id}"`)
      expect(logged()).toContainEqual(expect.objectContaining({ msg: 'page', path: '/search' }))
    })
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: 'call', path: searchProducts.path }),
    )
  })

  it('a visitor who invents addresses is counted as one', async () => {
    const search = { keyword: '螺栓', areaCode: ['0000'] }
    const start = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const headers = { ...CALL, 'X-Forwarded-For': `10.0.0.${at}` }
        const asked = { method: 'POST', headers, body: JSON.stringify(search) }
        return (await nginx.ask(searchProducts.path, asked)).status
      }),
    )
    const seconds = (performance.now() - start) / 1000
    const answered = statuses.filter((status) => status === 200).length
    // Two searches a second, counted over ten: twenty at once between two processes, and two a second meanwhile.
    expect(answered).toBeLessThanOrEqual(20 + Math.ceil(2 * seconds))
    expect(statuses).toContain(429)
  })
})
