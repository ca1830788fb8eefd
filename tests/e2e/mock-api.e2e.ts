import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { getHotSearch } from '@/contract/home'

const PORT = Number(process.env.PORT || 3210) + 2
const URL = `http://127.0.0.1:${PORT}`
const SHOP = 'http://shop.example'

let api: ChildProcess
test.beforeAll(async () => {
  test.setTimeout(90_000)
  api = spawn('node_modules/.bin/tsx', ['server/ops/mock-api.ts', '--port', String(PORT)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATA_DIR: '.cache',
      SEED_SKUS: '1000',
      CORS_ORIGINS: SHOP,
    },
  })
  const status = () =>
    fetch(`${URL}/api/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
})
test.afterAll(() => {
  api.kill()
})

test('the API stands alone, for a shop front of another origin too', async ({ request }) => {
  const answer = await request.get(`${URL}${getHotSearch.path}`, {
    headers: { 'X-Site-Id': 'mall', Origin: SHOP },
  })
  expect(getHotSearch.output.parse((await answer.json()).data)).toHaveLength(8)
  expect(answer.headers()['access-control-allow-origin']).toBe(SHOP)
  const preflight = await request.fetch(`${URL}${getHotSearch.path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: SHOP,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-site-id',
    },
  })
  expect(preflight.status()).toBe(204)
  expect(Number(preflight.headers()['access-control-max-age'])).toBeGreaterThan(600)
})
