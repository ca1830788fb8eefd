import { getHotSearch } from '@/contract/catalog/home-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { dataFolder } from '../../support/data-folder'
import { freshData, portAt, startApi, startMall } from '../../support/servers'
import { originBrokenAnswers } from './broken-answers'
import { originErrors } from './error-catalogue'
import { originMaintenance } from './maintenance'
import { originSession } from './session'
import { chooseArea, expect, type Target, targetOf, test } from './target'

// One mall for all of them: tests of one file otherwise run apart, each with its own beforeAll.
test.describe.configure({ mode: 'default' })

const DATA_DIR = dataFolder('e2e-api')
const SHOP_PORT = portAt(4)
const SHOP = `http://127.0.0.1:${SHOP_PORT}`

let target: Target
test.beforeAll(async () => {
  test.setTimeout(100_000)
  freshData(`${DATA_DIR}/mock-api`)
  const api = await startApi(portAt(5), {
    FAULTS: '1',
    DATA_DIR,
    CORS_ORIGINS: SHOP,
    DATABASE_URL: '',
    API_HOST: '',
  })
  const mall = await startMall(SHOP_PORT, { API_HOST: api.url, BROWSER_API_HOST: api.url })
  target = targetOf(mall.url, api.url, async () => {
    await mall.stop()
    await api.stop()
  })
})
test.beforeEach(() => target.controls.reset())
test.afterAll(() => target.stop())

test.describe('with the API on another origin', () => {
  originErrors(() => target)
  originMaintenance(() => target)
  originBrokenAnswers(() => target)
  originSession(() => target)

  test('CORS allows only the shop’s origin', async ({ request }) => {
    const ask = (Origin: string) =>
      request.get(`${target.api}${getHotSearch.path}`, { headers: { 'X-Site-Id': 'mall', Origin } })
    const answer = await ask(SHOP)
    expect(getHotSearch.output.parse((await answer.json()).data)).toHaveLength(8)
    expect(answer.headers()['access-control-allow-origin']).toBe(SHOP)
    const stranger = await ask('http://stranger.example')
    expect(stranger.headers()['access-control-allow-origin']).toBeUndefined()
  })

  test('a CORS preflight is sent once per call and then cached', async ({ page, context }) => {
    await chooseArea(context, target)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const sent: string[] = []
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url === `${target.api}${searchProducts.path}`) sent.push(request.method)
    })
    await page.goto(`${SHOP}/login`)
    await page.getByRole('link', { name: '先逛逛' }).click()
    const words = page.getByRole('navigation', { name: '热门搜索' }).getByRole('link')
    for (const turn of [0, 1, 2]) {
      await words.nth(turn).click()
      // The hits of the word before look alike: what was asked tells the turns apart.
      const asked = () => sent.filter((method) => method === 'POST').length
      await expect.poll(asked).toBeGreaterThan(turn)
      await expect(page.getByRole('main').getByRole('link', { name: /GB/ }).first()).toBeVisible()
    }
    expect(sent.filter((method) => method === 'OPTIONS')).toHaveLength(1)
  })
})
