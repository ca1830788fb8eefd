import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { saveAddress } from '@/contract/account/delivery-address-calls'
import { submitOrder } from '@/contract/order/checkout-calls'
import { getOrderList } from '@/contract/order/order-calls'
import { callApi } from '../../kit/call'
import { chooseArea, keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import { dataFolder } from '../../support/data-folder'
import { expect, openPage, test } from '../../support/e2e'
import { freshData, LOGS, portAt, type Server, startMall } from '../../support/servers'

// F37, P4: the process that serves is killed while a browser browses and orders; `npm start` starts another.

const PORT = portAt(2)
/** Long for a click on what is there, ms. */
const CLICK_MS = 2000
/** A process is back within seconds, on a busy machine within more, ms. */
const BACK_MS = 60_000

// Console output of what the killed process left unanswered.
test.use({ allowed: /net::ERR_|status of 50/ })
test.describe.configure({ mode: 'serial' })

let mall: Server
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const data = freshData(dataFolder('e2e-restarts'))
  mall = await startMall(PORT, { DATA_DIR: data, DATABASE_URL: '', API_HOST: '' })
})
test.afterAll(() => mall.stop())

/** Kills the process that answered last, without a word. */
function kill() {
  const pids = [...readFileSync(`${LOGS}/${PORT}.log`, 'utf8').matchAll(/"pid":(\d+)/g)]
  process.kill(Number(pids.at(-1)?.[1]), 'SIGKILL')
}

const isReady = () =>
  fetch(`${mall.url}/api/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
const untilBack = () => expect.poll(isReady, { timeout: BACK_MS }).toBe(true)

async function signIn(page: Page): Promise<object> {
  const tokens = await tokensOf(mall.url)
  // Where the goods go: an address elsewhere would change the date, which the buyer confirms first.
  await chooseArea(page.context(), mall.url, '33')
  await keepTokens(page.context(), mall.url, tokens)
  return { Authorization: `Bearer ${tokens.accessToken}` }
}

test('a visit goes on after a restart: one view fails, its retry shows the goods', async ({
  page,
}) => {
  await signIn(page)
  await openPage(page, `${mall.url}/search?value=M8`)
  const main = page.getByRole('main')
  const next = main.getByRole('link', { name: '下一页' }).first()
  await expect(next).toBeVisible()
  kill()
  await next.click()
  await expect(main.getByRole('alert')).toBeVisible()
  await untilBack()
  const again = main.getByRole('button', { name: '重试' })
  // It may ask again by itself, even between the look and the click.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: CLICK_MS })
    await expect(main.getByRole('link', { name: /GB|M8/ }).first()).toBeVisible()
  }).toPass()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await page.goto(`${mall.url}/user-info`)
  await expect(page.getByRole('navigation', { name: '我的' })).toContainText('demo')
})

test('a process killed before it answers an order: it is placed once, and the buyer led to it', async ({
  page,
}) => {
  const headers = await signIn(page)
  const region = { provinceCode: '33', cityCode: '3301', countyCode: '330110' }
  const address = { contact: '张三', phone: '13800138000', street: '示例路1号', isDefault: true }
  await callApi(mall.url, saveAddress, { headers, input: { ...address, ...region } })
  await page.goto(`${mall.url}/search?value=深沟球轴承`)
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  await page.getByRole('link', { name: '立即购买' }).click()
  const submit = page.getByRole('button', { name: '提交订单' })
  await expect(submit).toBeEnabled()
  await expect(submit).not.toHaveAttribute('aria-busy')
  let kills = 1
  await page.route(`**${submitOrder.path}`, async (route) => {
    const answer = await route.fetch()
    kills -= 1
    if (kills < 0) return route.fulfill({ response: answer })
    kill()
    return route.abort('connectionreset')
  })
  await submit.click()
  const placed = async () => {
    const again = page.getByRole('button', { name: '再次确认' })
    if (await again.isVisible()) await again.click()
    return page.url()
  }
  await expect.poll(placed, { timeout: BACK_MS }).toMatch(/\/order\/pay\?no=D\d{18}/)
  await untilBack()
  expect((await callApi(mall.url, getOrderList, { headers })).total).toBe(1)
})

test.describe('a start that cannot work ends with one line:', () => {
  for (const [setting, value, line] of [
    ['PORT', String(PORT), /^PORT \d+ on 127\.0\.0\.1 is in use$/],
    ['PORT', 'http', /^wrong setting: PORT=http /],
    ['LOG_LEVEL', 'loud', /^wrong setting: LOG_LEVEL=loud /],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:1/mall', /cannot be reached/],
  ] as const) {
    test(`${setting}=${value.replace(String(PORT), 'of another')}`, () => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['server/edge/ops/start.mjs'],
        {
          encoding: 'utf8',
          env: { ...process.env, HOST: '127.0.0.1', PORT: '0', [setting]: value },
        },
      )
      expect(`${stdout}${stderr}`.trim()).toMatch(line)
      expect(`${stdout}${stderr}`).not.toContain('secret')
      expect(`${stdout}${stderr}`.trim().split('\n')).toHaveLength(1)
      expect(status).toBe(1)
    })
  }
})
