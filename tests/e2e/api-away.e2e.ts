import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'

const PORT = Number(process.env.PORT || 3210) + 1
const URL = `http://127.0.0.1:${PORT}`
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

// One mall for all of them: tests of one file otherwise run apart, each with its own beforeAll.
test.describe.configure({ mode: 'default' })

let mall: ChildProcess
test.beforeAll(async () => {
  mall = spawn('node_modules/.bin/next', ['start', '-p', String(PORT), '-H', '127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', API_HOST: NOWHERE },
  })
  await expect
    .poll(
      () =>
        fetch(`${URL}/login`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200)
})
test.afterAll(() => {
  mall.kill()
})

for (const path of ['/', '/search?value=M8', '/product/8']) {
  test(`with the API away ${path} is its frame and an error with a way on`, async ({ page }) => {
    const start = Date.now()
    const response = await page.goto(`${URL}${path}`)
    expect(response?.status()).toBe(503)
    expect(Date.now() - start).toBeLessThan(4500)
    await expect(page.getByRole('navigation', { name: '我的' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    await expect(main.getByRole('button', { name: '重试' })).toBeEnabled()
  })
}

test('with the API away its calls say so in an envelope', async ({ request }) => {
  const response = await request.post(`${URL}/api/product/searchProducts`, {
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
