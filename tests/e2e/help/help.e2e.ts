import { dismissPrompt, expect, expectAccessible, test } from '../../support/e2e'

test('help is searched, read and linked section by section', async ({ page }) => {
  await page.goto('/help?type=1-3&index=7')
  await expect(page.locator('#section-7')).toBeInViewport()
  await expectAccessible(page)
  // It stands at the top: clicking it leads back there.
  await dismissPrompt(page)
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('偏远地区')
  await page.getByRole('button', { name: '查找' }).click()
  await page.getByRole('link', { name: '偏远地区' }).first().click()
  await expect(page).toHaveURL(/type=1-1&index=3/)
  await expect(page.getByRole('heading', { level: 1, name: '配送说明' })).toBeVisible()
  await page.goto('/help?type=nonsense&index=99')
  await expect(page.getByRole('heading', { level: 1, name: '购物流程' })).toBeVisible()
  await page.goto('/help?type=5-1')
  await expect(page).toHaveURL(/\/merchant-join$/)
})

test('the chat panel answers beside the page and keeps its thread', async ({ page }) => {
  await page.goto('/')
  await dismissPrompt(page)
  await page.getByRole('button', { name: '平台客服' }).click()
  await page.getByRole('textbox', { name: '问题' }).fill('退款多久到账？')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '平台客服' })
  await expect(panel.getByRole('blockquote').first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: '平台客服' }).click()
  await expect(panel.getByRole('blockquote').first()).toBeVisible()
  // About goods it answers with goods.
  await panel.getByRole('textbox', { name: '问题' }).fill('M8 外六角螺栓有货吗')
  await page.keyboard.press('Enter')
  await expect(panel.locator('a[href^="/product/"]')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})
