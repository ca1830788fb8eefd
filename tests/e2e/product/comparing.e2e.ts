import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { keepTokens } from '../../kit/cookies'
import { tokensOf } from '../../kit/sign-in'
import {
  dismissPrompt,
  expect,
  expectAccessible,
  fillSignIn,
  MALL,
  openPage,
  test,
} from '../../support/e2e'

/** Cards: each has a heart, and its mark bears the product's name. */
const LIST = '/search?category=10101&view=grid'

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a buyer marks SKUs, compares them and removes one', async ({ page }) => {
      await page.goto(LIST)
      await dismissPrompt(page)
      const marks = page.getByRole('main').getByRole('button', { name: /^对比：/ })
      await expect(marks.first()).toBeVisible()
      for (let count = 0; count < 4; count += 1) await marks.first().click()
      const tray = page.getByRole('region', { name: '商品对比' })
      await expect(tray.getByRole('button', { name: /^移出对比：.*外六角螺栓/ })).toHaveCount(4)
      await marks.first().click()
      await expect(page.getByText('最多对比 4 件，请先移除一件')).toBeVisible()
      await expectAccessible(page)

      await tray.getByRole('link', { name: '开始对比' }).click()
      await expect(page).toHaveURL(/\/compare\?sku=\d+(%2C\d+){3}$/)
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      await expect(tray).toHaveCount(0)
      await expectAccessible(page)
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled).toBeLessThanOrEqual(width)

      const rows = page.getByRole('row')
      const all = await rows.count()
      await page.getByRole('link', { name: '只看不同' }).click()
      await expect(page).toHaveURL(/diff=1/)
      await expect.poll(() => rows.count()).toBeLessThan(all)
      await page
        .getByRole('link', { name: /^移出对比/ })
        .first()
        .click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await page.reload()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await page.goto(LIST)
      await expect(page.getByRole('button', { name: /^移出对比：/ })).toHaveCount(3)
    })
  })
}

test('a visitor who adds a favourite signs in and comes back to add it', async ({ page }) => {
  await page.goto(LIST)
  await dismissPrompt(page)
  const hearts = page.getByRole('main').getByRole('button', { name: /收藏：/ })
  await hearts.first().click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillSignIn(page, DEMO_ACCOUNTS[1])
  await expect(page).toHaveURL(LIST)
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.first()).not.toHaveAttribute('aria-busy', 'true')
  const name = (await hearts.first().getAttribute('aria-label')) ?? ''
  const title = name.replace(/^已收藏：/, '').replace(/ \S+$/, '')

  await page
    .getByRole('navigation', { name: '我的' })
    .getByRole('link', { name: '个人中心' })
    .click()
  await expect(page).toHaveURL('/user-info')
  await page
    .getByRole('navigation', { name: '个人中心' })
    .getByRole('link', { name: '我的收藏' })
    .click()
  const remove = page.getByRole('button', { name: `取消收藏：${title}` })
  await expect(remove).toBeVisible()
  await expectAccessible(page)
  await remove.click()
  await expect(remove).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(remove).toBeVisible()
  await remove.click()
  await expect(remove).toHaveCount(0)
})

test('the favourites page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  await keepTokens(page.context(), MALL, await tokensOf(MALL))
  await openPage(page, '/user-info?section=favorites')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
  await expectAccessible(page)
})
