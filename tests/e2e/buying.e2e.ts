import { dismissPrompt, expect, expectAccessible, fillSignIn, test } from '../support/e2e'

test('a buyer chooses an area, searches, filters, looks, signs in and fills the cart', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '紧固件' }).first()).toBeVisible()
  await page.getByRole('button', { name: '允许' }).click()
  await expect(page.getByRole('button', { name: /销售区域/ })).toContainText('上海市')
  await expectAccessible(page)

  await page.getByRole('combobox', { name: /搜索/ }).first().fill(' 外六角螺栓 ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?value=/)
  await expect(page).toHaveTitle('外六角螺栓 - 工品汇')
  const size = page.getByRole('region', { name: '螺纹规格' })
  await size.getByRole('link', { name: /^M8\b/ }).click()
  await expect(page).toHaveURL(/a\d+=\d+/)
  await expect(size.getByRole('link', { name: /^M8\b/ })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  const first = page
    .getByRole('main')
    .getByRole('link', { name: /外六角螺栓 GB/ })
    .first()
  await first.click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('外六角螺栓')
  await expectAccessible(page)
  const product = new URL(page.url()).pathname

  await page.getByRole('link', { name: '请登录' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expectAccessible(page)
  await fillSignIn(page)
  await expect(page).toHaveURL(new RegExp(product))
  await expect(page.getByText('demo', { exact: false }).first()).toBeVisible()

  await page
    .getByRole('link', { name: /购物车/ })
    .first()
    .click()
  await expect(page).toHaveURL('/cart/list')
  await expectAccessible(page)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()
})

test('a visitor who adds to the cart signs in and finds the goods there', async ({ page }) => {
  await page.goto('/search?value=%E6%B7%B1%E6%B2%9F%E7%90%83%E8%BD%B4%E6%89%BF')
  await dismissPrompt(page)
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /深沟球轴承 GB/ })
    .first()
  const title = (await first.textContent()) ?? ''
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/search\?value=/)
  await page.goto('/cart/list')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('a wrong password is said in the form, and what was typed stays', async ({
  page,
  context,
}) => {
  test
    .info()
    .annotations.push({ type: 'console', description: 'the browser logs the refused call' })
  await context.clearCookies()
  await page.goto('/login?redirect=//evil.example/')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入用户名或手机号')).toBeVisible()
  await page.getByLabel('用户名 / 手机号').fill('demo')
  await page.getByLabel('密码', { exact: true }).fill('Demo#2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/')
})
