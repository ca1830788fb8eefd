import { searchProducts } from '@/contract/search/search-calls'
import { openPage } from '../../support/e2e'
import { runsOf } from '../../support/runs'
import type { Target } from './target'
import { chooseArea, expect, test, toastOf } from './target'

const STORMS = runsOf(40)
const toSearch = { name: '热门搜索' }

/** A transition whose call is answered with the fault ends in an error state with a retry. */
function transitionThatMeets(fault: string, target: () => Target) {
  test(`${fault}: a transition ends in an error state with a retry`, async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.goto(shop)
    await controls.arm(searchProducts.path, fault)
    await page.getByRole('navigation', toSearch).getByRole('link').first().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    await expect(main.getByRole('alert')).not.toContainText(/undefined|\[object|null/)
    await controls.disarm()
    await main.getByRole('button', { name: '重试' }).click()
    await expect(main.getByRole('link', { name: /GB/ }).first()).toBeVisible()
  })
}

/** Broken answers that may look different to a browser across origins. */
export function originBrokenAnswers(target: () => Target) {
  for (const fault of ['cut=120', 'reset', 'status=503']) transitionThatMeets(fault, target)

  test('a single failing call is retried automatically', async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.goto(shop)
    await controls.reset()
    await controls.arm(searchProducts.path, 'status=502', 1)
    await page.getByRole('navigation', toSearch).getByRole('link').first().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    await expect(main.getByRole('link', { name: /GB/ }).first()).toBeVisible({ timeout: 20_000 })
    expect(await controls.count(searchProducts.path)).toBe(2)
  })

  test('sign-in: 429 counts down Retry-After on the button', async ({ page }) => {
    const { shop, controls } = target()
    await controls.arm('/api/oauth/getOauthToken', 'status=429;retry-after=30')
    await page.goto(`${shop}/login`)
    await page.getByLabel('用户名 / 手机号').fill('demo')
    await page.getByLabel('密码', { exact: true }).fill('x')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText('操作太频繁，请稍后再试')
    await expect(page.getByRole('button', { name: /\d+ 秒后可重试/ })).toBeDisabled()
    await expect(page.getByLabel('用户名 / 手机号')).toHaveValue('demo')
  })
}

/** Broken answers (RELIABILITY F8-F16) show an error state with a retry, never a blank page. */
export function brokenAnswers(target: () => Target) {
  originBrokenAnswers(target)
  for (const fault of ['html', 'badjson', 'empty', 'shape']) transitionThatMeets(fault, target)

  for (const fault of ['hang', 'reset', 'status=500', 'html', 'badjson', 'cut=50']) {
    test(`${fault}: server rendering answers 503 with the frame and an error state`, async ({
      page,
    }) => {
      const { shop, controls } = target()
      await chooseArea(page.context(), target())
      await controls.arm('/api/*', fault)
      for (const path of ['/', '/search?value=M8', '/product/8']) {
        const answer = await page.request.get(`${shop}${path}`)
        expect(answer.status()).toBe(503)
        const html = await answer.text()
        expect(html).toContain('内容没有加载成功')
        expect(html).toContain('400-000-0000')
      }
    })
  }

  test('leaving a page with calls in flight shows no toast', async ({ page }) => {
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await page.goto(shop)
    await controls.arm(searchProducts.path, 'delay=800')
    const words = page.getByRole('navigation', toSearch).getByRole('link')
    for (let turn = 0; turn < 5; turn += 1) await words.nth(turn).click()
    await page.goto(`${shop}/login`)
    await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('a chunk of an older build causes one full load of the target page', async ({ page }) => {
    const { shop } = target()
    await chooseArea(page.context(), target())
    await page.goto(`${shop}/login`)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    let isGone = true
    await page.route('**/_next/static/chunks/pages/index-*.js', (route) => {
      if (!isGone) return route.continue()
      isGone = false
      return route.fulfill({ status: 404, body: '' })
    })
    await page.getByRole('link', { name: '先逛逛' }).click()
    await expect(page).toHaveURL(`${shop}/`)
    await expect(
      page.getByRole('main').getByRole('link', { name: '紧固件', exact: true }),
    ).toBeVisible()
    expect(loads).toEqual(['/'])
  })

  test('progress bar and overlay disappear after every storm of clicks', async ({ page }) => {
    test.setTimeout(120_000)
    const { shop, controls } = target()
    await chooseArea(page.context(), target())
    await openPage(page, shop)
    await controls.arm('/api/*', 'delay=30')
    const progress = page.getByRole('progressbar')
    let seed = 20_261_121
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    const clickAny = (pick: number) =>
      page.evaluate((at) => {
        const links = [...document.querySelectorAll<HTMLElement>('a[href^="/"]')]
        links[at % links.length]?.click()
      }, pick)
    for (let storm = 0; storm < STORMS; storm += 1) {
      for (let click = 0; click < 3; click += 1) {
        // Next gives the files of a page 3.8 s, then loads it whole: on a busy machine that happens.
        await clickAny(random(10_000)).catch(() => page.waitForLoadState())
      }
      // Back while the last one is still under way; never beyond the first page.
      if (storm > 5 && storm % 4 === 0)
        await page.evaluate(() => window.history.back()).catch(() => page.waitForLoadState())
      if (storm % 4 !== 3) continue
      // On a busy machine each click overtakes the one before; the last ones lead where they say.
      for (const path of ['/', '/category/1']) {
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
        await expect(page).toHaveURL(`${shop}${path}`)
      }
      await expect(progress).toHaveCount(0)
    }
  })
}
