import { expect, test } from '@playwright/test'
import { openChaosProxy } from '../../support/chaos-proxy'
import { openPage } from '../../support/e2e'
import { portAt, type Server, startMall } from '../../support/servers'

const PAGES = ['/', '/search?value=M8', '/product/8']

// One mall for all of them: tests of one file otherwise run apart, each with its own beforeAll.
test.describe.configure({ mode: 'default' })

/** Between a mall and the API it was told of, which is that of the mall under test. */
let proxy: Awaited<ReturnType<typeof openChaosProxy>>
let mall: Server
test.beforeAll(async () => {
  proxy = await openChaosProxy({ target: { host: '127.0.0.1', port: portAt(0) } })
  const env = { API_HOST: `http://127.0.0.1:${proxy.port}`, BROWSER_API_HOST: '' }
  mall = await startMall(portAt(1), env)
})
test.afterEach(() => proxy.set({ kind: 'pass' }))
test.afterAll(async () => {
  await mall.stop()
  await proxy.close()
})

const MODES = [
  { kind: 'refuse' },
  { kind: 'reset' },
  { kind: 'hang' },
  { kind: 'latency', ms: 10_000 },
  { kind: 'drip', bytes: 1, everyMs: 500 },
  { kind: 'cutAfter', bytes: 300 },
  { kind: 'halfClose', bytes: 300 },
] as const

for (const mode of MODES) {
  test(`API that does ${mode.kind}: pages answer 503 with the frame and an error`, async ({
    page,
  }) => {
    await proxy.set(mode)
    const answers = await Promise.all(PAGES.map((path) => page.request.get(`${mall.url}${path}`)))
    expect(answers.map((answer) => answer.status())).toEqual([503, 503, 503])
    // The clock is paused later: only the button retries.
    await page.clock.install()
    await openPage(page, `${mall.url}/search?value=M8`)
    await expect(page.getByRole('navigation', { name: '我的' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 1000)
    // What is still under way fails: a late answer would show the goods before the button is pressed.
    await proxy.set({ kind: 'reset' })
    await proxy.set({ kind: 'pass' })
    await main.getByRole('button', { name: '重试' }).click()
    await expect(main.getByRole('link', { name: /GB/ }).first()).toBeVisible()
  })
}

test('hanging calls release their connections once they time out', async ({ request }) => {
  await proxy.set({ kind: 'hang' })
  await Promise.all(Array.from({ length: 70 }, () => request.get(`${mall.url}/login`)))
  await expect.poll(() => proxy.openSockets(), { timeout: 10_000 }).toBe(0)
})

test('calls answer 503 in the envelope when the API is away', async ({ request }) => {
  await proxy.set({ kind: 'refuse' })
  const response = await request.post(`${mall.url}/api/product/searchProducts`, {
    headers: { 'X-Site-Id': 'mall' },
    data: {},
  })
  expect(response.status()).toBe(503)
  expect(await response.json()).toEqual({
    code: 5003,
    msg: '服务暂时不可用，请稍后再试',
    data: null,
  })
})
