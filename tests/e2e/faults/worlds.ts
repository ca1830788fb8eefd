import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { routes } from '@/contract/routes'
import { searchProducts } from '@/contract/search/search-calls'
import { askRunningMall } from '@/server/edge/operations/operations-socket'
import { callApi } from '../../kit/call'
import { faultControls } from '../../kit/controls'
import { enterWorld } from '../../kit/cookies'
import { openPage } from '../../support/e2e'
import { chooseArea, expect, type Target, test } from './target'

/** Prices in yuan that no goods of the catalogue have. */
const LEFT = { scope: 'left', price: '977.1234' }
const RIGHT = { scope: 'right', price: '988.3456' }

/** A browser of one world; without a name, of the mall itself. */
async function browserIn(browser: Browser, target: Target, scope?: string) {
  const context = await browser.newContext()
  await chooseArea(context, target)
  if (scope) await enterWorld(context, target.shop, scope)
  return context
}

async function someGoods({ api }: Target) {
  const input = { keyword: 'M8', areaCode: ['0000'] }
  const [hit] = (await callApi(api, searchProducts, { input })).list
  if (!hit) throw new Error('the test catalogue has no M8')
  return { path: routes.product(hit.productId, hit.sku.skuId), itemNo: hit.sku.itemNo }
}

/** Browsers at one mall, each in a world of its own (`x-fault-scope`). */
export function worlds(target: () => Target, dataDir: string) {
  test('two browsers side by side see the pages of their own worlds', async ({ browser }) => {
    const { shop, api, controls } = target()
    const { path, itemNo } = await someGoods(target())
    for (const { scope, price } of [LEFT, RIGHT]) {
      await faultControls(api, scope).reset()
      const command = { verb: 'price', args: [itemNo, price] }
      await askRunningMall(join(dataDir, 'worlds', scope), command)
    }
    const outside = await browserIn(browser, target())
    const left = await browserIn(browser, target(), LEFT.scope)
    const right = await browserIn(browser, target(), RIGHT.scope)
    const pricesIn = async (context: typeof outside) => {
      const text = await (await context.request.get(`${shop}${path}`)).text()
      return [LEFT.price, RIGHT.price].filter((price) => text.includes(price))
    }
    // Twice: nothing that was kept of one is sent to another.
    for (const _round of [1, 2]) {
      const rendered = await Promise.all([left, right, outside].map(pricesIn))
      expect(rendered).toEqual([[LEFT.price], [RIGHT.price], []])
    }

    const leftPage = await left.newPage()
    const rightPage = await right.newPage()
    await openPage(leftPage, `${shop}${path}`)
    await openPage(rightPage, `${shop}${path}`)
    await expect(leftPage.getByRole('main')).toContainText(LEFT.price)
    await expect(rightPage.getByRole('main')).toContainText(RIGHT.price)

    await faultControls(api, LEFT.scope).maintenance(true)
    await leftPage.goto(`${shop}/search?value=M8`)
    await expect(leftPage).toHaveURL(/\/repair\?redirect=/)
    await rightPage.goto(`${shop}/search?value=M8`)
    await expect(rightPage.getByRole('link', { name: /GB/ }).first()).toBeVisible()

    await Promise.all([left, right, outside].map((context) => context.close()))
    for (const { scope } of [LEFT, RIGHT]) await controls.closeScope(scope)
    expect((await controls.state()).scopes).toEqual([])
  })
}
