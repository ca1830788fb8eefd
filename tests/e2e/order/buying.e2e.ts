import { deleteCartProduct } from '@/contract/cart/cart-calls'
import { DEMO_ACCOUNTS } from '@/server/edge/seed/demo-accounts'
import { searchPage } from '../../kit/pages/search-page'
import { dismissPrompt, expect, expectAccessible, fillSignIn, test } from '../../support/e2e'

const ARRIVAL = /\d{1,2}月\d{1,2}日（周.）送达/

test('a buyer chooses an area, searches, filters, signs in and fills the cart', async ({
  page,
}) => {
  await page.goto('/')
  await expect(
    page.getByRole('main').getByRole('link', { name: '紧固件', exact: true }),
  ).toBeVisible()
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
  // The list's heading holds the same words: only the button is the product's alone.
  await expect(page.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible()
  await expectAccessible(page)
  const product = new URL(page.url()).pathname
  // Named once the calendar has loaded; the cart says the same day.
  const arrival = page.getByRole('main').getByText(ARRIVAL).first()
  await expect(arrival).toBeVisible()
  const [day = ''] = ARRIVAL.exec((await arrival.textContent()) ?? '') ?? []

  await page.getByRole('link', { name: '请登录' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
  await expectAccessible(page)
  await fillSignIn(page)
  await expect(page).toHaveURL(new RegExp(product))
  await expect(page.getByText('demo', { exact: false }).first()).toBeVisible()

  await page.getByRole('button', { name: '加入购物车', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible()
  await page
    .getByRole('navigation', { name: '我的' })
    .getByRole('link', { name: /购物车/ })
    .click()
  await expect(page).toHaveURL('/cart/list')
  const line = page.getByRole('listitem').filter({ has: page.locator(`a[href^="${product}?"]`) })
  await expect(line).toBeVisible()
  await expect(line).toContainText(day)
  await expectAccessible(page)

  const quantity = line.getByRole('spinbutton')
  const before = await quantity.inputValue()
  await line.getByRole('button', { name: '增加' }).click()
  await expect(quantity).not.toHaveValue(before)
  await expect(line).not.toHaveAttribute('aria-busy', 'true')
  await page.reload()
  await expect(quantity).not.toHaveValue(before)
  const select = line.getByRole('checkbox')
  await select.click()
  await expect(select).not.toBeChecked()
  // The line goes at once; whoever signs out before the answer has it still.
  const deleted = page.waitForResponse((answer) => answer.url().endsWith(deleteCartProduct.path))
  await line.getByRole('button', { name: /^删除/ }).click()
  await expect(line).toHaveCount(0)
  expect((await deleted).status()).toBe(200)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcart%2Flist')
})

test('a visitor who adds to the cart signs in and finds the product in the cart', async ({
  page,
}) => {
  await page.goto('/search?value=%E6%B7%B1%E6%B2%9F%E7%90%83%E8%BD%B4%E6%89%BF')
  await dismissPrompt(page)
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /深沟球轴承 GB/ })
    .first()
  const title = (await first.textContent()) ?? ''
  await searchPage(page).addFirst()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillSignIn(page, DEMO_ACCOUNTS[1])
  await expect(page).toHaveURL(/\/search\?value=/)
  await page.goto('/cart/list')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('an unsafe redirect leads home, and empty sign-in fields show errors', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入用户名或手机号')).toBeVisible()
  await fillSignIn(page, DEMO_ACCOUNTS[1])
  await expect(page).toHaveURL('/')
})
