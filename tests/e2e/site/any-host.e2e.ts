import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { keepTokens } from '../../kit/cookies'
import { expect, openPage, test } from '../../support/e2e'
import { portAt, type Server, startMall } from '../../support/servers'
import { STUB_ACCOUNT, stubTokens } from '../../support/stub-answers'
import { openStubHost, type StubHost } from '../../support/stub-host'
import { toastOf } from '../faults/target'

// Two malls for all of them: tests of one file otherwise run apart, each with its own beforeAll.
test.describe.configure({ mode: 'default' })

const TOKEN_PATH = '/api/oauth/getOauthToken'
const mineOf = (page: Page) => page.getByRole('navigation', { name: '我的' })

/** A crash log of another origin, and what it was sent. */
async function openCrashLog() {
  const received: { method: string; type: string; body: string }[] = []
  async function take(request: IncomingMessage) {
    const { method = '', headers } = request
    received.push({ method, type: headers['content-type'] ?? '', body: await text(request) })
  }
  const server = createServer((request, response) => {
    void take(request).then(() => response.writeHead(204).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}/crash`, received, close: () => server.close() }
}

let stub: StubHost
let crashLog: Awaited<ReturnType<typeof openCrashLog>>
let malls: Record<'same' | 'cross', Server>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  stub = await openStubHost()
  crashLog = await openCrashLog()
  const settings = { API_HOST: stub.url, BROWSER_API_HOST: '', ERROR_REPORT_URL: crashLog.url }
  const [same, cross] = await Promise.all([
    startMall(portAt(7), settings),
    startMall(portAt(8), { ...settings, BROWSER_API_HOST: stub.url }),
  ])
  malls = { same, cross }
})
test.beforeEach(() => stub.reset())
test.afterAll(async () => {
  await Promise.all([malls.same.stop(), malls.cross.stop()])
  crashLog.close()
  await stub.close()
})

async function chooseArea(context: BrowserContext, url: string) {
  await context.addCookies([{ name: 'areaHomeIdList', value: '["SH-01"]', url }])
}

/** Signs in through the form with the stub host's account; the page goes on to `path`. */
async function signIn(page: Page, url: string, path: string) {
  await openPage(page, `${url}/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('用户名 / 手机号').fill(STUB_ACCOUNT.username)
  await page.getByLabel('密码', { exact: true }).fill(STUB_ACCOUNT.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${url}${path}`)
}

/** Pages for everybody, and for a buyer who is signed in: every route there is. */
const PUBLIC = [
  '/',
  '/login',
  '/login?method=sms',
  '/register',
  '/forgot-password',
  '/search?value=M8',
  '/category/1',
  '/brands',
  '/brand/1',
  '/shops',
  '/shop/1',
  '/product/8',
  '/compare?sku=1%2C2',
  '/quick-order',
  '/help',
  '/help?type=2-1',
  '/help?type=4-2',
  '/website-introduction',
  '/merchant-join',
  '/repair',
  '/sms-outbox',
  '/_app',
]
const PERSONAL = [
  '/',
  '/cart/list',
  '/order/list?type=2',
  '/order/confirm',
  '/order/pay',
  '/order/refunds',
  '/order/D1',
  '/quotation/list',
  '/quotation/view?no=Q1',
  '/inquiry/list',
  '/inquiry/new',
  '/inquiry/R1',
  '/comment-posting/list',
  '/browsing-history',
  '/system-messages',
  '/quotation/print',
  '/user-info',
  '/user-info?section=security',
  '/user-info?section=favorites',
  '/user-info?section=lists',
  '/user-info?section=addresses',
  '/user-info?section=invoices',
]

/** Pages whose calls leave from the browser: what another origin may change. */
const ACROSS = ['/search?value=M8', '/product/8', '/quick-order', '/merchant-join', '/sms-outbox']

/** The browser logs the first failed answer of a missing call. */
const REFUSED = /^Failed to load resource: .* 404/

/** Complaints about a page: a server error, a toast, a console error, text of the host. */
async function complaintsOf(page: Page, address: string): Promise<string[]> {
  const said: string[] = []
  const hear = (message: ConsoleMessage) => {
    const line = message.text()
    if (message.type() === 'error' && !REFUSED.test(line)) said.push(line)
  }
  page.on('console', hear)
  const answer = await openPage(page, address)
  page.off('console', hear)
  const status = answer?.status() ?? 0
  const toasts = await toastOf(page).allTextContents()
  const content = (await page.getByRole('main').textContent()) ?? ''
  const foreign = content.match(/No static resource|API Not Found/) ?? []
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(/\p{Script=Han}/u.test(content) ? [] : ['blank']),
    ...[...said, ...toasts, ...foreign],
  ]
}

for (const origin of ['same', 'cross'] as const) {
  test.describe(`with an API host of the 36 core calls, asked from the ${origin} origin`, () => {
    let url = ''
    test.beforeEach(async ({ context }) => {
      url = malls[origin].url
      await chooseArea(context, url)
    })

    test('a buyer signs in and sees name, cart count and unread dot', async ({ page }) => {
      await signIn(page, url, '/brands')
      await expect(mineOf(page)).toContainText('zhang')
      await expect(mineOf(page).getByRole('link', { name: /购物车/ })).toContainText('3')
      await expect(mineOf(page).getByText('有未读消息')).toBeAttached()
      const [signedIn] = stub.of(TOKEN_PATH)
      expect(signedIn?.query.toString()).toBe('')
      expect(signedIn?.body).toMatchObject({ grant_type: 'password', ...STUB_ACCOUNT })
      for (const { headers } of stub.requests) expect(headers['x-site-id']).toBe('mall')
    })

    test('an expired token is refreshed once, with the parameters in the query', async ({
      page,
      context,
    }) => {
      await keepTokens(context, url, { ...stubTokens(), accessExpires: Date.now() - 1000 })
      stub.set({ accessToken: 'another' })
      // Calls come while the renewal is under way.
      stub.setLatency(200)
      await openPage(page, `${url}/system-messages`)
      await expect(mineOf(page)).toContainText('zhang')
      await expect(page.getByRole('link', { name: /订单已发货/ })).toBeVisible()
      const [renewal, ...more] = stub.of(TOKEN_PATH)
      expect(more).toEqual([])
      expect(Object.fromEntries(renewal?.query ?? [])).toEqual({
        grant_type: 'refresh_token',
        refresh_token: 'refresh-0',
      })
      expect(renewal?.body).toBe('')
      expect(renewal?.headers.authorization).toMatch(/^Basic /)
      // The token never appears in a Referer header.
      for (const { headers } of stub.requests) {
        expect(String(headers.referer ?? '')).not.toContain('refresh-0')
      }
    })

    test.describe('with tips alone for suggestions', () => {
      test.use({ allowed: REFUSED })

      test('hot words, suggestions and history show, and history is deleted', async ({ page }) => {
        await signIn(page, url, '/brands')
        const words = page.getByRole('navigation', { name: '热门搜索' }).getByRole('link')
        await expect(words).toHaveText(['不锈钢螺栓', '手套'])
        const box = page.getByRole('combobox').first()
        await box.click()
        await page.getByRole('button', { name: '删除 深沟球轴承' }).click()
        await expect(page.getByRole('option')).toHaveText(['安全帽'])
        expect(stub.state().history).toEqual([{ id: 1002, searchTerms: '安全帽' }])
        await box.fill('M8')
        await expect(page.getByRole('option')).toHaveText(['M8 外六角', 'M8 内六角'])
        await expect(toastOf(page)).toHaveCount(0)
      })
    })

    test('opening a message marks it read', async ({ page }) => {
      await signIn(page, url, '/system-messages')
      await expect(mineOf(page).getByText('有未读消息')).toBeAttached()
      await page.getByRole('link', { name: /订单已发货/ }).click()
      await expect(page).toHaveURL(/[?&]id=501/)
      await expect(page.getByText('您的订单已发货。')).toBeVisible()
      await expect(page.getByText('2026-11-24 07:31').first()).toBeVisible()
      await expect(mineOf(page).getByText('有未读消息')).not.toBeAttached()
    })

    test('an area with a non-numeric id is stored', async ({ page, context }) => {
      await context.clearCookies()
      await openPage(page, `${url}/brands`)
      await page.getByRole('button', { name: '允许' }).click()
      await expect(page.getByRole('button', { name: /销售区域/ })).toContainText('上海')
      const cookies = await context.cookies()
      const value = cookies.find(({ name }) => name === 'areaHomeIdList')?.value ?? ''
      expect(decodeURIComponent(value)).toBe('["SH-01"]')
      await openPage(page, `${url}/shops`)
      await expect(page.getByRole('button', { name: '允许' })).toHaveCount(0)
      const [listed] = stub.of('/api/brand/getShopList')
      expect(listed?.body).toMatchObject({ areaCode: ['SH-01'] })
    })

    test('maintenance of the API host leads to /repair', async ({ page }) => {
      stub.set({ isRepairing: true })
      await page.goto(`${url}/brands`)
      await expect(page).toHaveURL(/\/repair/)
    })

    test.describe('render crash', () => {
      test.use({ allowed: /planted|^%o/ })

      test('is reported to a log of another origin without CORS', async ({ page }) => {
        crashLog.received.length = 0
        await openPage(page, `${url}/brands`)
        await page.evaluate(() => {
          Number.prototype.toFixed = () => {
            throw new Error('planted')
          }
        })
        await page.locator('a[href="/shops"]').first().click()
        await expect(page.getByRole('heading', { name: /当前页面无法正常显示/ })).toBeVisible()
        await expect.poll(() => crashLog.received.length).toBe(1)
        const [report] = crashLog.received
        expect(report?.method).toBe('POST')
        expect(report?.type).toBe('text/plain;charset=UTF-8')
        expect(JSON.parse(report?.body ?? '')).toMatchObject({ message: 'planted' })
      })
    })

    test.describe('every page', () => {
      // What the console says is told apart by page.
      test.use({ allowed: /./ })

      test('renders without console errors', async ({ page, context }) => {
        const complaints: Record<string, string[]> = {}
        const visit = async (path: string) => {
          const heard = await complaintsOf(page, `${url}${path}`)
          if (heard.length > 0) complaints[path] = heard
        }
        for (const path of origin === 'same' ? PUBLIC : ACROSS) await visit(path)
        await keepTokens(context, url, stubTokens())
        for (const path of PERSONAL) await visit(path)
        expect(complaints).toEqual({})
      })
    })
  })
}
